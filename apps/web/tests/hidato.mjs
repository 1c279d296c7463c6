// A Hidato page as tests see and use it. Knows the page only by its ids, classes and texts; the native
// program solves the boards.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { Readable, visit } from './table.mjs';

/// The board of most tests. Counting up from 1, the given 2 is skipped: 3 comes first, at the right end of
/// row 1.
export const SQUARE = `board square king 5 5
10 . . 1 .
. 12 . . 2
13 . . . .
17 . . 25 .
16 . . . 23`;

/// Hexagons with cut corners.
export const HEXAGONS = `board bee hex 5 5
# # 13 . .
# 15 . . 1
16 . . . 3
. . 7 . #
19 . . # #`;

/// Too few numbers for a unique solution.
export const MANY = `board many king 3 3
1 . .
. . .
. . .`;
/// 1 and 3 are too far apart for 2.
export const NONE = `board none ortho 3 3
1 . .
. . .
. 3 9`;
/// A number given twice.
export const TWICE = `board twice king 3 3
1 . .
. 1 .
. . 9`;

export const linkToBoard = (board) => `/hidato#s=${Buffer.from(board).toString('base64url')}`;

/// Runs the native program on a board; returns its output.
const parlour = (input, ...args) => execFileSync(process.env.PARLOUR_BIN, ['hidato', ...args], { input, encoding: 'utf8' });

/// The numbers of the solution, row by row; 0 for a hole.
export function solve(board) {
  const [verdict, ...rows] = parlour(`${board}\n`, 'solve').trim().split('\n');
  assert.match(verdict, / unique /, board);
  return rows.flatMap((row) => row.trim().split(/\s+/).map((sign) => Number(sign) || 0));
}

/// Generates a board.
export const made = (...args) => parlour('', 'generate', ...args).split('solution')[0].trim();

/// The cells in the order they are filled when counting up; cells with a number are skipped.
export function order(board) {
  const solution = solve(board);
  const cells = solution.map((value, cell) => [value, cell]).filter(([value]) => value > 0).sort(([a], [b]) => a - b);
  const signs = board.split('\n').slice(1).flatMap((row) => row.trim().split(/\s+/));
  return cells.map(([, cell]) => cell).filter((cell) => signs[cell] === '.');
}

const read = () => {
  const cells = [...document.querySelectorAll('.board-place .cell')];
  const named = (name) => cells.flatMap((cell, i) => (cell.classList.contains(name) ? [i] : []));
  const text = (id) => document.getElementById(id)?.textContent ?? '';
  const open = (id) => {
    const button = document.getElementById(id);
    return button !== null && !button.disabled;
  };
  return {
    numbers: cells.map((cell) => (cell.classList.contains('hole') ? '#' : cell.querySelector('.value')?.textContent ?? '.')).join(' '),
    given: named('given-clue'),
    entries: named('user-entry'),
    anchor: named('anchor')[0] ?? null,
    open: named('open'),
    dead: named('dead'),
    slip: named('slip'),
    wrong: named('wrong'),
    hinted: named('hinted'),
    cursor: document.querySelector('.woven.focused') ? named('cursor')[0] : null,
    pencil: Object.fromEntries(cells.flatMap((cell, i) => {
      const marks = [...cell.querySelectorAll('.pencil i')].map((mark) => mark.textContent).join(' ');
      return marks ? [[i, marks]] : [];
    })),
    next: text('next'),
    left: text('left'),
    slips: text('slips'),
    message: text('message'),
    notice: text('notice'),
    undo: open('cmd-undo'),
    redo: open('cmd-redo'),
    removes: open('cmd-remove'),
    continues: open('cmd-continue'),
    forward: document.getElementById('cmd-forward')?.getAttribute('aria-pressed') === 'true',
  };
};

export class Board extends Readable {
  constructor(page, hand) {
    super(page, hand, read);
  }

  cell(number) {
    return this.page.locator(`.board-place [data-cell="${number}"]`);
  }

  /// Touches a cell.
  touch(number) {
    return this.cell(number)[this.hand]();
  }

  /// The centre of a cell on the screen.
  async middle(number) {
    const { x, y, width, height } = await this.cell(number).boundingBox();
    return { x: x + width / 2, y: y + height / 2 };
  }

  /// Presses a cell with the mouse and holds it.
  async hold(number, ms = 900) {
    const { x, y } = await this.middle(number);
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.page.waitForTimeout(ms);
    await this.page.mouse.up();
  }

  /// Presses a button, or a tool that may be inside a menu.
  async use(id) {
    const button = this.page.locator(`#cmd-${id}`);
    if (!(await button.isVisible())) await this.page.locator('#tools-open')[this.hand]();
    await button[this.hand]();
  }

  /// Changes one of the game's settings.
  async set(id, value) {
    const sheet = this.page.locator('#sheet');
    if (await sheet.isVisible() && (await sheet.getAttribute('aria-expanded')) === 'false') await sheet.click();
    const field = this.page.locator(`#setting-${id}`);
    if (!(await field.isVisible())) await this.page.locator('#options summary').click();
    if (typeof value === 'boolean') await field.setChecked(value);
    else await field.selectOption(value);
  }

  /// The last announcement.
  async said() {
    return (await this.page.locator('#live').textContent()).replaceAll('\u200b', '');
  }
}

/// Opens a board. For a `doubtful` one, a warning is dismissed first.
export async function sitAtBoard(browser, address, { board = SQUARE, path, doubtful = false, ...options } = {}) {
  const opened = await visit(browser, address, { ...options, settings: { theme: 'light', ...options.settings } });
  await opened.page.goto(path ?? linkToBoard(board));
  await opened.page.locator('.woven .value, .woven.drawn').first().waitFor();
  if (doubtful) {
    await opened.page.locator('#verdict-close').click();
    await opened.page.locator('#verdict').waitFor({ state: 'hidden' });
  }
  return { ...opened, board: new Board(opened.page, options.hasTouch ? 'tap' : 'click') };
}
