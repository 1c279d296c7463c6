// One believable throw: a small rigid-body simulation of rounded cubes in the felt well, run ahead and recorded.
// It knows neither pips nor pictures: it says how each die moves and which of its sides ends on top, so that the
// wanted number can be put on that side before anything is shown.

import { clashes } from './clash.js';
import { conjugate, multiply, rotate, turn, unit } from './quat.js';

const STEP = 1 / 400;
const RECORD_EVERY = 3;
const GRAVITY = 165;
const BOUNCE = { floor: 0.36, wall: 0.5, die: 0.45 };
const FRICTION = { floor: 0.5, wall: 0.18, die: 0.15 };
const REST_SPEED = 2.2;
const FELT_DRAG = 3.4;
const LONGEST = 0.95;
const LONGEST_SHOWN = 0.77;
const SHORTEST = 0.5;
const SETTLE = 0.06;
const TRIES = 16;
const GOOD_ENOUGH = 0.3;

export const AXES = [[1, 0, 0], [-1, 0, 0], [0, 1, 0], [0, -1, 0], [0, 0, 1], [0, 0, -1]];

const CORNERS = [];
for (const x of [-1, 1]) for (const y of [-1, 1]) for (const z of [-1, 1]) CORNERS.push([x, y, z]);

/**
 * A recorded throw of `count` dice: `{ seconds, dice: [{ frames, top }] }`, a frame being `{ at, turn }` every
 * `frameSeconds`, `top` the index in AXES of the side that ends on top. `random` is cosmetic only.
 */
export function makeThrow(count, well, die, random = Math.random) {
  let best = null;
  for (let attempt = 0; attempt < TRIES && !(best?.blemish < GOOD_ENOUGH); attempt += 1) {
    const tried = simulate(launch(count, well, die, random), well, die);
    if (best && best.blemish <= tried.blemish) continue;
    const shown = settle(tried, die);
    shown.blemish += deepestClash(shown, die) > 0.08 ? 1 : 0;
    if (!best || shown.blemish < best.blemish) best = shown;
  }
  return best;
}

/** Position and turn of a recorded die at `seconds` after the throw. */
export function sample(thrown, index, seconds) {
  const { frames } = thrown.dice[index];
  const place = Math.min(Math.max(seconds / thrown.frameSeconds, 0), frames.length - 1);
  const early = frames[Math.floor(place)];
  const late = frames[Math.ceil(place)];
  const part = place - Math.floor(place);
  return { at: early.at.map((v, i) => v + (late.at[i] - v) * part), turn: between(early.turn, late.turn, part) };
}

/** Index in AXES of the side of a die, turned by `q`, that looks up most. */
export function topSide(q) {
  const up = rotate(conjugate(q), [0, 1, 0]);
  let top = 0;
  AXES.forEach((axis, i) => {
    if (dot(axis, up) > dot(AXES[top], up)) top = i;
  });
  return top;
}

function launch(count, well, die, random) {
  const spread = (size) => (random() * 2 - 1) * size;
  const room = Math.min((well.right - well.left) / 2 - 1.6, 2.6);
  const from = spread(room);
  const aim = (spread(room * 0.7) - from) * 2.2;
  return Array.from({ length: count }, (_, i) => {
    const side = count === 1 ? 0 : i * 2 - 1;
    return {
      p: [from + side * die.size * 0.85, 1.5 + random() * 0.5 + i * 0.25, well.front - die.size * 0.95 - random() * 0.2],
      v: [aim + side * (1.4 + random()) + spread(1), -3 - random() * 4, -(11 + random() * 5)],
      q: unit([spread(1), spread(1), spread(1), spread(1)]),
      w: [-(14 + random() * 9), spread(9), spread(9) - aim * 0.8],
      restedFor: 0,
    };
  });
}

