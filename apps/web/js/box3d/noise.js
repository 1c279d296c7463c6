// Repeatable two-dimensional noise for painted textures; the same grain on every visit. Has nothing to do with dice.

/** A small seeded generator of numbers from 0 to 1, for looks only. */
export function grainRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** A function (x, y) -> 0..1, smooth, repeating every `period` whole steps in both directions. */
export function smoothNoise(seed, period) {
  const random = grainRandom(seed);
  const lattice = Float32Array.from({ length: period * period }, random);
  const at = (x, y) => lattice[(((y % period) + period) % period) * period + (((x % period) + period) % period)];
  return (x, y) => {
    const x0 = Math.floor(x);
    const y0 = Math.floor(y);
    const fx = ease(x - x0);
    const fy = ease(y - y0);
    const top = at(x0, y0) + (at(x0 + 1, y0) - at(x0, y0)) * fx;
    const low = at(x0, y0 + 1) + (at(x0 + 1, y0 + 1) - at(x0, y0 + 1)) * fx;
    return top + (low - top) * fy;
  };
}

const ease = (t) => t * t * (3 - 2 * t);
