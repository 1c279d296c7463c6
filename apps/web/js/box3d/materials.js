// What things are made of: walnut, felt, brass, bone and lacquered tiles, tinted from the theme's colours.
// Owns every texture and material it makes and frees them together.

import { Color, MeshPhysicalMaterial, MeshStandardMaterial } from 'three';
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
  constructor(sheets, theme, dieValues) {
    this.theme = theme;
    this.sheets = sheets;
    this.owned = [];
    const ink = darker(theme.ink, theme.paper);
    this.ink = ink;
    const wood = this.own(textureOf(sheets.wood, 'colour', 'mirror'));
    const nap = this.own(textureOf(sheets.felt, 'colour', 'repeat'));
    const napRelief = this.own(textureOf(sheets.felt, 'data', 'repeat'));
    const walnut = new Color(theme.walnut);
    const table = new Color(theme.walnut).lerp(new Color(theme.dark ? theme.paper : '#d9ae78'), theme.dark ? 0.35 : 0.5);

    this.walnut = this.own(new MeshPhysicalMaterial({ color: lift(walnut, theme.dark ? 1.7 : 1.35), map: wood, roughness: 0.5, clearcoat: 0.35, clearcoatRoughness: 0.35 }));
    this.deck = this.own(new MeshStandardMaterial({ color: lift(walnut, theme.dark ? 1.1 : 0.85), map: wood, roughness: 0.6 }));
    this.table = this.own(new MeshStandardMaterial({ color: table, map: wood, roughness: 0.62 }));
    this.felt = this.own(new MeshStandardMaterial({ color: theme.felt, map: nap, bumpMap: napRelief, bumpScale: 2.2, roughness: 1, vertexColors: true, envMapIntensity: 0.35 }));
    this.thread = this.own(new MeshStandardMaterial({ color: new Color(theme.felt).lerp(new Color(theme.ivory), 0.55), roughness: 0.9 }));
    this.brass = this.own(new MeshStandardMaterial({ color: lift(new Color(theme.brass), 1.35), metalness: 1, roughness: 0.26 }));
    this.screw = this.own(new MeshStandardMaterial({ color: new Color(theme.brass).multiplyScalar(0.55), metalness: 1, roughness: 0.42 }));
    this.ring = this.own(new MeshStandardMaterial({ color: theme.ivory, roughness: 0.35, emissive: theme.ivory, emissiveIntensity: 0.25 }));

    const die = paintDie(dieValues, ink);
    this.bone = this.own(new MeshPhysicalMaterial({
      color: theme.ivory,
      map: this.own(textureOf(die.colour, 'colour')),
      bumpMap: this.own(textureOf(die.relief, 'data')),
      bumpScale: 3,
      roughness: 0.42,
      clearcoat: 0.5,
      clearcoatRoughness: 0.25,
    }));
  }

  /** One front material per tile (its colour changes) and one for all fallen faces, sharing one painted sheet. */
  tiles(numbers) {
    const sheet = paintTiles(numbers, this.sheets.wood, this.ink, '#c9c2b6');
    const map = this.own(textureOf(sheet.colour, 'colour'));
    const bumpMap = this.own(textureOf(sheet.relief, 'data'));
    const lacquer = { map, bumpMap, bumpScale: 2.4, roughness: 0.5, clearcoat: 0.55, clearcoatRoughness: 0.22 };
    return {
      fronts: numbers.map(() => this.own(new MeshPhysicalMaterial({ ...lacquer, color: TILE_COLOURS.up }))),
      fallen: this.own(new MeshStandardMaterial({ map, bumpMap, bumpScale: 2.4, roughness: 0.72, color: TILE_COLOURS.down })),
    };
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
  const light = (css) => {
    const { r, g, b: blue } = new Color(css);
    return 0.2126 * r + 0.7152 * g + 0.0722 * blue;
  };
  return light(a) <= light(b) ? a : b;
}

function lift(colour, factor) {
  return colour.clone().multiplyScalar(factor);
}
