// Keeps motion fluid on slow machines: when frames come late, moving scenes are drawn coarser; a scene at rest is
// always drawn in full. Where even the coarsest comes late again and again, it is hopeless. Only measures; the scene does
// the drawing.

const LATE_MS = 48;
const EARLY_MS = 22;
const STEPS = [1, 0.7, 0.5, 0.35];
/** So many frames later than this, at the coarsest, are too many. */
const HOPELESS_MS = 66;
const HOPELESS_FRAMES = 6;

export class Pace {
  constructor() {
    this.step = 0;
    this.last = 0;
    this.early = true;
    this.late = 0;
  }

  /** Whether this machine cannot draw motion, however coarse. */
  get hopeless() {
    return this.late >= HOPELESS_FRAMES;
  }

  /** How fine to draw while things move, as a part of full sharpness. */
  get part() {
    return STEPS[this.step];
  }

  /** Counts a frame of a running motion; true when the sharpness has to change at once. */
  frame(now) {
    const took = this.last ? now - this.last : 0;
    this.last = now;
    if (took === 0) return false;
    this.early &&= took < EARLY_MS;
    if (this.step === STEPS.length - 1) this.late = Math.max(0, this.late + (took > HOPELESS_MS ? 1 : -1));
    if (took < LATE_MS || this.step === STEPS.length - 1) return false;
    this.step += took > LATE_MS * 3 && this.step < STEPS.length - 2 ? 2 : 1;
    return true;
  }

  /** The motion ends with the frame at `now`; a fluent one earns the next a finer picture. */
  rest(now) {
    const moved = this.last > 0;
    if (moved) this.frame(now);
    if (moved && this.early && this.step > 0) this.step -= 1;
    this.last = 0;
    this.early = true;
  }
}
