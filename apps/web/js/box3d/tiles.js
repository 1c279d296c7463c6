// The row of tiles: wooden boards on the brass rod through their middles that lean out with a ring when picked and turn
// over by half a turn when down. Shows what it is told; knows no rules.

import { BoxGeometry, Color, Group, Mesh, TorusGeometry, Vector3 } from 'three';
import { roundedBox } from './geometry.js';
import { LEAN_BACK, TILE, TURN_DOWN } from './layout.js';
import { TILE_COLOURS } from './materials.js';
import { NUMBER_PLACE, tileCell } from './textures.js';
import { easeInOut, easeOut, topple } from './tween.js';

const FLIP_MS = 280;
const ANSWER_MS = 120;
const WAVE_MS = 16;
const PICKED = { lean: 0.1, lift: 0.24 };
const HOVER = { lean: 0.05, lift: 0.07 };
const DIMMED = 0.5;

const GOLD = new Color(TILE_COLOURS.up);
const RED = new Color(TILE_COLOURS.picked);
const SHADE = new Color('#7d5a2c');
const GREY = new Color(TILE_COLOURS.down);

export class Tiles {
  constructor(tiles, layout, materials, timeline) {
    this.timeline = timeline;
    this.group = new Group();
    const painted = materials.tiles(tiles.map((tile) => tile.number));
    const hitShape = new BoxGeometry(TILE.pitch, TILE.height, TILE.depth);
    const ringShape = new TorusGeometry(0.37, 0.034, 12, 48);
    this.tiles = tiles.map((tile, index) => {
      const pivot = new Group();
      pivot.position.set(layout.tileX(index), layout.rodY, layout.rodZ);
      const board = new Group();
      const body = new Mesh(tileShape(index, tiles.length), [painted.fronts[index], painted.fallen]);
      body.castShadow = body.receiveShadow = true;
      const ring = new Mesh(ringShape, materials.ring);
      ring.position.set(0, (NUMBER_PLACE - 0.5) * TILE.height, TILE.depth / 2 + 0.004);
      board.add(body, ring);
      pivot.add(board);
      const rest = new Group();
      rest.position.copy(pivot.position);
      const hit = new Mesh(hitShape);
      hit.visible = false;
      hit.userData.tile = index;
      rest.add(hit);
      this.group.add(pivot, rest);
      return {
        want: { up: true, picked: false, enabled: true, hover: false },
        pose: { turn: 0, pick: 0, hover: 0, dim: 0 },
        pivot, board, ring, rest, hit, front: painted.fronts[index],
      };
    });
    this.tiles.forEach((tile) => place(tile));
  }

  /** What a pointer can hit: each tile where it will come to rest, so that motion never moves the target. */
  get targets() {
    return this.tiles.map(({ hit }) => {
      hit.updateWorldMatrix(true, false);
      return hit;
    });
  }

  /** Moves every tile from where it stands to what is wanted. */
  show(list) {
    let turned = 0;
    list.forEach((wanted, index) => {
      const tile = this.tiles[index];
      const before = tile.want;
      tile.want = { up: wanted.up, picked: wanted.up && wanted.picked, enabled: wanted.enabled, hover: before.hover };
      if (before.up !== tile.want.up) {
        const delay = turned * WAVE_MS;
        turned += 1;
        this.glide(index, 'turn', tile.want.up ? 0 : 1, FLIP_MS, tile.want.up ? easeInOut : topple, delay);
        place(tile);
      }
      if (before.picked !== tile.want.picked) this.glide(index, 'pick', Number(tile.want.picked), ANSWER_MS, easeOut);
      const dim = Number(tile.want.up && !tile.want.enabled);
      if (Number(before.up && !before.enabled) !== dim) this.glide(index, 'dim', dim, ANSWER_MS, easeOut);
      this.settleHover(index);
    });
  }

