// The player's eye: frames the whole box at any shape of canvas. Narrow canvases get a longer lens, so that the far
// row of tiles stays as wide as the near rim, and no margin, so that a tile stays wide enough for a finger.

import { PerspectiveCamera, Vector3 } from 'three';
import { RIM_HEIGHT, TILE } from './layout.js';

const TOP = 2.72;

export function makeCamera() {
  return new PerspectiveCamera(20, 1, 1, 500);
}

/** Turns and moves the camera until the box just fits `width` by `height` css pixels. */
export function frame(camera, layout, width, height) {
  const aspect = width / height;
  const roomy = clamp((width - 380) / 520, 0, 1);
  const tall = clamp((1.25 - aspect) / 0.7, 0, 1);
  const elevation = (51 + 13 * tall) * (Math.PI / 180);
  const across = (3.2 + 13 * roomy) * (Math.PI / 180);
  const margin = { x: 0.992 - 0.07 * roomy, y: 0.97 - 0.04 * roomy };
  camera.aspect = aspect;
  camera.fov = (2 * Math.atan(Math.tan(across / 2) / Math.max(aspect, 1)) * 180) / Math.PI;
  const gaze = new Vector3(0, Math.sin(elevation), Math.cos(elevation));
  const right = new Vector3(1, 0, 0);
  const up = new Vector3().crossVectors(gaze, right);
  const target = new Vector3();
  const corners = outline(layout);
  let distance = 40;
  for (let round = 0; round < 24; round += 1) {
    camera.position.copy(target).addScaledVector(gaze, distance);
    camera.lookAt(target);
    camera.near = distance * 0.4;
    camera.far = distance + 120;
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld();
    const seen = corners.map((corner) => corner.clone().project(camera));
    const [left, rightmost] = reach(seen.map((p) => p.x));
    const [low, high] = reach(seen.map((p) => p.y));
    const halfHeight = distance * Math.tan((camera.fov * Math.PI) / 360);
    target.addScaledVector(right, ((left + rightmost) / 2) * halfHeight * aspect);
    target.addScaledVector(up, ((low + high) / 2) * halfHeight);
    distance *= Math.max((rightmost - left) / 2 / margin.x, (high - low) / 2 / margin.y);
  }
}

/** Points that must stay inside the picture: foot and rim of the walls, and the tops of the tiles. */
function outline({ halfWidth, halfDepth, rim, rodZ }) {
  const x = halfWidth + rim;
  const z = halfDepth + rim;
  const points = [];
  for (const side of [-1, 1]) {
    for (const y of [-0.32, RIM_HEIGHT]) points.push(new Vector3(side * x, y, z), new Vector3(side * x, y, -z));
    points.push(new Vector3(side * halfWidth, TOP, rodZ - TILE.height * 0.4));
  }
  return points;
}

const reach = (list) => [Math.min(...list), Math.max(...list)];
const clamp = (v, low, high) => Math.min(Math.max(v, low), high);
