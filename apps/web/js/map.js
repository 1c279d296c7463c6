// Paints glyph maps on a canvas: crisp at any zoom, light falling off around the player's piece, memory dimmed.
// Knows glyphs, inks and light, but no game. Colours come from the styles.
const INKS = ['wall', 'ground', 'door', 'exit', 'hazard', 'own', 'weak', 'strong', 'deadly', 'riches', 'tool', 'magic'];
/// A cell's height relative to its width, and its minimum width for fingers and eyes.
const TALL = 1.7;
const LEAST = { fine: 9, coarse: 14 };
/// How long a step and a flash take, in milliseconds, and how far the lamp reaches, in cells.
const STEP = 90;
const FLASH = 220;
const REACH = 6;

const maps = new WeakMap();

/// Shows a map. `lights` has a character per cell: blank for never seen, `~` for remembered, else light from `!` up.
export function paintMap(canvas, columns, signs, inks, lights, more) {
  const { centre, cursor, path, marked, flashed, motion } = JSON.parse(more);
  const map = maps.get(canvas) ?? watch(canvas);
  const [x, y] = [centre % columns, Math.floor(centre / columns)];
  const near = map.at && Math.abs(map.at[0] - x) < 3 && Math.abs(map.at[1] - y) < 3;
  const from = motion && near ? lampAt(map) : [x, y];
  Object.assign(map, { columns, signs: [...signs], inks, lights, cursor, path, marked, from, at: [x, y], since: performance.now(), motion });
  // The list stays until the next one: only a new one flashes, and the mark goes with the next step.
  const list = flashed.join();
  const isNew = list !== '' && list !== map.flashed;
  map.flashed = list;
  map.flash = isNew && motion ? { cells: flashed, until: performance.now() + FLASH } : null;
  draw(map);
}

/// The cell at a position on the page; -1 if there is none.
export function cellAt(canvas, x, y) {
  const map = maps.get(canvas);
  if (!map?.wide) return -1;
  const box = canvas.getBoundingClientRect();
  const column = map.left + Math.floor((x - box.left) / map.wide);
  const row = map.top + Math.floor((y - box.top) / map.high);
  const inside = column >= 0 && column < map.columns && row >= 0 && row < map.rows;
  return inside ? row * map.columns + column : -1;
}

function watch(canvas) {
  const map = { canvas };
  maps.set(canvas, map);
  const again = () => map.signs && draw(map);
  new ResizeObserver(again).observe(canvas.parentElement);
  new MutationObserver(again).observe(document.documentElement, { attributeFilter: ['data-theme'] });
  document.fonts.ready.then(again);
  return map;
}

/// The lamp's position during a step.
function lampAt({ from, at, since, motion }) {
  const done = motion ? Math.min(1, (performance.now() - since) / STEP) : 1;
  return [0, 1].map((axis) => from[axis] + (at[axis] - from[axis]) * done);
}

function draw(map) {
  if (!map.canvas.isConnected) return;
  cancelAnimationFrame(map.frame);
  layOut(map);
  paint(map);
  const moves = map.motion && performance.now() - map.since < STEP;
  if (moves || map.flash) map.frame = requestAnimationFrame(() => draw(map));
}

function layOut(map) {
  const { canvas, columns } = map;
  const scale = devicePixelRatio;
  const width = canvas.parentElement.clientWidth;
  const least = matchMedia('(pointer: coarse)').matches ? LEAST.coarse : LEAST.fine;
  map.rows = Math.ceil(map.signs.length / columns);
  // The styles limit its height: cells shrink first, then only part of the map is shown.
  const room = parseFloat(getComputedStyle(canvas.parentElement).maxHeight) || Infinity;
  map.wide = Math.max(Math.min(width / columns, room / map.rows / TALL), least);
  map.high = Math.round(map.wide * TALL);
  const focus = map.cursor === null ? map.at : [map.cursor % columns, Math.floor(map.cursor / columns)];
  [map.left, map.shown] = part(columns, width / map.wide, focus[0]);
  [map.top, map.seen] = part(map.rows, room / map.high, focus[1]);
  const size = [Math.min(width, columns * map.wide), map.seen * map.high];
  const [wide, high] = size.map((length) => Math.round(length * scale));
  if (canvas.width !== wide || canvas.height !== high) {
    canvas.width = wide;
    canvas.height = high;
    [canvas.style.width, canvas.style.height] = size.map((length) => `${length}px`);
  }
}

