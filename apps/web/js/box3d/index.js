// The 3D scene of Shut the Box: mounts on a canvas and shows what it is told, as plain data in JSON. The kernel decides
// dice and moves; nothing in here knows a rule. Draws on demand only.

import { makeCamera, frame } from './camera.js';
import { buildBox } from './box.js';
import { Dice, SIDE_VALUES } from './dice.js';
import { measure } from './layout.js';
import { Materials, paintSheets, wholeTheme } from './materials.js';
import { Pace } from './pace.js';
import { Picker } from './pick.js';
import { Stage } from './stage.js';
import { NUMBER_FACE } from './textures.js';
import { Tiles } from './tiles.js';
import { Timeline } from './tween.js';

const SHARPEN_MS = 120;
const FULL_BOX = Array.from({ length: 9 }, (_, i) => ({ number: i + 1, up: true, picked: false, enabled: true }));

/**
 * Builds the scene on `canvas`, whose css size the page decides. `onPick` gets the index of every tile that is
 * pressed. Throws Error('webgl') when the browser cannot draw in 3D.
 */
export function mountBox(canvas, onPick, optionsJson) {
  return new BoxScene(canvas, onPick, optionsJson ? JSON.parse(optionsJson) : {});
}

export class BoxScene {
  constructor(canvas, onPick, options) {
    this.canvas = canvas;
    this.stage = new Stage(canvas);
    this.camera = makeCamera();
    this.timeline = new Timeline(() => this.wake());
    this.timeline.instant = options.motion === 'none';
    this.theme = wholeTheme(options.theme);
    this.sheets = paintSheets();
    this.shown = { tiles: FULL_BOX, dice: [0, 0] };
    this.pace = new Pace();
    this.frame = 0;
    this.part = 1;
    this.lost = false;
    this.build();
    this.picker = new Picker(canvas, this.camera, {
      targets: () => this.tiles.targets,
      tap: (index) => onPick(index),
      hover: (index) => this.tiles.hover(index),
      answers: (index) => this.tiles.answers(index),
    });
    this.watch();
    this.awaitLettering();
  }

  /** Paints a state; what differs from the last one moves there. */
  show(json) {
    const next = JSON.parse(json);
    const sameRow = next.tiles.length === this.shown.tiles.length && next.tiles.every((t, i) => t.number === this.shown.tiles[i].number);
    this.shown = next;
    if (!sameRow) this.build();
    this.tiles.show(next.tiles);
    this.dice.show(next.dice);
    this.wake();
  }

  /** Throws the dice onto these numbers; resolves when they rest or were skipped. */
  roll(json) {
    const rest = this.dice.roll(JSON.parse(json));
    this.wake();
    return rest.then(() => this.prepareSoon());
  }

  /** Everything that moves jumps to its end. */
  skip() {
    this.timeline.finish();
  }

  /** Takes a new theme or motion without changing what is shown. */
  configure(json) {
    const { theme, motion } = JSON.parse(json);
    if (motion) this.timeline.instant = motion === 'none';
    if (this.timeline.instant) this.timeline.finish();
    const wanted = wholeTheme(theme ?? this.theme);
    if (JSON.stringify(wanted) === JSON.stringify(this.theme)) return;
    this.theme = wanted;
    this.rebuild();
  }

  /** Fits picture and framing to the canvas; needed only where the browser does not tell by itself. */
  resize() {
    const { clientWidth: width, clientHeight: height } = this.canvas;
    const size = `${width} ${height} ${window.devicePixelRatio}`;
    if (!width || !height || this.disposed || size === this.size) return;
    this.size = size;
    this.fit();
    this.draw();
  }

  /** Window position of the middle of a tile's visible face. */
  project(index) {
    const point = this.tiles.middle(index).project(this.camera);
    const area = this.canvas.getBoundingClientRect();
    return [area.left + ((point.x + 1) / 2) * area.width, area.top + ((1 - point.y) / 2) * area.height];
  }

  /** Numbers on top of the dice in play, read from how they lie. */
  faces() {
    return this.dice.faces();
  }

  /** What can be seen right now. */
  state() {
    return { tiles: this.tiles.state(), dice: this.dice.state() };
  }

  dispose() {
    if (this.disposed) return;
    this.disposed = true;
    this.timeline.finish();
    cancelAnimationFrame(this.frame);
    clearTimeout(this.preparing);
    clearTimeout(this.sharpening);
    this.observer.disconnect();
    this.picker.dispose();
    document.removeEventListener('visibilitychange', this.onHidden);
    this.canvas.removeEventListener('webglcontextlost', this.onLost);
    this.clear();
    this.retire(null);
    this.stage.dispose();
  }

