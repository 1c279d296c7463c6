// Where two thrown dice touch: corners and edge middles of one against the rounded body of the other, and a round
// core that catches what is left. Made for the throw simulation only.

import { conjugate, rotate } from './quat.js';

const PROBES = [];
for (const x of [-1, 0, 1]) {
  for (const y of [-1, 0, 1]) {
    for (const z of [-1, 0, 1]) {
      if (Math.abs(x) + Math.abs(y) + Math.abs(z) >= 2) PROBES.push([x, y, z]);
    }
  }
}

/** Contacts `{ n, depth, armA, armB }` between two bodies; `n` points from `b` to `a`. */
export function clashes(a, b, half, radius) {
  const gap = [a.p[0] - b.p[0], a.p[1] - b.p[1], a.p[2] - b.p[2]];
  const distance = Math.hypot(...gap);
  if (distance > 2 * (half * 1.732 - radius * 0.732)) return [];
  const found = [...probe(a, b, half, radius, 1), ...probe(b, a, half, radius, -1)];
  const core = half * 2.02 - distance;
  if (core > 0 && distance > 1e-6) {
    const n = gap.map((v) => v / distance);
    found.push({ n, depth: core, armA: n.map((v) => -v * half), armB: n.map((v) => v * half) });
  }
  return found;
}

/** Probes of `one` inside `other`; `sign` is 1 when `one` is the first body of the pair. */
function probe(one, other, half, radius, sign) {
  const inner = half - radius;
  const back = conjugate(other.q);
  const found = [];
  for (const p of PROBES) {
    const arm = rotate(one.q, [p[0] * inner, p[1] * inner, p[2] * inner]);
    const at = [one.p[0] + arm[0], one.p[1] + arm[1], one.p[2] + arm[2]];
    const local = rotate(back, [at[0] - other.p[0], at[1] - other.p[1], at[2] - other.p[2]]);
    const near = nearest(local, inner);
    const depth = 2 * radius - near.distance;
    if (depth <= 0) continue;
    const n = rotate(other.q, near.normal);
    const armOne = [arm[0] - n[0] * radius, arm[1] - n[1] * radius, arm[2] - n[2] * radius];
    const armOther = armOne.map((v, i) => v + one.p[i] - other.p[i]);
    found.push(
      sign > 0
        ? { n, depth, armA: armOne, armB: armOther }
        : { n: n.map((v) => -v), depth, armA: armOther, armB: armOne },
    );
  }
  return found;
}

/** Distance of a point from a sharp cube of half side `inner` (negative inside) and the way out. */
function nearest(p, inner) {
  const out = p.map((v) => Math.max(Math.abs(v) - inner, 0) * Math.sign(v));
  const distance = Math.hypot(...out);
  if (distance > 1e-9) return { distance, normal: out.map((v) => v / distance) };
  const depths = p.map((v) => inner - Math.abs(v));
  const axis = depths.indexOf(Math.min(...depths));
  const normal = [0, 0, 0];
  normal[axis] = Math.sign(p[axis]) || 1;
  return { distance: -depths[axis], normal };
}
