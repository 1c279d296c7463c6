// Painted textures: wood grain and felt as shades of white (tinted by a material's colour), tile faces and die sides.
// Knows nothing of the game's state; everything is drawn on a canvas, nothing is fetched.

import { CanvasTexture, CubeTexture, MirroredRepeatWrapping, RepeatWrapping, SRGBColorSpace } from 'three';
import { TILE } from './layout.js';
import { grainRandom, smoothNoise } from './noise.js';

const NUMBER_FONT = '"Fraunces", "Fraunces Variable", Georgia, "Times New Roman", serif';
const CELL = { width: 192, height: Math.round((192 * TILE.height) / TILE.width) };
const DIE_CELL = 192;
const PIP_STEP = 0.228;

/** Where the number's middle sits on a tile's face, from its lower edge, as a part of the height. */
export const NUMBER_PLACE = 0.6;

/** Pips of each value on a 3 by 3 grid, [column, row]. */
const PIPS = {
  1: [[1, 1]],
  2: [[0, 0], [2, 2]],
  3: [[0, 0], [1, 1], [2, 2]],
  4: [[0, 0], [2, 0], [0, 2], [2, 2]],
  5: [[0, 0], [2, 0], [1, 1], [0, 2], [2, 2]],
  6: [[0, 0], [0, 1], [0, 2], [2, 0], [2, 1], [2, 2]],
};

/** Font to wait for before the numbers are painted for good. */
export const NUMBER_FACE = `600 64px ${NUMBER_FONT}`;

/** Grain along u: rings pulled long that darken slowly and end softly, and fine pores. */
export function paintWood() {
  const wide = 512;
  const high = 512;
  const drift = smoothNoise(11, 16);
  const waver = smoothNoise(23, 64);
  const pores = smoothNoise(37, 512);
  return pixels(wide, high, (x, y) => {
    const u = x / wide;
    const v = y / high;
    const bend = drift(u * 2, v * 6) * 1.2 + waver(u * 6, v * 30) * 0.16;
    const ring = (v * 11 + bend * 2.2) % 1;
    const late = ring < 0.82 ? (ring / 0.82) ** 2 : 1 - ((ring - 0.82) / 0.18) ** 2 * (3 - (2 * (ring - 0.82)) / 0.18);
    const pore = pores(u * 24, v * 256) ** 4;
    const broad = drift(u * 1.5 + 5, v * 3 + 2);
    const dark = Math.min(1, late * 0.34 + pore * 0.34 + broad * 0.3);
    return [255 * (1 - dark * 0.5), 255 * (1 - dark * 0.6), 255 * (1 - dark * 0.68)];
  });
}

/** Short crossing fibres. */
export function paintFelt() {
  const size = 512;
  const canvas = sheet(size, size);
  const pen = canvas.getContext('2d');
  const random = grainRandom(5);
  pen.fillStyle = '#d2d2d2';
  pen.fillRect(0, 0, size, size);
  pen.lineWidth = 1.1;
  for (let i = 0; i < 15000; i += 1) {
    const x = random() * size;
    const y = random() * size;
    const angle = random() * Math.PI;
    const length = 3 + random() * 8;
    pen.strokeStyle = random() < 0.5 ? 'rgba(255,255,255,0.16)' : 'rgba(70,70,70,0.15)';
    pen.beginPath();
    pen.moveTo(x, y);
    pen.quadraticCurveTo(x + Math.cos(angle) * length * 0.5 + random() * 3, y + Math.sin(angle) * length * 0.5, x + Math.cos(angle) * length, y + Math.sin(angle) * length);
    pen.stroke();
  }
  return canvas;
}

/**
 * The faces of all tiles side by side, upright faces in the upper row, fallen faces in the lower: `colour` for the
 * picture, `relief` for the carved depth.
 */
