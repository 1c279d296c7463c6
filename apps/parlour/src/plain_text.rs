//! Text of any system as text of ours: no mark of the byte order before it, and every line ends with a line feed alone.

use std::io::{self, Read};

/// What some systems put before a text.
const MARK: &[u8] = "\u{feff}".as_bytes();

/// A reader of such text.
pub struct PlainText<R> {
    from: R,
    begun: bool,
    /// What was read to see whether it is the mark, and is not.
    head: Vec<u8>,
    /// Whether the last byte was a carriage return, which has ended its line already.
    after_return: bool,
}

impl<R: Read> PlainText<R> {
    pub fn of(from: R) -> Self {
        PlainText { from, begun: false, head: Vec::new(), after_return: false }
    }

    /// Passes over the mark, byte by byte: a short text that somebody types must not wait for more.
    fn begin(&mut self) -> io::Result<()> {
        while self.head.len() < MARK.len() && MARK.starts_with(&self.head) {
            let mut byte = [0];
            if self.from.read(&mut byte)? == 0 {
                break;
            }
            self.head.push(byte[0]);
        }
        if self.head == MARK {
            self.head.clear();
        }
        self.begun = true;
        Ok(())
    }

    fn read_raw(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if !self.begun {
            self.begin()?;
        }
        if self.head.is_empty() {
            return self.from.read(into);
        }
        let size = self.head.len().min(into.len());
        into[..size].copy_from_slice(&self.head[..size]);
        self.head.drain(..size);
        Ok(size)
    }

    /// Ends lines as we do; how many bytes are left.
    fn end_lines(&mut self, text: &mut [u8]) -> usize {
        if !self.after_return && !text.contains(&b'\r') {
            return text.len();
        }
        let mut size = 0;
        for place in 0..text.len() {
            let byte = text[place];
            if !(self.after_return && byte == b'\n') {
                text[size] = if byte == b'\r' { b'\n' } else { byte };
                size += 1;
            }
            self.after_return = byte == b'\r';
        }
        size
    }
}

impl<R: Read> Read for PlainText<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        loop {
            let read = self.read_raw(into)?;
            let left = self.end_lines(&mut into[..read]);
            if left > 0 || read == 0 {
                return Ok(left);
            }
        }
    }
}