/** Runs the bodies to rest; `blemish` says how unfit the result is for showing (0 is perfect). */
function simulate(bodies, well, die) {
  const half = die.size / 2;
  const inner = half - die.edge;
  const inertia = 1 / ((die.size * die.size) / 6);
  const walls = [
    { n: [0, 1, 0], d: 0, kind: 'floor' },
    { n: [1, 0, 0], d: well.left, kind: 'wall' },
    { n: [-1, 0, 0], d: -well.right, kind: 'wall' },
    { n: [0, 0, 1], d: well.back, kind: 'wall' },
    { n: [0, 0, -1], d: -well.front, kind: 'wall' },
  ];
  const records = bodies.map(() => []);
  let high = 0;
  let deep = 0;
  let time = 0;
  for (let step = 0; time < LONGEST; step += 1, time = step * STEP) {
    if (step % RECORD_EVERY === 0) {
      bodies.forEach((b, i) => records[i].push({ at: [...b.p], turn: [...b.q] }));
      if (bodies.every((b) => b.restedFor > 0.03)) break;
    }
    const contacts = [];
    for (const b of bodies) {
      b.v[1] -= GRAVITY * STEP;
      high = Math.max(high, gatherWalls(b, walls, inner, die.edge, contacts));
    }
    if (bodies.length === 2) {
      for (const c of clashes(bodies[0], bodies[1], half, die.edge)) {
        deep = Math.max(deep, c.depth);
        contacts.push({ a: bodies[0], b: bodies[1], ...c, kind: 'die' });
      }
    }
    solve(contacts, inertia);
    for (const b of bodies) move(b, contacts);
  }
  const flat = bodies.map((b) => rotate(b.q, AXES[topSide(b.q)])[1]);
  const awry = bodies.map((b) => Math.abs(askew(b.q)));
  trim(records);
  const seconds = (records[0].length - 1) * RECORD_EVERY * STEP;
  const blemish =
    flat.reduce((sum, f) => sum + (f < 0.995 ? 4 : 0), 0) +
    awry.reduce((sum, a) => sum + Math.max(0, a - 0.35) * 0.7, 0) +
    (seconds < SHORTEST || seconds > LONGEST_SHOWN ? 3 : 0) +
    (bodies.some((b) => b.restedFor === 0) ? 0.4 : 0) +
    (deep > 0.1 ? 3 : 0) +
    Math.max(0, high - 1.5) +
    bodies.reduce((sum, b) => sum + cramped(b.p, well, die), 0) +
    (bodies.length === 2 && apart(bodies) < die.size * 1.12 ? 0.6 : 0);
  return { records, blemish };
}

/** Cuts the end in which nothing can be seen to move any more. */
function trim(records) {
  const stirs = (frames) => {
    const last = frames.at(-1);
    return frames.findLastIndex(({ at, turn: q }) => {
      const near = Math.abs(q[0] * last.turn[0] + q[1] * last.turn[1] + q[2] * last.turn[2] + q[3] * last.turn[3]);
      return Math.hypot(...sub(at, last.at)) > 0.02 || near < 0.99985;
    });
  };
  const end = Math.max(...records.map(stirs)) + 2;
  for (const frames of records) frames.length = Math.min(frames.length, end);
}

/** Adds the contacts of a body with felt and walls; answers the greatest height at which a wall was met. */
function gatherWalls(b, walls, inner, radius, contacts) {
  const [x, y, z] = AXES.filter((_, i) => i % 2 === 0).map((axis) => scale(rotate(b.q, axis), inner));
  let high = 0;
  for (const wall of walls) {
    const middle = dot(b.p, wall.n) - wall.d - radius;
    if (middle > inner * 1.75) continue;
    for (const [sx, sy, sz] of CORNERS) {
      const arm = [x[0] * sx + y[0] * sy + z[0] * sz, x[1] * sx + y[1] * sy + z[1] * sz, x[2] * sx + y[2] * sy + z[2] * sz];
      const away = middle + dot(arm, wall.n);
      if (away > 0.002) continue;
      if (wall.kind === 'wall') high = Math.max(high, b.p[1] + arm[1]);
      contacts.push({ a: b, b: null, n: wall.n, depth: -away, armA: sub(arm, scale(wall.n, radius)), kind: wall.kind });
    }
  }
  return high;
}

/** Sequential impulses with restitution and Coulomb friction. */
function solve(contacts, inertia) {
  for (const c of contacts) {
    const closing = dot(relative(c), c.n);
    c.target = closing < -REST_SPEED ? -BOUNCE[c.kind] * closing : 0;
    c.push = 0;
    c.drag = [0, 0, 0];
    c.mass = 1 / (share(c.a, c.armA, c.n, inertia) + share(c.b, c.armB, c.n, inertia));
  }
  for (let round = 0; round < 6; round += 1) {
    for (const c of contacts) {
      const closing = dot(relative(c), c.n);
      const wanted = Math.max(0, c.push + (c.target - closing) * c.mass);
      apply(c, scale(c.n, wanted - c.push), inertia);
      c.push = wanted;
      const velocity = relative(c);
      const slide = sub(velocity, scale(c.n, dot(velocity, c.n)));
      let drag = sub(c.drag, scale(slide, c.mass * 0.7));
      const limit = FRICTION[c.kind] * c.push;
      const size = Math.hypot(...drag);
      if (size > limit) drag = scale(drag, limit / size);
      apply(c, sub(drag, c.drag), inertia);
      c.drag = drag;
    }
  }
}

function move(b, contacts) {
  const touching = contacts.filter((c) => c.a === b || c.b === b);
  if (touching.some((c) => c.kind === 'floor')) {
    const keep = 1 - FELT_DRAG * STEP;
    b.v[0] *= keep;
    b.v[2] *= keep;
    b.w = scale(b.w, keep);
  }
  for (let i = 0; i < 3; i += 1) b.p[i] += b.v[i] * STEP;
  b.q = turn(b.q, b.w, STEP);
  const deepest = new Map();
  for (const c of touching) {
    const key = c.kind === 'die' ? 'die' : c.n;
    if (!deepest.has(key) || deepest.get(key).depth < c.depth) deepest.set(key, c);
  }
  for (const c of deepest.values()) {
    const shift = Math.max(0, c.depth - 0.004) * (c.kind === 'die' ? 0.25 : 0.35) * (c.a === b ? 1 : -1);
    b.p = add(b.p, scale(c.n, shift));
  }
  const still = Math.hypot(...b.v) < 0.9 && Math.hypot(...b.w) < 1.1 && rotate(b.q, AXES[topSide(b.q)])[1] > 0.995;
  b.restedFor = still ? b.restedFor + STEP : 0;
}