export function paintTiles(numbers, wood, inks) {
  const colour = sheet(CELL.width * numbers.length, CELL.height * 2);
  const relief = sheet(colour.width / 2, colour.height / 2);
  const pen = colour.getContext('2d');
  const knife = relief.getContext('2d');
  knife.scale(0.5, 0.5);
  knife.fillStyle = '#fff';
  knife.fillRect(0, 0, colour.width, colour.height);
  const random = grainRandom(71);
  numbers.forEach((number, i) => {
    const x = i * CELL.width;
    for (const row of [0, 1]) {
      plank(pen, wood, x, row * CELL.height, random, row === 0 ? null : inks.fallen);
      const down = (row === 0 ? 1 - NUMBER_PLACE : NUMBER_PLACE) * CELL.height + row * CELL.height;
      carve(knife, number, x + CELL.width / 2, down);
      write(pen, number, x + CELL.width / 2, down, row === 0 ? inks.up : inks.down);
    }
  });
  return { colour, relief };
}

/** The cell of a tile's face in the sheet of `paintTiles`, as u0, v0 and size. */
export function tileCell(index, count, fallen) {
  return { u: index / count, v: fallen ? 0 : 0.5, width: 1 / count, height: 0.5 };
}

/** Six die sides in three columns and two rows, in the order of `values`. */
export function paintDie(values, ink) {
  const colour = sheet(DIE_CELL * 3, DIE_CELL * 2);
  const relief = sheet(colour.width, colour.height);
  const pen = colour.getContext('2d');
  const drill = relief.getContext('2d');
  const cloud = smoothNoise(91, 32);
  pen.drawImage(pixels(colour.width, colour.height, (x, y) => {
    const veil = cloud(x / 24, y / 10) * 0.06 + cloud(x / 90, y / 60) * 0.05;
    return [255 * (1 - veil * 0.6), 255 * (1 - veil * 0.9), 255 * (1 - veil * 1.4)];
  }), 0, 0);
  drill.fillStyle = '#fff';
  drill.fillRect(0, 0, relief.width, relief.height);
  values.forEach((value, i) => {
    const left = (i % 3) * DIE_CELL;
    const top = Math.floor(i / 3) * DIE_CELL;
    const radius = DIE_CELL * (value === 1 ? 0.125 : 0.092);
    for (const [column, row] of PIPS[value]) {
      const x = left + DIE_CELL * (0.5 + (column - 1) * PIP_STEP);
      const y = top + DIE_CELL * (0.5 + (row - 1) * PIP_STEP);
      pip(pen, drill, x, y, radius, ink);
    }
  });
  return { colour, relief };
}

/** The cell of a die's side in the sheet of `paintDie`. */
export function dieCell(side) {
  return { u: (side % 3) / 3, v: side < 3 ? 0.5 : 0, width: 1 / 3, height: 0.5 };
}

/** What brass and lacquer mirror: a dim warm room, a lamp shade above, a window at the left; soft, as worn metal shows it. */
export function paintRoom() {
  const size = 64;
  const walls = ['right', 'left', 'above', 'below', 'near', 'far'].map((wall) => {
    const canvas = sheet(size, size);
    const pen = canvas.getContext('2d');
    const fade = pen.createLinearGradient(0, 0, 0, size);
    const stops = { above: ['#a9803f', '#a9803f'], below: ['#33200f', '#33200f'] }[wall] ?? ['#a9803f', '#33200f'];
    stops.forEach((colour, i) => fade.addColorStop(i, colour));
    pen.fillStyle = fade;
    pen.fillRect(0, 0, size, size);
    const glow = { above: [0.4, 0.5, 0.55], left: [0.5, 0.4, 0.5], near: [0.5, 0.3, 0.6], far: [0.4, 0.25, 0.45] }[wall];
    if (glow) {
      const [x, y, radius] = glow.map((v) => v * size);
      const lamp = pen.createRadialGradient(x, y, 0, x, y, radius);
      lamp.addColorStop(0, '#fff4d8');
      lamp.addColorStop(0.35, 'rgba(255,224,150,0.8)');
      lamp.addColorStop(1, 'rgba(220,170,90,0)');
      pen.fillStyle = lamp;
      pen.fillRect(0, 0, size, size);
    }
    return canvas;
  });
  const cube = new CubeTexture(walls);
  cube.colorSpace = SRGBColorSpace;
  cube.needsUpdate = true;
  return cube;
}