/// The first line shown, and how many are, when there is room for `room` of `all`.
function part(all, room, focus) {
  const shown = Math.min(all, Math.floor(room + 0.01));
  return [Math.max(0, Math.min(all - shown, focus - Math.floor(shown / 2))), shown];
}

function paint(map) {
  const { canvas, columns, wide, high, left, top } = map;
  const pen = canvas.getContext('2d');
  const style = getComputedStyle(canvas);
  const token = (name) => style.getPropertyValue(`--glyph-${name}`).trim();
  const [dark, accent] = ['dark', 'accent'].map(token);
  const colours = INKS.map(token);
  const memories = INKS.map((name) => token(`memory-${name}`));
  const plain = token('plain') === '1';
  pen.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
  pen.fillStyle = dark;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  const [lampX, lampY] = lampAt(map);
  const place = (x, y) => [(x - left) * wide, (y - top) * high];
  const middle = place(lampX + 0.5, lampY + 0.5);
  const glow = pen.createRadialGradient(...middle, 0, ...middle, REACH * wide * 1.3);
  glow.addColorStop(0, token('glow'));
  glow.addColorStop(1, token('glow-rim'));
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  const face = (weight) => `${weight} ${Math.round(high * 0.82)}px ${style.getPropertyValue('--mono')}`;
  const fonts = { bold: face(700), usual: face(400) };
  const special = new Set([...map.path, ...map.marked]);
  const own = map.at[1] * columns + map.at[0];
  if (map.flash && performance.now() > map.flash.until) map.flash = null;
  map.signs.forEach((sign, cell) => {
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    if (column < left || column >= left + map.shown || row < top || row >= top + map.seen) return;
    const [x, y] = place(column, row);
    const light = map.lights.charCodeAt(cell) - 33;
    const isLit = light >= 0 && map.lights[cell] !== '~';
    if (isLit) {
      pen.fillStyle = glow;
      pen.fillRect(x, y, wide + 0.6, high + 0.6);
    }
    if (special.has(cell) || cell === map.cursor || map.flash?.cells.includes(cell)) {
      pen.globalAlpha = cell === map.cursor || map.flash?.cells.includes(cell) ? 0.75 : 0.3;
      pen.fillStyle = accent;
      pen.fillRect(x, y, wide, high);
      pen.globalAlpha = 1;
    }
    if (sign === ' ' || cell === own) return;
    const letter = map.inks.charCodeAt(cell);
    const strong = letter < 97;
    pen.globalAlpha = isLit && !strong && !plain ? 0.35 + light / 77 : 1;
    const ink = letter - (strong ? 65 : 97);
    pen.fillStyle = (isLit || strong ? colours : memories)[ink];
    if (cell === map.cursor) pen.fillStyle = dark;
    pen.font = strong ? fonts.bold : fonts.usual;
    pen.fillText(sign, x + wide / 2, y + high / 2 + 1);
    if (strong && letter === 65 + 8) pen.fillRect(x + 1, y + high - 2, wide - 2, 2);
    pen.globalAlpha = 1;
  });
  // The player's piece comes last, in its own light wherever it is during a step.
  const [x, y] = place(lampX, lampY);
  pen.fillStyle = own === map.cursor || map.flash?.cells.includes(own) ? accent : token('glow');
  pen.fillRect(x, y, wide, high);
  pen.fillStyle = own === map.cursor ? dark : colours[INKS.indexOf('own')];
  pen.font = fonts.bold;
  pen.fillText(map.signs[own], x + wide / 2, y + high / 2 + 1);
}
