// The box itself: walnut walls, felt floor, the deck that carries the tiles, brass rod, hinges, corners and a table
// below. Nothing in here ever moves.

import { BufferAttribute, CylinderGeometry, Group, InstancedMesh, Matrix4, Mesh, PlaneGeometry, Quaternion, SphereGeometry, Vector3 } from 'three';
import { grainAlong, roundedBox } from './geometry.js';
import { DECK_HEIGHT, RIM_HEIGHT, TILE } from './layout.js';

const FOOT = -0.32;
const BACK_HEIGHT = 1.5;

export function buildBox(layout, materials) {
  const group = new Group();
  const put = (geometry, material, x, y, z, shadows = true) => {
    const mesh = new Mesh(geometry, material);
    mesh.position.set(x, y, z);
    mesh.castShadow = shadows;
    mesh.receiveShadow = true;
    group.add(mesh);
    return mesh;
  };
  walls(layout, materials, put);
  floor(layout, materials, put);
  stitches(layout, materials, group);
  rod(layout, materials, put);
  fittings(layout, materials, put);
  const table = put(grainAlong(new PlaneGeometry(120, 120), 0, 0.37), materials.table, 0, FOOT, 0, false);
  table.rotation.x = -Math.PI / 2;
  return group;
}

function walls(layout, materials, put) {
  const { halfWidth, halfDepth, rim, deckDepth } = layout;
  const long = 2 * (halfWidth + rim);
  const board = (length, height, thick, axis, offset) => {
    const size = axis === 0 ? [length, height, thick] : [thick, height, length];
    return grainAlong(roundedBox(...size, 0.07), axis, offset);
  };
  const tall = RIM_HEIGHT - FOOT;
  const middle = FOOT + tall / 2;
  put(board(long, tall, rim, 0, 0.13), materials.walnut, 0, middle, halfDepth + rim / 2);
  for (const side of [-1, 1]) {
    put(board(2 * halfDepth + 0.02, tall, rim, 2, 0.4 + side * 0.21), materials.walnut, side * (halfWidth + rim / 2), middle, 0);
  }
  put(board(long, BACK_HEIGHT - FOOT, rim, 0, 0.71), materials.walnut, 0, (BACK_HEIGHT + FOOT) / 2, -halfDepth - rim / 2);
  const deck = grainAlong(roundedBox(2 * halfWidth, DECK_HEIGHT + 0.3, deckDepth, 0.05), 0, 0.27);
  put(deck, materials.deck, 0, (DECK_HEIGHT - 0.3) / 2, layout.well.back - deckDepth / 2);
  const inlay = roundedBox(2 * halfWidth, 0.05, 0.05, 0.02, 2);
  put(inlay, materials.brass, 0, DECK_HEIGHT - 0.012, layout.well.back - 0.05);
}

/** Felt, darker towards the walls where less light reaches. */
function floor(layout, materials, put) {
  const { left, right, back, front } = layout.well;
  const geometry = new PlaneGeometry(right - left, front - back, 48, 28);
  const position = geometry.getAttribute('position');
  const uv = geometry.getAttribute('uv');
  const shade = new Float32Array(position.count * 3);
  for (let i = 0; i < position.count; i += 1) {
    const x = position.getX(i);
    const y = position.getY(i);
    const near = (distance, reach) => 1 - 0.5 * Math.exp(-distance / reach);
    const value =
      near((right - left) / 2 - Math.abs(x), 0.35) * near((front - back) / 2 - y, 0.42) * near((front - back) / 2 + y, 0.3);
    shade.fill(value, i * 3, i * 3 + 3);
    uv.setXY(i, x * 0.3, y * 0.3);
  }
  geometry.setAttribute('color', new BufferAttribute(shade, 3));
  const mesh = put(geometry, materials.felt, 0, 0, (back + front) / 2, false);
  mesh.rotation.x = -Math.PI / 2;
}

