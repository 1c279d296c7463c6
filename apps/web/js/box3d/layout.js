// Where everything stands: the measures of box, tiles and dice, shared by drawing, throwing and framing.
// One unit is the distance from tile to tile. The felt lies at y = 0, the player sits at +z, tile 1 is at the left.
// Knows no Three.js and no state.

export const TILE = { pitch: 1, width: 0.955, height: 1.86, depth: 0.25, edge: 0.055 };
export const DECK_HEIGHT = 0.62;
export const RIM_HEIGHT = 0.98;

/** How far tiles lean back, in radians. One that goes down turns about its middle by half a turn. */
export const LEAN_BACK = 0.42;
export const TURN_DOWN = Math.PI;

/** Around the rod there is room for half a tile to swing. */
const SWING = TILE.height / 2 + 0.09;
const SIDE_GAP = 0.1;

/** The measures of a box for `count` tiles; felt and dice grow with the box, so that they keep their size on a narrow screen. */
export function measure(count) {
  const rim = count > 10 ? 0.27 : 0.36;
  const grown = Math.sqrt(count / 9);
  const wellDepth = 4.7 * grown;
  const halfWidth = (count * TILE.pitch) / 2 + SIDE_GAP;
  const deckDepth = 2 * SWING;
  const halfDepth = (deckDepth + wellDepth) / 2;
  const rodZ = -halfDepth + SWING;
  return {
    count,
    rim,
    halfWidth,
    halfDepth,
    deckDepth,
    rodZ,
    rodY: DECK_HEIGHT + TILE.height / 2 + 0.04,
    die: { size: 1.12 * grown, edge: 0.2 * grown },
    well: { left: -halfWidth, right: halfWidth, back: -halfDepth + deckDepth, front: halfDepth },
    tileX: (index) => (index - (count - 1) / 2) * TILE.pitch,
  };
}

/** Where the dice lie before the first throw: near the middle of the felt, square to the eye. */
export function startPlaces(layout) {
  const middle = (layout.well.back + layout.well.front) / 2;
  return [
    { x: -1.15, z: middle },
    { x: 1.15, z: middle },
  ];
}
