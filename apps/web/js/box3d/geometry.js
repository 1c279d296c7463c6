// Shapes Three.js core lacks: boxes with soft edges, and grain that runs along a board. Knows no materials.

import { BufferAttribute, BufferGeometry } from 'three';

// For each side: its normal axis, its direction, and the two axes that run right and up across it.
const SIDES = [
  { axis: 0, sign: 1, right: 2, flip: -1, up: 1 },
  { axis: 0, sign: -1, right: 2, flip: 1, up: 1 },
  { axis: 1, sign: 1, right: 0, flip: 1, up: 2, upFlip: -1 },
  { axis: 1, sign: -1, right: 0, flip: 1, up: 2 },
  { axis: 2, sign: 1, right: 0, flip: 1, up: 1 },
  { axis: 2, sign: -1, right: 0, flip: -1, up: 1 },
];

/**
 * A box with rounded edges of the given radius around the origin. Six groups (material indices 0 to 5) in the order
 * +x -x +y -y +z -z; on each side u and v run from 0 to 1.
 */
export function roundedBox(width, height, depth, radius, segments = 3) {
  const half = [width / 2, height / 2, depth / 2];
  const inner = half.map((h) => h - radius);
  const positions = [];
  const normals = [];
  const uvs = [];
  const indices = [];
  const geometry = new BufferGeometry();
  SIDES.forEach((side, group) => {
    const across = stops(inner[side.right], radius, segments);
    const along = stops(inner[side.up], radius, segments);
    const first = positions.length / 3;
    const firstIndex = indices.length;
    for (const b of along) {
      for (const a of across) {
        const p = [0, 0, 0];
        p[side.axis] = side.sign * half[side.axis];
        p[side.right] = a * side.flip;
        p[side.up] = b * (side.upFlip ?? 1);
        const core = p.map((v, i) => Math.min(Math.max(v, -inner[i]), inner[i]));
        const out = p.map((v, i) => v - core[i]);
        const size = Math.hypot(...out);
        const normal = out.map((v) => v / size);
        const point = core.map((v, i) => v + normal[i] * radius);
        positions.push(...point);
        normals.push(...normal);
        uvs.push(
          (point[side.right] * side.flip) / (2 * half[side.right]) + 0.5,
          (point[side.up] * (side.upFlip ?? 1)) / (2 * half[side.up]) + 0.5,
        );
      }
    }
    const columns = across.length;
    for (let row = 0; row < along.length - 1; row += 1) {
      for (let column = 0; column < columns - 1; column += 1) {
        const at = first + row * columns + column;
        indices.push(at, at + 1, at + columns + 1, at, at + columns + 1, at + columns);
      }
    }
    geometry.addGroup(firstIndex, indices.length - firstIndex, group);
  });
  repairWinding(indices, positions, normals);
  geometry.setIndex(indices);
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3));
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uvs), 2));
  return geometry;
}

/** Rewrites u and v so that grain runs along `axis` (0, 1 or 2) at the same size on every board; `offset` varies boards. */
export function grainAlong(geometry, axis, offset = 0) {
  const position = geometry.getAttribute('position');
  const uv = geometry.getAttribute('uv');
  const others = [0, 1, 2].filter((i) => i !== axis);
  for (let i = 0; i < position.count; i += 1) {
    const p = [position.getX(i), position.getY(i), position.getZ(i)];
    uv.setXY(i, p[axis] * 0.16 + offset, (p[others[0]] + p[others[1]]) * 0.3 + offset * 1.7);
  }
  geometry.clearGroups();
  return geometry;
}

/** Grid lines of one direction: dense over the rounded margins, none between. */
function stops(inner, radius, segments) {
  const margin = [];
  for (let i = 0; i <= segments; i += 1) margin.push(inner + radius * Math.tan(((i / segments) * Math.PI) / 4));
  return [...margin.map((v) => -v).reverse(), ...margin];
}

/** Turns every triangle so that it looks the way its normals do. */
function repairWinding(indices, positions, normals) {
  const point = (list, i) => [list[i * 3], list[i * 3 + 1], list[i * 3 + 2]];
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => point(positions, indices[i + k]));
    const u = b.map((v, k) => v - a[k]);
    const w = c.map((v, k) => v - a[k]);
    const face = [u[1] * w[2] - u[2] * w[1], u[2] * w[0] - u[0] * w[2], u[0] * w[1] - u[1] * w[0]];
    const sum = [0, 1, 2].map((k) => normals[indices[i] * 3 + k] + normals[indices[i + 1] * 3 + k] + normals[indices[i + 2] * 3 + k]);
    if (face[0] * sum[0] + face[1] * sum[1] + face[2] * sum[2] < 0) {
      [indices[i + 1], indices[i + 2]] = [indices[i + 2], indices[i + 1]];
    }
  }
}