  /** Makes everything that depends on theme or number of tiles; the state has to be shown afterwards. */
  build() {
    this.clear();
    this.layout = measure(this.shown.tiles.length);
    this.materials = new Materials(this.sheets, this.theme, SIDE_VALUES);
    this.box = buildBox(this.layout, this.materials);
    this.tiles = new Tiles(this.shown.tiles, this.layout, this.materials, this.timeline);
    this.dice = new Dice(this.layout, this.materials, this.timeline);
    this.parts = [this.box, this.tiles.group, this.dice.group];
    this.stage.scene.add(...this.parts);
    this.stage.light(this.layout, this.theme.dark);
    this.fit();
    this.wake();
    this.prepareSoon();
  }

  fit() {
    const { clientWidth: width, clientHeight: height } = this.canvas;
    if (!width || !height) return;
    this.sharpness(1);
    frame(this.camera, this.layout, width, height);
  }

  /** The same picture from new materials, without motion; the dice stay where they lie. */
  rebuild() {
    this.timeline.finish();
    const lying = this.dice.poses();
    this.build();
    this.dice.pose(lying);
    this.tiles.show(this.shown.tiles);
    this.timeline.finish();
    this.draw();
  }

  /** Takes everything `build` made out of the scene and frees it. */
  clear() {
    if (!this.parts) return;
    this.timeline.finish();
    for (const part of this.parts) {
      part.traverse((object) => {
        object.geometry?.dispose();
        if (object.isInstancedMesh) object.dispose();
      });
      this.stage.scene.remove(part);
    }
    this.retire(this.materials);
    this.parts = null;
  }

  /** Old materials are freed after the next picture: until then the new ones find the compiled shaders still there. */
  retire(materials) {
    this.retired?.dispose();
    this.retired = materials;
  }

  watch() {
    this.observer = new ResizeObserver(() => this.resize());
    this.observer.observe(this.canvas);
    this.canvas.style.touchAction = 'manipulation';
    this.onHidden = () => {
      if (document.hidden) this.timeline.finish();
    };
    document.addEventListener('visibilitychange', this.onHidden);
    this.onLost = () => {
      this.lost = true;
      this.timeline.finish();
      this.canvas.dispatchEvent(new CustomEvent('box-lost', { bubbles: true }));
    };
    this.canvas.addEventListener('webglcontextlost', this.onLost);
  }

  /** The numbers are repainted once their font has arrived. */
  awaitLettering() {
    if (!document.fonts || document.fonts.check(NUMBER_FACE)) return;
    document.fonts.load(NUMBER_FACE).then(
      (faces) => {
        if (faces.length && !this.disposed) this.rebuild();
      },
      () => {},
    );
  }

  prepareSoon() {
    clearTimeout(this.preparing);
    if (this.disposed) return;
    this.preparing = setTimeout(() => this.dice.prepare(), 200);
  }

  wake() {
    if (this.frame || this.disposed) return;
    this.frame = requestAnimationFrame((now) => {
      this.frame = 0;
      this.timeline.tick(now);
      const moving = this.timeline.busy;
      if (!moving) this.pace.rest(now);
      else if (this.pace.frame(now) || this.part !== this.pace.part) this.sharpness(this.pace.part);
      this.draw();
      if (moving) this.wake();
      else this.sharpenSoon();
      this.tellSlow();
    });
  }

  /** Says once that this machine is too slow for the scene; the page decides what follows. */
  tellSlow() {
    if (this.toldSlow || !this.pace.hopeless) return;
    this.toldSlow = true;
    this.canvas.dispatchEvent(new CustomEvent('box-slow', { bubbles: true }));
  }

  /** Draws in full once nothing has moved for a moment. */
  sharpenSoon() {
    clearTimeout(this.sharpening);
    if (this.part === 1) return;
    this.sharpening = setTimeout(() => {
      if (this.timeline.busy || this.disposed) return;
      this.sharpness(1);
      this.draw();
    }, SHARPEN_MS);
  }

  sharpness(part) {
    this.part = part;
    this.stage.resize(this.canvas.clientWidth, this.canvas.clientHeight, part);
  }

  draw() {
    if (this.lost || this.disposed) return;
    this.stage.draw(this.camera);
    this.retire(null);
  }
}
