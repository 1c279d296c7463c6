// Quaternions as plain arrays [x, y, z, w], for the throw simulation; Three.js has its own for drawing.

export function multiply([ax, ay, az, aw], [bx, by, bz, bw]) {
  return [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ];
}

export function conjugate([x, y, z, w]) {
  return [-x, -y, -z, w];
}

export function unit(q) {
  const size = Math.hypot(...q) || 1;
  return [q[0] / size, q[1] / size, q[2] / size, q[3] / size];
}

/** The vector `v` turned by `q`. */
export function rotate([x, y, z, w], [vx, vy, vz]) {
  const tx = 2 * (y * vz - z * vy);
  const ty = 2 * (z * vx - x * vz);
  const tz = 2 * (x * vy - y * vx);
  return [vx + w * tx + y * tz - z * ty, vy + w * ty + z * tx - x * tz, vz + w * tz + x * ty - y * tx];
}

/** `q` after turning for `seconds` with the angular velocity `w`. */
export function turn(q, w, seconds) {
  const spin = multiply([w[0], w[1], w[2], 0], q);
  return unit(q.map((v, i) => v + 0.5 * seconds * spin[i]));
}