/** A texture of a canvas; `kind` is 'colour' for pictures and 'data' for reliefs; `wrap` is 'mirror', 'repeat' or nothing. */
export function textureOf(canvas, kind, wrap) {
  const texture = new CanvasTexture(canvas);
  if (kind === 'colour') texture.colorSpace = SRGBColorSpace;
  if (wrap) texture.wrapS = texture.wrapT = wrap === 'mirror' ? MirroredRepeatWrapping : RepeatWrapping;
  if (!wrap) texture.anisotropy = 2;
  return texture;
}

/** One board cut from the sheet of wood, paler than it; `paint` covers it so far that only the grain shows through. */
function plank(pen, wood, x, y, random, paint) {
  pen.save();
  pen.beginPath();
  pen.rect(x, y, CELL.width, CELL.height);
  pen.clip();
  pen.translate(x, y + CELL.height);
  pen.rotate(-Math.PI / 2);
  const shift = random() * wood.width * 0.25;
  const lower = random() * wood.height * 0.4;
  pen.drawImage(wood, shift, lower, wood.width * 0.6, wood.height * 0.3, 0, 0, CELL.height, CELL.width);
  pen.fillStyle = 'rgba(255,255,255,0.36)';
  pen.fillRect(0, 0, CELL.height, CELL.width);
  if (paint) {
    pen.globalCompositeOperation = 'saturation';
    pen.fillStyle = '#808080';
    pen.fillRect(0, 0, CELL.height, CELL.width);
    pen.globalCompositeOperation = 'multiply';
    pen.fillStyle = paint;
    pen.fillRect(0, 0, CELL.height, CELL.width);
  }
  pen.restore();
}

function lettering(pen, number) {
  pen.font = `600 ${Math.round(CELL.width * (number > 9 ? 0.5 : 0.6))}px ${NUMBER_FONT}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  const box = pen.measureText(String(number));
  return { text: String(number), drop: (box.actualBoundingBoxAscent - box.actualBoundingBoxDescent) / 2 };
}

function write(pen, number, x, y, ink) {
  const { text, drop } = lettering(pen, number);
  pen.fillStyle = ink;
  pen.fillText(text, x, y + drop);
}

function carve(knife, number, x, y) {
  const { text, drop } = lettering(knife, number);
  knife.filter = 'blur(1.2px)';
  knife.fillStyle = '#000';
  knife.fillText(text, x, y + drop);
  knife.filter = 'none';
}

/** An inked bowl: dark paint with a soft edge, and a rounded hollow in the relief. */
function pip(pen, drill, x, y, radius, ink) {
  pen.fillStyle = ink;
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
  const bowl = drill.createRadialGradient(x, y, 0, x, y, radius * 1.12);
  for (let i = 0; i <= 8; i += 1) {
    const part = i / 8;
    const level = Math.round(255 * (1 - Math.sqrt(Math.max(0, 1 - part * part))));
    bowl.addColorStop(part, `rgb(${level},${level},${level})`);
  }
  drill.fillStyle = bowl;
  drill.beginPath();
  drill.arc(x, y, radius * 1.12, 0, Math.PI * 2);
  drill.fill();
}

function pixels(wide, high, shade) {
  const canvas = sheet(wide, high);
  const pen = canvas.getContext('2d');
  const image = pen.createImageData(wide, high);
  for (let y = 0; y < high; y += 1) {
    for (let x = 0; x < wide; x += 1) {
      const at = (y * wide + x) * 4;
      const [r, g, b] = shade(x, y);
      image.data[at] = r;
      image.data[at + 1] = g;
      image.data[at + 2] = b;
      image.data[at + 3] = 255;
    }
  }
  pen.putImageData(image, 0, 0);
  return canvas;
}

function sheet(wide, high) {
  const canvas = document.createElement('canvas');
  canvas.width = wide;
  canvas.height = high;
  return canvas;
}
