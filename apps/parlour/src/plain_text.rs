//! Normalises text from any system: drops the byte order mark, and ends every line with a line feed alone.

use std::io::{self, Read};

/// The byte order mark.
const MARK: &[u8] = "\u{feff}".as_bytes();

pub struct PlainText<R> {
    from: R,
    begun: bool,
    /// Bytes read while looking for the mark that are not part of it.
    head: Vec<u8>,
    /// Whether the last byte was a carriage return, which has already ended its line.
    after_return: bool,
}

impl<R: Read> PlainText<R> {
    pub fn of(from: R) -> Self {
        PlainText { from, begun: false, head: Vec::new(), after_return: false }
    }

    /// Skips the mark, byte by byte: a short text being typed must not wait for more.
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

    /// Normalises line endings in place; returns how many bytes are left.
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