  /** The tile under the pointer, or -1. */
  hover(index) {
    this.tiles.forEach((tile, i) => {
      tile.want.hover = i === index;
      this.settleHover(i);
    });
  }

  answers(index) {
    const tile = this.tiles[index];
    return Boolean(tile && tile.want.up && tile.want.enabled);
  }

  /** The middle of the visible face in world space, once everything has come to rest. */
  middle(index) {
    const { hit, want } = this.tiles[index];
    hit.updateWorldMatrix(true, false);
    return hit.localToWorld(new Vector3(0, 0, (want.up ? 1 : -1) * (TILE.depth / 2)));
  }

  /** What can be seen at this moment. */
  state() {
    return this.tiles.map(({ pose }) => ({
      up: pose.turn < 0.5,
      picked: pose.pick > 0.5,
      angle: pose.turn * TURN_DOWN,
      colour: `#${tint(pose).getHexString()}`,
    }));
  }

  settleHover(index) {
    const tile = this.tiles[index];
    const wanted = Number(tile.want.hover && this.answers(index));
    if (tile.hovering === wanted) return;
    tile.hovering = wanted;
    this.glide(index, 'hover', wanted, ANSWER_MS, easeOut);
  }

  glide(index, part, to, ms, ease, delay = 0) {
    const tile = this.tiles[index];
    const from = tile.pose[part];
    this.timeline.run(`tile ${index} ${part}`, {
      ms,
      delay,
      write: (t) => {
        tile.pose[part] = from + (to - from) * (t === 1 ? 1 : ease(t));
        place(tile);
      },
    });
  }
}

/** The colour of the face that looks at the player. */
function tint(pose) {
  return pose.turn >= 0.5 ? GREY : new Color().lerpColors(GOLD, RED, pose.pick);
}

function place({ pose, want, pivot, board, ring, rest, front }) {
  const upright = 1 - Math.min(Math.max(pose.turn, 0), 1);
  const lean = (pose.pick * PICKED.lean + pose.hover * HOVER.lean) * upright;
  pivot.rotation.x = -LEAN_BACK + pose.turn * TURN_DOWN + lean;
  board.position.y = (pose.pick * PICKED.lift + pose.hover * HOVER.lift) * upright;
  ring.visible = pose.pick > 0.02 && pose.turn < 0.5;
  ring.scale.setScalar(0.6 + 0.4 * pose.pick);
  front.color.copy(new Color().lerpColors(GOLD, RED, pose.pick));
  front.color.lerp(GREY, Math.min(Math.max(pose.turn * 2 - 1, 0), 1));
  front.color.lerp(SHADE, DIMMED * pose.dim * upright);
  rest.rotation.x = -LEAN_BACK + (want.up ? 0 : TURN_DOWN);
}

/** A board whose front and edges wear one material and whose back, upside down, the other. */
function tileShape(index, count) {
  const geometry = roundedBox(TILE.width, TILE.height, TILE.depth, TILE.edge);
  const position = geometry.getAttribute('position');
  const uv = geometry.getAttribute('uv');
  const perSide = position.count / 6;
  for (let i = 0; i < position.count; i += 1) {
    const side = Math.floor(i / perSide);
    const cell = tileCell(index, count, side === 5);
    let u = position.getX(i) / TILE.width + 0.5;
    let v = position.getY(i) / TILE.height + 0.5;
    if (side === 5) v = 1 - v;
    if (side < 2) u = 0.06 + (position.getZ(i) / TILE.depth) * 0.08;
    if (side === 2 || side === 3) v = (side === 2 ? 0.96 : 0.04) + (position.getZ(i) / TILE.depth) * 0.05;
    uv.setXY(i, cell.u + u * cell.width, cell.v + v * cell.height);
  }
  const [start, back] = [geometry.groups[0].start, geometry.groups[5]];
  geometry.clearGroups();
  geometry.addGroup(start, back.start, 0);
  geometry.addGroup(back.start, back.count, 1);
  return geometry;
}
