// Pointer and touch: which tile is under a finger, a tap without dragging, and a hovering mouse.

import { Raycaster, Vector2 } from 'three';

const DRAG = 12;

export class Picker {
  /** `targets()` lists what can be hit; `tap(index)` and `hover(index)` answer, -1 meaning no tile; `answers(index)` asks for a hand. */
  constructor(canvas, camera, { targets, tap, hover, answers }) {
    this.canvas = canvas;
    this.camera = camera;
    this.targets = targets;
    this.ray = new Raycaster();
    this.pressed = null;
    this.hovered = -1;
    const over = (index) => {
      canvas.style.cursor = answers(index) ? 'pointer' : '';
      if (index === this.hovered) return;
      this.hovered = index;
      hover(index);
    };
    this.listeners = {
      pointerdown: (event) => {
        if (event.isPrimary && event.button === 0) this.pressed = { id: event.pointerId, x: event.clientX, y: event.clientY };
      },
      pointerup: (event) => {
        const from = this.pressed;
        this.pressed = null;
        if (!from || from.id !== event.pointerId) return;
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > DRAG) return;
        const index = this.at(event.clientX, event.clientY);
        if (index >= 0) tap(index);
      },
      pointermove: (event) => {
        if (event.pointerType !== 'touch') over(this.at(event.clientX, event.clientY));
      },
      pointerleave: () => over(-1),
      pointercancel: () => {
        this.pressed = null;
        over(-1);
      },
    };
    for (const [name, listener] of Object.entries(this.listeners)) canvas.addEventListener(name, listener);
  }

  /** Index of the tile at a point of the window, or -1. */
  at(clientX, clientY) {
    const frame = this.canvas.getBoundingClientRect();
    const x = ((clientX - frame.left) / frame.width) * 2 - 1;
    const y = 1 - ((clientY - frame.top) / frame.height) * 2;
    this.ray.setFromCamera(new Vector2(x, y), this.camera);
    const [first] = this.ray.intersectObjects(this.targets(), false);
    return first ? first.object.userData.tile : -1;
  }

  dispose() {
    for (const [name, listener] of Object.entries(this.listeners)) this.canvas.removeEventListener(name, listener);
    this.canvas.style.cursor = '';
  }
}
