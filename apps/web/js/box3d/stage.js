// Renderer, lamp and room: everything that makes light. Draws when asked, never on its own.

import { BackSide, BoxGeometry, Color, HemisphereLight, Mesh, MeshBasicMaterial, NeutralToneMapping, PCFShadowMap, PMREMGenerator, Scene, SpotLight, WebGLRenderer } from 'three';

const SHARPEST = 2;

/** Throws Error('webgl') when the browser cannot draw in 3D. */
export class Stage {
  constructor(canvas) {
    const context = canvas.getContext('webgl2', { antialias: true, alpha: false, powerPreference: 'default' });
    if (!context || context.isContextLost()) throw new Error('webgl');
    this.renderer = new WebGLRenderer({ canvas, context });
    // Asking the driver for errors would make it compile one shader after the other.
    this.renderer.debug.checkShaderErrors = false;
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.toneMapping = NeutralToneMapping;
    this.scene = new Scene();
    this.lamp = new SpotLight('#ffd9a0', 1, 0, 0.5, 1, 1.4);
    this.lamp.castShadow = true;
    this.lamp.shadow.mapSize.set(1024, 1024);
    this.lamp.shadow.bias = -0.0004;
    this.lamp.shadow.normalBias = 0.03;
    this.lamp.shadow.radius = 3.5;
    this.sky = new HemisphereLight('#fff1dc', '#8a6a4c', 1);
    this.scene.add(this.lamp, this.lamp.target, this.sky);
    this.room = roomLight(this.renderer);
  }

  /** Lamp and room for a box of this size in a light or dark parlour. */
  light(layout, dark) {
    const reach = layout.halfWidth + layout.rim;
    const height = 8 + reach * 0.9;
    this.lamp.position.set(-reach * 0.6, height, layout.halfDepth * 0.75);
    this.lamp.target.position.set(0.2, 0, 0);
    this.lamp.angle = Math.atan((reach * (dark ? 1.8 : 2.4)) / height);
    this.lamp.intensity = (dark ? 4.6 : 4.9) * height ** this.lamp.decay;
    this.lamp.shadow.camera.near = height * 0.4;
    this.lamp.shadow.camera.far = height * 2.2;
    this.lamp.color.set(dark ? '#ffdcae' : '#fff0da');
    this.sky.intensity = dark ? 1 : 1.5;
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
    this.room.dispose();
    this.lamp.dispose();
    this.sky.dispose();
    this.renderer.setSize(1, 1, false);
    this.renderer.dispose();
  }
}

/** What brass and lacquer mirror: a dim warm room with a lamp shade above and a window at the side. */
function roomLight(renderer) {
  const room = new Scene();
  const box = new BoxGeometry();
  const glow = (colour, strength, size, at) => {
    const material = new MeshBasicMaterial({ color: new Color(colour).multiplyScalar(strength), side: BackSide });
    if (at) material.side = 0;
    const mesh = new Mesh(box, material);
    mesh.scale.set(...size);
    if (at) mesh.position.set(...at);
    room.add(mesh);
  };
  glow('#6b4a31', 0.55, [30, 16, 30]);
  glow('#ffd9a0', 14, [5, 0.4, 5], [-3, 7, 1]);
  glow('#ffe9cc', 3.2, [0.3, 6, 7], [-14, 2, -3]);
  glow('#ffc98a', 2.2, [9, 3.5, 0.3], [3, 4, -14]);
  glow('#e8b98a', 1.2, [12, 2, 0.3], [0, 1, 14]);
  const maker = new PMREMGenerator(renderer);
  const target = maker.fromScene(room, 0.03);
  maker.dispose();
  for (const mesh of room.children) mesh.material.dispose();
  box.dispose();
  return target;
}
