// Renderer, lamp and room: everything that makes light. Draws when asked, never on its own.

import { Color, HemisphereLight, PCFShadowMap, Scene, SpotLight, WebGLRenderer } from 'three';

const SHARPEST = 2;

/** Throws Error('webgl') when the browser cannot draw in 3D. */
export class Stage {
  constructor(canvas) {
    const context = canvas.getContext('webgl2', { antialias: true, alpha: false, powerPreference: 'default' });
    if (!context || context.isContextLost()) throw new Error('webgl');
    this.renderer = new WebGLRenderer({ canvas, context });
    // Checking for shader errors would force the driver to compile shaders one by one.
    this.renderer.debug.checkShaderErrors = false;
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.scene = new Scene();
    this.lamp = new SpotLight('#ffd9a0', 1, 0, 0.5, 1, 1.4);
    this.lamp.castShadow = true;
    this.lamp.shadow.mapSize.set(1024, 1024);
    this.lamp.shadow.bias = -0.0004;
    this.lamp.shadow.normalBias = 0.03;
    this.lamp.shadow.radius = 3.5;
    this.sky = new HemisphereLight('#fff1dc', '#8a6a4c', 1);
    this.scene.add(this.lamp, this.lamp.target, this.sky);
  }

  /** Lamp and room for a box of this size in a light or dark parlour. */
  light(layout, dark) {
    const reach = layout.halfWidth + layout.rim;
    const height = 8 + reach * 0.9;
    this.lamp.position.set(-reach * 0.6, height, layout.halfDepth * 0.75);
    this.lamp.target.position.set(0.2, 0, 0);
    this.lamp.angle = Math.atan((reach * (dark ? 1.8 : 2.4)) / height);
    this.lamp.intensity = (dark ? 4.2 : 4.3) * height ** this.lamp.decay;
    this.lamp.shadow.camera.near = height * 0.4;
    this.lamp.shadow.camera.far = height * 2.2;
    this.lamp.color.set(dark ? '#ffdcae' : '#fff0da');
    this.sky.intensity = dark ? 0.95 : 1.35;
    this.scene.background = new Color(dark ? '#0c0805' : '#3b2a1c');
  }

  /** `part` below 1 draws coarser, for slow machines while things move. */
  resize(width, height, part = 1) {
    this.renderer.setPixelRatio(Math.min(window.devicePixelRatio || 1, SHARPEST) * part);
    this.renderer.setSize(width, height, false);
  }

  draw(camera) {
    this.renderer.render(this.scene, camera);
  }

  dispose() {
    this.lamp.dispose();
    this.sky.dispose();
    this.renderer.setSize(1, 1, false);
    this.renderer.dispose();
  }
}
