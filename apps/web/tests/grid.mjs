// A Sudoku page as tests see and use it. Knows the page only by its ids, classes and texts.
import assert from 'node:assert/strict';
import { Readable, visit } from './table.mjs';

/// The puzzle of most tests, with 35 clues.
export const PUZZLE = '95..7.863681.......4.8...5272.5.......5..6...43.7.....5..9..68.....8..75.6.3..9.4';
export const BLANK = '.'.repeat(81);
/// Without two rows of clues the puzzle has many solutions.
export const MANY = '.'.repeat(18) + PUZZLE.slice(18);
/// No rule is broken, but the last cell of the first row has no digit left.
export const NONE = `12345678.${'.'.repeat(36)}........9${'.'.repeat(27)}`;
/// The same digit twice in a row.
export const CONTRADICTORY = `11${'.'.repeat(79)}`;

export const linkToSetup = (setup) => `/sudoku#s=${Buffer.from(setup).toString('base64url')}`;

/// The first solution of a puzzle by brute force: slow, simple, and independent of the program.
export function solve(puzzle) {
  const cells = [...puzzle].map((sign) => (sign === '.' ? 0 : Number(sign)));
  const fits = (cell, digit) => cells.every((other, i) => other !== digit || !sees(cell, i));
  const options = (cell) => [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => fits(cell, digit));
  const fill = () => {
    let best = null;
    for (let cell = 0; cell < 81; cell += 1) {
      if (cells[cell]) continue;
      const found = options(cell);
      if (!best || found.length < best.found.length) best = { cell, found };
    }
    if (!best) return true;
    for (const digit of best.found) {
      cells[best.cell] = digit;
      if (fill()) return true;
    }
    cells[best.cell] = 0;
    return false;
  };
  return fill() ? cells.join('') : null;
}

const row = (cell) => Math.floor(cell / 9);
const column = (cell) => cell % 9;
const box = (cell) => 3 * Math.floor(row(cell) / 3) + Math.floor(column(cell) / 3);
const sees = (a, b) => a !== b && (row(a) === row(b) || column(a) === column(b) || box(a) === box(b));

/// Opens a grid: the tests' puzzle unless another one, or a path, is given.
export async function sitAtGrid(browser, address, { setup = PUZZLE, path, ...options } = {}) {
  const opened = await visit(browser, address, { ...options, settings: { theme: 'light', ...options.settings } });
  await opened.page.goto(path ?? linkToSetup(setup));
  await opened.page.locator('.grid .cell').first().waitFor();
  return { ...opened, grid: new Grid(opened.page, options.hasTouch ? 'tap' : 'click') };
}

/// The contents of all cells, as lists of 81.
const read = () => {
  // Nothing is there yet while a page loads.
  const text = (id) => document.getElementById(id)?.textContent ?? null;
  const cells = [...document.querySelectorAll('.board-place .cell')];
  const named = (name) => cells.flatMap((cell, i) => (cell.classList.contains(name) ? [i] : []));
  const notes = (cell, kind) => [...cell.querySelectorAll(`.${kind} i`)].map((note) => note.className.match(/\d/)[0]).join('');
  return {
    digits: cells.map((cell) => cell.querySelector('.value')?.textContent ?? '.').join(''),
    errors: named('error'),
    selected: named('selected'),
    entries: named('user-entry'),
    wrong: named('wrong'),
    hinted: named('hinted'),
    cursor: named('cursor')[0],
    corner: Object.fromEntries(cells.flatMap((cell, i) => (notes(cell, 'corner') ? [[i, notes(cell, 'corner')]] : []))),
    centre: Object.fromEntries(cells.flatMap((cell, i) => (notes(cell, 'centre') ? [[i, notes(cell, 'centre')]] : []))),
    colours: Object.fromEntries(cells.flatMap((cell, i) => {
      const colour = cell.className.match(/colour-(\d)/)?.[1];
      return colour ? [[i, Number(colour)]] : [];
    })),
    message: text('message'),
    notice: text('notice'),
    time: text('time'),
  };
};

export class Grid extends Readable {
  constructor(page, hand) {
    super(page, hand, read);
  }

  /// A cell by row and column, both from 0.
  cell(r, c) {
    return this.page.locator(`[data-row="${r}"][data-col="${c}"]`);
  }

  at(cell) {
    return this.cell(row(cell), column(cell));
  }

  /// Clicks a cell, then types.
  async enter(r, c, ...keys) {
    await this.cell(r, c)[this.hand]();
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /// How a cell is painted.
  paint(r, c) {
    return this.cell(r, c).evaluate((cell) => {
      const { backgroundColor, color } = getComputedStyle(cell);
      const value = cell.querySelector('.value');
      return { backgroundColor, color, weight: value && getComputedStyle(value).fontWeight };
    });
  }

  /// The centre of a cell on the screen.
  async middle(cell) {
    const { x, y, width, height } = await this.at(cell).boundingBox();
    return { x: x + width / 2, y: y + height / 2 };
  }

  /// Drags with the mouse from cell to cell.
  async drag(...cells) {
    const [first, ...rest] = cells;
    const { x, y } = await this.middle(first);
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    for (const cell of rest) {
      const to = await this.middle(cell);
      await this.page.mouse.move(to.x, to.y, { steps: 3 });
    }
    await this.page.mouse.up();
  }

  /// Presses a button, or a tool that may be inside a menu.
  async use(id) {
    const button = this.page.locator(`#cmd-${id}`);
    if (!(await button.isVisible())) await this.page.locator('#tools-open')[this.hand]();
    await button[this.hand]();
  }

  pad(digit) {
    return this.page.locator(`#pad-${digit}`)[this.hand]();
  }
}
