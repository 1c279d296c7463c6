// The dice: bone cubes that lie on the felt, are gathered up and thrown, and come to rest on given numbers.
// The result is known before the throw; the throw is recorded first and its dice are then relabelled.

import { Group, Mesh, Quaternion, Vector3 } from 'three';
import { roundedBox } from './geometry.js';
import { startPlaces } from './layout.js';
import { dieCell } from './textures.js';
import { AXES, askew, makeThrow, sample, topSide } from './throw.js';
import { easeInOut, easeOut } from './tween.js';

/** The number on each side, in the order of AXES; opposite sides add up to seven. */
export const SIDE_VALUES = [1, 6, 2, 5, 3, 4];

const GATHER_MS = 110;
const VANISH_MS = 160;
const TURN_MS = 220;

export class Dice {
  constructor(layout, materials, timeline) {
    this.layout = layout;
    this.materials = materials;
    this.timeline = timeline;
    this.group = new Group();
    const shape = dieShape(layout.die);
    this.ready = new Map();
    this.rolling = null;
    this.dice = startPlaces(layout).map(({ x, z }, i) => {
      const mesh = new Mesh(shape, materials.blank);
      mesh.castShadow = mesh.receiveShadow = true;
      mesh.position.set(x, layout.die.size / 2, z);
      mesh.quaternion.copy(relabelling(i === 0 ? 3 : 5, 2, new Quaternion()));
      this.group.add(mesh);
      return { mesh, here: true, idle: true };
    });
  }

  /** Lays out as many dice as `values` has; 0 leaves a die where it lies, without pips: it shows no throw. */
  show(values) {
    if (this.rolling && !this.rolling.suits(values)) this.timeline.drop('roll');
    this.dice.forEach((die, i) => {
      this.appear(i, i < values.length);
      if (this.rolling) return;
      this.setIdle(die, !(values[i] > 0));
      if (!die.idle) this.turnTo(i, values[i]);
    });
  }

  setIdle(die, idle) {
    die.idle = idle;
    die.mesh.material = idle ? this.materials.blank : this.materials.bone;
  }

  /** Throws one die for each of `values`; the promise resolves when they rest, are skipped or are thrown again. */
  roll(values) {
    this.timeline.drop('roll');
    const thrown = this.ready.get(values.length) ?? this.makeReady(values.length);
    this.ready.delete(values.length);
    const flights = values.map((value, i) => this.plan(thrown, i, value));
    this.dice.forEach((die, i) => {
      this.timeline.drop(`die ${i} turn`);
      this.setIdle(die, i >= values.length);
      this.appear(i, i < values.length);
    });
    const ms = GATHER_MS + thrown.seconds * 1000;
    return new Promise((resolve) => {
      this.rolling = { suits: (shown) => shown.length === values.length && shown.every((v, i) => v === 0 || v === values[i]) };
      this.timeline.run('roll', {
        ms,
        write: (part) => flights.forEach((fly) => fly(part * ms)),
        done: () => {
          // An interrupted throw still lands, so that the next one starts from dice lying flat.
          flights.forEach((fly) => fly(ms));
          this.rolling = null;
          resolve();
        },
      });
    });
  }

  /** Records a throw ahead of time, so that the next roll starts without a pause. */
  prepare() {
    for (const count of [1, 2]) if (!this.ready.has(count)) this.ready.set(count, this.makeReady(count));
  }

  /** The numbers on top of the visible dice, read from how they really lie; 0 where a die shows no throw. */
  faces() {
    return this.dice.filter(({ here }) => here).map(shown);
  }

  state() {
    return this.dice.map((die) => ({ visible: die.mesh.visible, value: shown(die), askew: askew(die.mesh.quaternion.toArray()) }));
  }

  /** The dice's pose, to restore by `pose` after a rebuild. */
  poses() {
    return this.dice.map(({ mesh, here, idle }) => ({ here, idle, at: mesh.position.clone(), turn: mesh.quaternion.clone() }));
  }

  pose(list) {
    list.forEach(({ here, idle, at, turn }, i) => {
      const die = this.dice[i];
      die.here = here;
      this.setIdle(die, idle);
      die.mesh.visible = here;
      die.mesh.scale.setScalar(here ? 1 : 0.001);
      die.mesh.position.copy(at);
      die.mesh.quaternion.copy(turn);
    });
  }