/** A seam of thread around the felt. */
function stitches(layout, materials, group) {
  const { left, right, back, front } = layout.well;
  const inset = 0.34;
  const runs = [
    { from: [left + inset, back + inset], to: [right - inset, back + inset], turned: false },
    { from: [left + inset, front - inset], to: [right - inset, front - inset], turned: false },
    { from: [left + inset, back + inset], to: [left + inset, front - inset], turned: true },
    { from: [right - inset, back + inset], to: [right - inset, front - inset], turned: true },
  ];
  const places = [];
  for (const { from, to, turned } of runs) {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const count = Math.round(length / 0.26);
    for (let i = 0; i < count; i += 1) {
      const part = (i + 0.5) / count;
      places.push({ x: from[0] + (to[0] - from[0]) * part, z: from[1] + (to[1] - from[1]) * part, turned });
    }
  }
  const mesh = new InstancedMesh(new CylinderGeometry(0.02, 0.02, 0.16, 6), materials.thread, places.length);
  const across = new Quaternion().setFromAxisAngle(new Vector3(0, 0, 1), Math.PI / 2);
  const along = new Quaternion().setFromAxisAngle(new Vector3(1, 0, 0), Math.PI / 2);
  const matrix = new Matrix4();
  const flat = new Vector3(1, 1, 1);
  places.forEach(({ x, z, turned }, i) => {
    mesh.setMatrixAt(i, matrix.compose(new Vector3(x, 0.006, z), turned ? along : across, flat));
  });
  mesh.receiveShadow = true;
  group.add(mesh);
}

/** The rod that the tiles turn on, held by a post at either end. */
function rod(layout, materials, put) {
  const { rodY, rodZ, halfWidth, rim } = layout;
  const lying = (radius, length, x) => {
    const mesh = put(new CylinderGeometry(radius, radius, length, 20), materials.brass, x, rodY, rodZ);
    mesh.rotation.z = Math.PI / 2;
  };
  lying(TILE.depth * 0.36, 2 * (halfWidth + rim), 0);
  const foot = RIM_HEIGHT - 0.3;
  const tall = rodY + 0.26 - foot;
  for (const side of [-1, 1]) {
    const middle = side * (halfWidth + rim / 2);
    const outside = side * (halfWidth + rim);
    put(grainAlong(roundedBox(rim, tall, 0.62, 0.07), 1, 0.5), materials.walnut, middle, foot + tall / 2, rodZ);
    lying(0.17, 0.05, side * (halfWidth - 0.02));
    lying(0.2, 0.06, outside + side * 0.02);
    put(new SphereGeometry(0.15, 20, 12), materials.brass, outside + side * 0.07, rodY, rodZ);
  }
}

/** Brass corners with screws, two hinges at the back and a small plate in front. */
function fittings(layout, materials, put) {
  const { halfWidth, halfDepth, rim } = layout;
  const screws = [];
  const arm = 0.62;
  const cover = rim + 0.03;
  const deep = 0.34;
  for (const side of [-1, 1]) {
    const x = side * (halfWidth + rim / 2);
    const z = halfDepth + rim / 2;
    const top = RIM_HEIGHT + 0.012;
    put(roundedBox(arm, deep, cover, 0.04, 2), materials.brass, x - side * (arm - cover) / 2, top - deep / 2, z);
    put(roundedBox(cover, deep, arm, 0.04, 2), materials.brass, x, top - deep / 2, z - (arm - cover) / 2);
    screws.push([x - side * (arm - cover) * 0.8, top, z], [x, top, z - (arm - cover) * 0.8], [x, top, z]);

    const hinge = side * (halfWidth * 0.55);
    const back = -halfDepth - rim / 2;
    put(roundedBox(0.95, 0.03, rim * 0.82, 0.014, 2), materials.brass, hinge, BACK_HEIGHT + 0.006, back);
    const barrel = put(new CylinderGeometry(0.075, 0.075, 0.95, 16), materials.brass, hinge, BACK_HEIGHT - 0.02, back - rim / 2 - 0.03);
    barrel.rotation.z = Math.PI / 2;
    for (const shift of [-0.32, 0, 0.32]) screws.push([hinge + shift, BACK_HEIGHT + 0.022, back]);
  }
  put(roundedBox(0.72, 0.5, 0.05, 0.022, 2), materials.brass, 0, RIM_HEIGHT - 0.42, halfDepth + rim + 0.01);
  put(new SphereGeometry(0.13, 20, 12), materials.brass, 0, RIM_HEIGHT - 0.42, halfDepth + rim + 0.1, false);
  const head = new SphereGeometry(0.05, 12, 8).scale(1, 0.35, 1);
  for (const at of screws) put(head, materials.screw, ...at, false);
}
