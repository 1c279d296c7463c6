// What things are made of: walnut, felt, brass, bone and lacquered tiles, tinted from the theme's colours.
// Owns every texture and material it makes and frees them together.

import { AddOperation, Color, MeshLambertMaterial, MeshPhongMaterial, MixOperation } from 'three';
import { paintDie, paintFelt, paintRoom, paintTiles, paintWood, textureOf } from './textures.js';

export const TILE_COLOURS = { up: '#ffd700', picked: '#ff6b6b', down: '#555555' };

// The light theme, for a page without colours of its own.
const FALLBACK = {
  felt: '#1f5c46', walnut: '#5b3a29', brass: '#b07a1e', ivory: '#f3e7d0', ink: '#2a2420', paper: '#faf6ef', dark: false,
};

/** A whole theme from a possibly partial one. */
export function wholeTheme(theme) {
  return { ...FALLBACK, ...theme };
}

/** Canvases that no theme changes, painted once for a scene. */
export function paintSheets() {
  return { wood: paintWood(), felt: paintFelt() };
}

export class Materials {
  /** Simple shading throughout: physically based materials look no better under one lamp and cost phones dearly. */
  constructor(sheets, theme, dieValues) {
    this.sheets = sheets;
    this.owned = [];
    this.room = this.own(paintRoom());
    this.shine = theme.dark ? 0.7 : 1;
    this.ink = darker(theme.ink, theme.paper);
    const wood = this.own(textureOf(sheets.wood, 'colour', 'mirror'));
    const nap = this.own(textureOf(sheets.felt, 'colour', 'repeat'));
    const napRelief = this.own(textureOf(sheets.felt, 'data', 'repeat'));
    const walnut = apart(theme.walnut, theme.paper, theme.ink, 0.3);
    const felt = apart(theme.felt, theme.walnut, theme.ink, 0.1);
    const table = new Color(theme.walnut).lerp(new Color(theme.dark ? theme.paper : '#dcb88c'), theme.dark ? 0.15 : 0.75);
    const brass = new Color(theme.brass).lerp(new Color('#f0c660'), 0.3);

    this.walnut = this.own(new MeshPhongMaterial({ color: lift(walnut, theme.dark ? 2.1 : 1.6), map: wood, specular: '#3a2c1e', shininess: 24 }));
    this.deck = this.own(new MeshLambertMaterial({ color: lift(walnut, theme.dark ? 1.4 : 1), map: wood }));
    this.table = this.own(new MeshLambertMaterial({ color: table, map: wood }));
    this.felt = this.own(new MeshLambertMaterial({ color: lift(felt, theme.dark ? 0.95 : 1.2), map: nap, bumpMap: napRelief, bumpScale: 2.4, vertexColors: true }));
    this.thread = this.own(new MeshLambertMaterial({ color: felt.clone().lerp(new Color(theme.ivory), 0.5) }));
    const metal = { combine: MixOperation, reflectivity: 0.5 * this.shine, envMap: this.room, specular: '#ffe2a0', shininess: 60 };
    this.brass = this.own(new MeshPhongMaterial({ color: brass, ...metal }));
    this.screw = this.own(new MeshPhongMaterial({ color: lift(brass, 0.35), ...metal, reflectivity: 0.35 }));
    this.ring = this.own(new MeshLambertMaterial({ color: theme.ivory, emissive: lift(new Color(theme.ivory), 0.2) }));

    const die = paintDie(dieValues, this.ink);
    this.blank = this.own(new MeshPhongMaterial({ color: theme.ivory, ...this.polish(0.05) }));
    this.bone = this.own(new MeshPhongMaterial({
      color: theme.ivory,
      map: this.own(textureOf(die.colour, 'colour')),
      bumpMap: this.own(textureOf(die.relief, 'data')),
      bumpScale: 3,
      ...this.polish(0.05),
    }));
  }

  /** One front material per tile (its colour changes) and one for all fallen faces, sharing one painted sheet. */
  tiles(numbers) {
    const sheet = paintTiles(numbers, this.sheets.wood, { up: this.ink, down: '#d8d1c4', fallen: TILE_COLOURS.down });
    const map = this.own(textureOf(sheet.colour, 'colour'));
    const bumpMap = this.own(textureOf(sheet.relief, 'data'));
    const lacquer = { map, bumpMap, bumpScale: 2.4, color: TILE_COLOURS.up, ...this.polish(0.06) };
    return {
      fronts: numbers.map(() => this.own(new MeshPhongMaterial(lacquer))),
      fallen: this.own(new MeshPhongMaterial({ ...lacquer, color: '#ffffff', ...this.polish(0.02) })),
    };
  }

  polish(strength) {
    return { combine: AddOperation, reflectivity: strength * this.shine, envMap: this.room, specular: '#5a5040', shininess: 55 };
  }

  own(thing) {
    this.owned.push(thing);
    return thing;
  }

  dispose() {
    for (const thing of this.owned) thing.dispose();
    this.owned = [];
  }
}

function darker(a, b) {
  return light(a) <= light(b) ? a : b;
}

/** A colour that can be told from its neighbour: mixed with ink where a high-contrast theme gives both the same. */
function apart(css, neighbour, ink, amount) {
  const [low, high] = [light(css), light(neighbour)].sort((a, b) => a - b);
  const colour = new Color(css);
  return (high + 0.05) / (low + 0.05) < 1.15 ? colour.lerp(new Color(ink), amount) : colour;
}

/** Relative luminance. */
function light(css) {
  const { r, g, b } = new Color(css);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function lift(colour, factor) {
  return colour.clone().multiplyScalar(factor);
}
