// Mill positions for tests and screenshots. Knows links, not the page.

/// White is about to close a mill and take one of Black's last three stones.
export const NEARLY_WON = '********/*@***@*@/O**O*OO* w m s 4 0 3 0 0 0 0 0 0 0 0 0 20';
/// White has a removal pending: by a mill, or by intervention between d5 and d7.
export const PENDING = 'capture; fen @*******/OO*****O/@**@*O** w p r 4 5 3 6 2 0 0 0 0 0 0 0 4 i:w-2-8.24|b-0-';
/// Twelve stones each on a board with diagonals, half of them placed, with a mill closed.
export const TWELVE = 'twelve; fen O@**O*@*/@*OO*@*@/O@*@O*** w p p 6 5 7 4 0 0 0 0 0 0 0 0 9';

/// White, with three flying stones against four, wins with its fourteenth turn; with three against three with its second.
export const LONG_WIN = 'O*O@****/**@*****/*O****@@ w m s 3 0 4 0 0 0 0 0 0 0 0 0 30';
export const SHORT_WIN = 'O***@O**/**@*****/*O*@**** w m s 3 0 3 0 0 0 0 0 0 0 0 0 30';

/// From there: White's move that gives the win away.
export const SPOILT = ['d5', 'e5'];

export const linkToPosition = (setup) => `/mill#s=${Buffer.from(setup).toString('base64url')}`;