/** Lays the dice flat and square to the eye: a slow extra turn about the vertical keeps every contact with the felt. */
function settle(run, die) {
  const frameSeconds = RECORD_EVERY * STEP;
  const dice = run.records.map((frames) => {
    const last = frames.at(-1);
    const top = topSide(last.turn);
    const extra = -askew(last.turn);
    const turned = frames.map((f, i) => {
      const part = smooth(i / (frames.length - 1));
      return { at: f.at, turn: multiply(yaw(extra * part), f.turn) };
    });
    const flat = squared(levelled(turned.at(-1).turn, top));
    const end = { at: [last.at[0], die.size / 2, last.at[2]], turn: flat };
    const count = Math.round(SETTLE / frameSeconds);
    const lead = turned.length - count;
    const level = turned.map((f, i) => {
      if (i < lead) return f;
      const part = smooth((i - lead + 1) / count);
      const y = f.at[1] + (end.at[1] - f.at[1]) * part;
      return { at: [f.at[0], y, f.at[2]], turn: between(f.turn, flat, part) };
    });
    level[level.length - 1] = end;
    return { frames: level, top };
  });
  const steps = dice[0].frames.length - 1;
  const seconds = Math.min(Math.max(steps * frameSeconds, SHORTEST), LONGEST_SHOWN);
  return { frameSeconds: seconds / steps, seconds, dice, blemish: run.blemish };
}

/** How far two dice are seen inside one another. */
function deepestClash({ dice }, die) {
  if (dice.length < 2) return 0;
  let deepest = 0;
  dice[0].frames.forEach((frame, i) => {
    const [a, b] = [frame, dice[1].frames[i]].map(({ at, turn: q }) => ({ p: at, q }));
    for (const { depth } of clashes(a, b, die.size / 2, die.edge)) deepest = Math.max(deepest, depth);
  });
  return deepest;
}

/** The nearest turn to `q` in which side `top` looks exactly up. */
function levelled(q, top) {
  const up = rotate(q, AXES[top]);
  const axis = [-up[2], 0, up[0]];
  const sine = Math.hypot(...axis);
  if (sine < 1e-9) return q;
  const angle = Math.atan2(sine, up[1]) / 2;
  return unit(multiply([...scale(axis, Math.sin(angle) / sine), Math.cos(angle)], q));
}

/** A turn that lies flat, about the vertical to the nearest quarter. */
function squared(q) {
  return unit(multiply(yaw(-askew(q)), q));
}

/** How far a lying die is turned about the vertical from being square to the box, -pi/4 to pi/4. */
export function askew(q) {
  const top = topSide(q);
  const side = rotate(q, AXES[(top + 2) % 6]);
  const angle = Math.atan2(side[0], side[2]);
  const quarter = Math.PI / 2;
  return angle - Math.round(angle / quarter) * quarter;
}

/** A die that ends close to a wall is harder to see, most of all behind the near one. */
function cramped([x, , z], well, die) {
  const room = Math.min(x - well.left, well.right - x, z - well.back) - die.size / 2;
  const near = well.front - z - die.size / 2;
  return (room < 0.12 ? 0.12 : 0) + (near < 0.5 ? 0.35 : 0);
}

function apart([a, b]) {
  return Math.max(Math.abs(a.p[0] - b.p[0]), Math.abs(a.p[2] - b.p[2]));
}

function relative(c) {
  const velocity = add(c.a.v, cross(c.a.w, c.armA));
  return c.b ? sub(velocity, add(c.b.v, cross(c.b.w, c.armB))) : velocity;
}

function share(body, arm, n, inertia) {
  if (!body) return 0;
  const lever = cross(arm, n);
  return 1 + inertia * dot(lever, lever);
}

function apply(c, impulse, inertia) {
  c.a.v = add(c.a.v, impulse);
  c.a.w = add(c.a.w, scale(cross(c.armA, impulse), inertia));
  if (!c.b) return;
  c.b.v = sub(c.b.v, impulse);
  c.b.w = sub(c.b.w, scale(cross(c.armB, impulse), inertia));
}

function between(a, b, part) {
  const sign = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3] < 0 ? -1 : 1;
  return unit(a.map((v, i) => v + (sign * b[i] - v) * part));
}

const yaw = (angle) => [0, Math.sin(angle / 2), 0, Math.cos(angle / 2)];
const smooth = (t) => t * t * (3 - 2 * t);
const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const add = (a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const sub = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const scale = (a, s) => [a[0] * s, a[1] * s, a[2] * s];
const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
