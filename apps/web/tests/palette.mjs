// Shrinks screenshots for the docs: a PNG with a palette of 256 colours, chosen by median cut. Knows pixels
// only.
import { crc32, deflateSync } from 'node:zlib';

const COLOURS = 256;
/// Colours are distinguished by this many bits per channel.
const BITS = 6;
const CHANNELS = [0, 1, 2];

const bin = (rgba, at) => CHANNELS.reduce((key, channel) => (key << BITS) | (rgba[at + channel] >> (8 - BITS)), 0);

/// The colours of an image: how often each occurs, and its sum per channel.
function count(rgba) {
  const found = new Map();
  for (let at = 0; at < rgba.length; at += 4) {
    const key = bin(rgba, at);
    let colour = found.get(key);
    if (!colour) found.set(key, colour = { key, times: 0, sums: [0, 0, 0] });
    colour.times += 1;
    for (const channel of CHANNELS) colour.sums[channel] += rgba[at + channel];
  }
  return [...found.values()].map((colour) => ({ ...colour, mean: colour.sums.map((sum) => sum / colour.times) }));
}

/// A group of colours with its widest channel; worth splitting if many pixels are far apart.
function group(colours) {
  const spread = CHANNELS.map((channel) => {
    const values = colours.map(({ mean }) => mean[channel]);
    return Math.max(...values) - Math.min(...values);
  });
  const channel = spread.indexOf(Math.max(...spread));
  const times = colours.reduce((sum, colour) => sum + colour.times, 0);
  return { colours, channel, times, weight: colours.length > 1 ? Math.sqrt(times) * spread[channel] : 0 };
}

function split({ colours, channel, times }) {
  const sorted = colours.toSorted((a, b) => a.mean[channel] - b.mean[channel]);
  let cut = 0;
  for (let before = 0; cut < sorted.length - 1 && before < times / 2; cut += 1) before += sorted[cut].times;
  return [group(sorted.slice(0, cut)), group(sorted.slice(cut))];
}

/// Groups of colours, each painted as its mean.
function choose(colours) {
  const groups = [group(colours)];
  while (groups.length < COLOURS) {
    const widest = groups.reduce((best, one, i) => (one.weight > groups[best].weight ? i : best), 0);
    if (groups[widest].weight === 0) break;
    groups.push(...split(groups.splice(widest, 1)[0]));
  }
  return groups;
}

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/// A PNG of these pixels, four bytes each; transparency is dropped.
export function smallPng(width, height, rgba) {
  const groups = choose(count(rgba));
  const palette = Buffer.from(groups.flatMap(({ colours, times }) => CHANNELS.map(
    (channel) => Math.round(colours.reduce((sum, { sums }) => sum + sums[channel], 0) / times),
  )));
  const place = new Map(groups.flatMap(({ colours }, i) => colours.map(({ key }) => [key, i])));
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + 1 + x] = place.get(bin(rgba, (y * width + x) * 4));
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits per pixel, each an index into the palette.
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head), chunk('PLTE', palette), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0)),
  ]);
}
