// Where everything stands: the measures of box, tiles and dice, shared by drawing, throwing and framing.
// One unit is the distance from tile to tile. The felt lies at y = 0, the player sits at +z, tile 1 is at the left.
// Knows no Three.js and no state.

export const TILE = { pitch: 1, width: 0.955, height: 1.86, depth: 0.25, belowRod: 0.13, edge: 0.055 };
export const DECK_HEIGHT = 0.62;
export const RIM_HEIGHT = 0.98;

/** How far an upright tile leans back, and how far it turns until it lies on the deck, in radians. */
export const LEAN_BACK = 0.42;
export const TURN_DOWN = Math.PI / 2 + LEAN_BACK;

const DECK_BEHIND_ROD = 0.5;
const SIDE_GAP = 0.1;

/** The measures of a box for `count` tiles; felt and dice grow with the box, so that they keep their size on a narrow screen. */
export function measure(count) {
  const rim = count > 10 ? 0.27 : 0.36;
  const grown = Math.sqrt(count / 9);
  const wellDepth = 4.7 * grown;
  const halfWidth = (count * TILE.pitch) / 2 + SIDE_GAP;
  const reach = TILE.height - TILE.belowRod;
  const deckDepth = DECK_BEHIND_ROD + reach + 0.14;
  const halfDepth = (deckDepth + wellDepth) / 2;
  const rodZ = -halfDepth + DECK_BEHIND_ROD;
  return {
    count,
    rim,
    halfWidth,
    halfDepth,
    deckDepth,
    rodZ,
    rodY: DECK_HEIGHT + TILE.depth / 2 + 0.02,
    die: { size: 1.12 * grown, edge: 0.2 * grown },
    well: { left: -halfWidth, right: halfWidth, back: -halfDepth + deckDepth, front: halfDepth },
    tileX: (index) => (index - (count - 1) / 2) * TILE.pitch,
  };
}

/** Where the dice lie before the first throw: near the middle of the felt, a little askew. */
export function startPlaces(layout) {
  const middle = (layout.well.back + layout.well.front) / 2;
  return [
    { x: -1.15, z: middle + 0.15, yaw: 0.2 },
    { x: 1.1, z: middle - 0.2, yaw: -0.14 },
  ];
}
