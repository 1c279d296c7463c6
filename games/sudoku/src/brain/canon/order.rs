//! A set of column orders that all read the same so far. Columns that nothing has distinguished yet stay
//! tied, and so do the names of digits first met in tied columns; a tie is broken only when a later row
//! depends on it. Knows columns and digits, not rows.

const NOWHERE: u8 = u8::MAX;

/// The orders of three things.
pub const ORDERS: [[u8; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// The numbers of one row by column, 0 for an empty cell.
pub type Row = [u8; 9];

/// The order of the columns as far as it is decided, and the new names of the digits.
#[derive(Clone, Copy)]
pub struct Columns {
    /// The column at each place.
    at: [u8; 9],
    /// The first place that each column can take; tied columns share it.
    first: [u8; 9],
    /// The column in which a digit was met first, by the digit's old name.
    home: [u8; 10],
    /// New name of a digit, less the place of its home (wrapping).
    offset: [u8; 10],
    /// How many digits have names.
    named: u8,
    /// The places, as bits, whose column may change places with the next one.
    tied: u16,
}

/// What the cell at a place can be read as.
pub enum Reading {
    /// Nothing to choose: so many places from here on are read, each with its value.
    Fixed(u8),
    /// These columns of the tied ones all give the least value here.
    Choice { columns: [u8; 3], count: u8 },
}

impl Columns {
    /// The three stacks in this order, the columns inside each tied.
    pub fn of_stacks(stacks: [u8; 3]) -> Self {
        let [mut at, mut first] = [[0; 9]; 2];
        for (place, stack) in stacks.into_iter().enumerate() {
            for i in 0..3 {
                at[3 * place + i] = 3 * stack + i as u8;
                first[usize::from(3 * stack) + i] = 3 * place as u8;
            }
        }
        Columns { at, first, home: [NOWHERE; 10], offset: [0; 10], named: 0, tied: 0o333 }
    }

    /// The columns in this order, with the names 1 to 9 for the digits of a full row.
    pub fn settled(at: [u8; 9], row: &Row) -> Self {
        let mut columns =
            Columns { at, first: [0; 9], home: [NOWHERE; 10], offset: [1; 10], named: 9, tied: 0 };
        for (place, column) in (0..).zip(at) {
            columns.first[usize::from(column)] = place;
            columns.home[usize::from(row[usize::from(column)])] = column;
        }
        columns
    }

    /// In how many ways the tied columns can be ordered.
    pub fn ways(&self) -> u64 {
        let mut ways = 1;
        let mut place = 0;
        while place < 9 {
            let size = self.block(place);
            ways *= [1, 1, 2, 6][size];
            place += size;
        }
        ways
    }

    /// How many columns compete for this place, which must be the first of a block.
    fn block(&self, place: usize) -> usize {
        [1, 2, 1, 3][usize::from(self.tied >> place & 3)]
    }

    /// Reads a row from a place on as far as there is no choice, or finds the choices. Values are
    /// written to `values` from the place on.
    pub fn read(&mut self, row: &Row, place: usize, values: &mut Row) -> Reading {
        let size = self.block(place);
        if size == 1 {
            let column = self.at[place];
            values[place] = self.name(row[usize::from(column)], column, place);
            return Reading::Fixed(1);
        }
        let blanks = self.bring_blanks_forward(row, place, size);
        if blanks > 0 {
            values[place..place + blanks].fill(0);
            return Reading::Fixed(blanks as u8);
        }
        let mut least = u8::MAX;
        let mut choice = ([0; 3], 0);
        for index in place..place + size {
            let column = self.at[index];
            let Some(value) = self.value_if_first(row[usize::from(column)], place) else { continue };
            if value < least {
                (least, choice) = (value, ([column, 0, 0], 1));
            } else if value == least {
                choice.0[choice.1] = column;
                choice.1 += 1;
            }
        }
        if choice.1 == 0 {
            // All are new here: they take the next names, in whatever order the columns will have.
            for index in 0..size {
                let digit = usize::from(row[usize::from(self.at[place + index])]);
                self.home[digit] = self.at[place + index];
                self.offset[digit] = (self.named + 1).wrapping_sub(place as u8);
                values[place + index] = self.named + 1 + index as u8;
            }
            self.named += size as u8;
            return Reading::Fixed(size as u8);
        }
        values[place] = least;
        Reading::Choice { columns: choice.0, count: choice.1 as u8 }
    }

    /// Takes one of the columns of a [`Reading::Choice`].
    pub fn choose(&mut self, row: &Row, column: u8) {
        self.lead(column);
        self.lead(self.home[usize::from(row[usize::from(column)])]);
    }

    /// The name of a digit, which it gets now if it has none; ties that it depends on are broken
    /// for the least.
    fn name(&mut self, digit: u8, column: u8, place: usize) -> u8 {
        if digit == 0 {
            return 0;
        }
        let digit = usize::from(digit);
        if self.home[digit] == NOWHERE {
            self.named += 1;
            self.home[digit] = column;
            self.offset[digit] = self.named.wrapping_sub(place as u8);
            return self.named;
        }
        let home = self.home[digit];
        self.lead(home);
        self.offset[digit].wrapping_add(self.first[usize::from(home)])
    }

    /// The least name of a known digit if its column were the first of the tied ones here.
    fn value_if_first(&self, digit: u8, place: usize) -> Option<u8> {
        let home = self.home[usize::from(digit)];
        if home == NOWHERE {
            return None;
        }
        let first = self.first[usize::from(home)];
        // A home among the tied columns themselves comes second then.
        let first = if usize::from(first) == place { first + 1 } else { first };
        Some(self.offset[usize::from(digit)].wrapping_add(first))
    }

    /// Puts a column first among those it is tied with.
    fn lead(&mut self, column: u8) {
        let place = usize::from(self.first[usize::from(column)]);
        if self.tied >> place & 1 == 0 {
            return;
        }
        for index in place..place + self.block(place) {
            let other = self.at[index];
            if other == column {
                self.at.swap(place, index);
            } else {
                self.first[usize::from(other)] = place as u8 + 1;
            }
        }
        self.tied &= !(1 << place);
    }

    /// Puts the columns that are empty in this row before those tied with them; counts them.
    fn bring_blanks_forward(&mut self, row: &Row, place: usize, size: usize) -> usize {
        let mut blanks = 0;
        for index in place..place + size {
            if row[usize::from(self.at[index])] == 0 {
                self.at.swap(place + blanks, index);
                blanks += 1;
            }
        }
        if blanks > 0 {
            self.tied &= !(1 << (place + blanks - 1));
            for index in place + blanks..place + size {
                self.first[usize::from(self.at[index])] = (place + blanks) as u8;
            }
        }
        blanks
    }
}
