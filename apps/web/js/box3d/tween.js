// Animation: named tracks driven by the clock, never by frames. Starting a track ends the older
// one of the same name, so an earlier state can never write into a later one. Knows nothing of what it moves.

const LATE = 80;

export class Timeline {
  /** `wake` is called whenever there is something to draw. */
  constructor(wake) {
    this.wake = wake;
    this.tracks = new Map();
    this.instant = false;
  }

  get busy() {
    return this.tracks.size > 0;
  }

  /**
   * Calls `write(part)` with a part from 0 to 1 over `ms` after `delay`; always ends with `write(1)` unless replaced.
   * `done` is called exactly once: at the end, when skipped, or when another track takes the name.
   */
  run(name, { ms, delay = 0, write, done }) {
    this.drop(name);
    if (this.instant || document.hidden) {
      write(1);
      done?.();
      this.wake();
      return;
    }
    const track = { start: performance.now() + delay, ms, write, done, timer: 0 };
    // A hidden or starved page gets no animation frames: a plain timer ends the track all the same.
    track.timer = setTimeout(() => {
      this.tick(performance.now());
      this.wake();
    }, delay + ms + LATE);
    this.tracks.set(name, track);
    this.wake();
  }

  /** Ends a track where it stands. */
  drop(name) {
    const track = this.tracks.get(name);
    if (track) this.close(name, track);
  }

  tick(now) {
    for (const [name, track] of [...this.tracks]) {
      if (this.tracks.get(name) !== track) continue;
      const part = Math.min(Math.max((now - track.start) / track.ms, 0), 1);
      track.write(part);
      if (part === 1) this.close(name, track);
    }
  }

  /** Everything jumps to its end. */
  finish() {
    for (const [name, track] of [...this.tracks]) {
      if (this.tracks.get(name) !== track) continue;
      track.write(1);
      this.close(name, track);
    }
    this.wake();
  }

  close(name, track) {
    this.tracks.delete(name);
    clearTimeout(track.timer);
    track.done?.();
  }
}

export const easeOut = (t) => 1 - (1 - t) ** 3;
export const easeInOut = (t) => t * t * (3 - 2 * t);

/** A board falling over: slow to start, quick to land, one small bounce. */
export const topple = (t) => (t < 0.8 ? (t / 0.8) ** 2.2 : 1 - 0.035 * Math.sin(((t - 0.8) / 0.2) * Math.PI));
