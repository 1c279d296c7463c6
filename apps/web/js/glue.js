// What the Rust side of the page cannot do by itself: load the 3D scene on demand, and start workers.

/// The 3D box is a chunk of its own: only who sees it pays for it.
export const mountBox = async (...args) => (await import('./box3d/index.js')).mountBox(...args);

export const makeWorker = () => new Worker(__WORKER_URL__, { type: 'module' });