  makeReady(count) {
    return makeThrow(count, this.layout.well, this.layout.die);
  }

  /** How die `i` moves at a time in ms: up from where it lies to the hand, then as recorded. */
  plan(thrown, i, value) {
    const { mesh } = this.dice[i];
    const from = { at: mesh.position.clone(), turn: mesh.quaternion.clone() };
    const first = sample(thrown, i, 0);
    const hand = { at: new Vector3(...first.at), turn: new Quaternion(...first.turn) };
    const wanted = hand.turn.clone().invert().multiply(from.turn);
    const label = relabelling(value, thrown.dice[i].top, wanted);
    hand.turn.multiply(label);
    return (ms) => {
      if (ms < GATHER_MS) {
        const part = easeInOut(ms / GATHER_MS);
        mesh.position.lerpVectors(from.at, hand.at, part);
        mesh.position.y += Math.sin(part * Math.PI) * 0.5;
        mesh.quaternion.slerpQuaternions(from.turn, hand.turn, part);
      } else {
        const now = sample(thrown, i, (ms - GATHER_MS) / 1000);
        mesh.position.set(...now.at);
        mesh.quaternion.set(...now.turn).multiply(label);
      }
    };
  }

  appear(i, here) {
    const die = this.dice[i];
    if (die.here === here) return;
    die.here = here;
    die.mesh.visible = true;
    const from = die.mesh.scale.x;
    this.timeline.run(`die ${i} size`, {
      ms: VANISH_MS,
      write: (part) => {
        die.mesh.scale.setScalar(Math.max(0.001, from + (Number(here) - from) * easeOut(part)));
        if (part === 1) die.mesh.visible = here;
      },
    });
  }

  /** Shows another number without a throw, for instance after taking a roll back. */
  turnTo(i, value) {
    this.timeline.drop(`die ${i} turn`);
    const { mesh } = this.dice[i];
    const lying = this.layout.die.size / 2;
    const from = mesh.quaternion.clone();
    const top = topSide(from.toArray());
    if (SIDE_VALUES[top] === value) return;
    const to = from.clone().multiply(relabelling(value, top, new Quaternion()));
    const write = (part) => {
      mesh.quaternion.slerpQuaternions(from, to, easeInOut(part));
      mesh.position.y = lying + Math.sin(part * Math.PI) * 0.9;
    };
    this.timeline.run(`die ${i} turn`, { ms: TURN_MS, write, done: () => write(1) });
  }
}

/** The number on top of a die; 0 where it shows no throw. */
const shown = ({ mesh, idle }) => (idle ? 0 : SIDE_VALUES[topSide(mesh.quaternion.toArray())]);

const QUARTERS = quarterTurns();

/** The quarter turn nearest to `wish` that brings the side with `value` to side `top`. */
function relabelling(value, top, wish) {
  const side = new Vector3(...AXES[SIDE_VALUES.indexOf(value)]);
  const goal = new Vector3(...AXES[top]);
  const fitting = QUARTERS.filter((q) => side.clone().applyQuaternion(q).dot(goal) > 0.9);
  return fitting.reduce((best, q) => (q.angleTo(wish) < best.angleTo(wish) ? q : best)).clone();
}

/** The 24 turns that lay a cube onto itself. */
function quarterTurns() {
  const turns = [new Quaternion()];
  const steps = [new Vector3(1, 0, 0), new Vector3(0, 1, 0)].map((axis) => new Quaternion().setFromAxisAngle(axis, Math.PI / 2));
  for (let i = 0; i < turns.length; i += 1) {
    for (const step of steps) {
      const next = turns[i].clone().multiply(step);
      if (!turns.some((q) => q.angleTo(next) < 0.1)) turns.push(next);
    }
  }
  return turns;
}

function dieShape({ size, edge }) {
  const geometry = roundedBox(size, size, size, edge, 5);
  const uv = geometry.getAttribute('uv');
  const perSide = uv.count / 6;
  for (let i = 0; i < uv.count; i += 1) {
    const cell = dieCell(Math.floor(i / perSide));
    uv.setXY(i, cell.u + uv.getX(i) * cell.width, cell.v + uv.getY(i) * cell.height);
  }
  geometry.clearGroups();
  return geometry;
}
