// What things are made of: walnut, felt, brass, bone and lacquered tiles, tinted from the theme's colours.
// Owns every texture and material it makes and frees them together.

import { Color, MeshLambertMaterial, MeshStandardMaterial } from 'three';
import { paintDie, paintFelt, paintTiles, paintWood, textureOf } from './textures.js';

export const TILE_COLOURS = { up: '#ffd700', picked: '#ff6b6b', down: '#555555' };

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
  /** `room` is what polished things mirror; mirroring costs, so wood and felt do without. */
  constructor(sheets, theme, dieValues, room) {
    this.sheets = sheets;
    this.room = room;
    this.shine = theme.dark ? 0.55 : 0.85;
    this.owned = [];
    this.ink = darker(theme.ink, theme.paper);
    const wood = this.own(textureOf(sheets.wood, 'colour', 'mirror'));
    const nap = this.own(textureOf(sheets.felt, 'colour', 'repeat'));
    const napRelief = this.own(textureOf(sheets.felt, 'data', 'repeat'));
    const walnut = apart(theme.walnut, theme.paper, theme.ink, 0.3);
    const felt = apart(theme.felt, theme.walnut, theme.ink, 0.1);
    const table = new Color(theme.walnut).lerp(new Color(theme.dark ? theme.paper : '#dcb88c'), theme.dark ? 0.15 : 0.75);
    const brass = new Color(theme.brass).lerp(new Color('#f2cf7a'), 0.45);

    this.walnut = this.own(new MeshStandardMaterial({ color: lift(walnut, theme.dark ? 2.1 : 1.6), map: wood, roughness: 0.46 }));
    this.deck = this.own(new MeshLambertMaterial({ color: lift(walnut, theme.dark ? 1.4 : 1), map: wood }));
    this.table = this.own(new MeshLambertMaterial({ color: table, map: wood }));
    this.felt = this.own(new MeshLambertMaterial({ color: lift(felt, 1.25), map: nap, bumpMap: napRelief, bumpScale: 2.4, vertexColors: true }));
    this.thread = this.own(new MeshLambertMaterial({ color: felt.clone().lerp(new Color(theme.ivory), 0.5) }));
    this.brass = this.own(new MeshStandardMaterial({ color: brass, metalness: 1, roughness: 0.27, ...this.mirror(1.3) }));
    this.screw = this.own(new MeshStandardMaterial({ color: lift(brass, 0.5), metalness: 1, roughness: 0.42, ...this.mirror(1.3) }));
    this.ring = this.own(new MeshStandardMaterial({ color: theme.ivory, roughness: 0.35, emissive: theme.ivory, emissiveIntensity: 0.25 }));

    const die = paintDie(dieValues, this.ink);
    this.bone = this.own(new MeshStandardMaterial({
      color: theme.ivory,
      map: this.own(textureOf(die.colour, 'colour')),
      bumpMap: this.own(textureOf(die.relief, 'data')),
      bumpScale: 3,
      roughness: 0.34,
      ...this.mirror(0.75),
    }));
  }

  /** One front material per tile (its colour changes) and one for all fallen faces, sharing one painted sheet. */
  tiles(numbers) {
    const sheet = paintTiles(numbers, this.sheets.wood, { up: this.ink, down: '#d8d1c4', fallen: TILE_COLOURS.down });
    const map = this.own(textureOf(sheet.colour, 'colour'));
    const bumpMap = this.own(textureOf(sheet.relief, 'data'));
    const lacquer = { map, bumpMap, bumpScale: 2.4, roughness: 0.36, color: TILE_COLOURS.up, ...this.mirror(0.55) };
    return {
      fronts: numbers.map(() => this.own(new MeshStandardMaterial(lacquer))),
      fallen: this.own(new MeshStandardMaterial({ map, bumpMap, bumpScale: 2.4, roughness: 0.62 })),
    };
  }

  mirror(strength) {
    return { envMap: this.room, envMapIntensity: strength * this.shine };
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
