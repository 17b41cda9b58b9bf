import type { Point, Shape } from './read-drawing.ts';

interface Size {
  width: number;
  height: number;
}

/**
 * Paints shapes one over the other on white: three bytes a pixel, row after row. Edges are smooth: each outline
 * adds, for every pixel it crosses, how much of the pixel and of all to its right lies inside; the running sum
 * along a row is then the share that a shape covers.
 */
export function paintDrawing(shapes: readonly Shape[], { width, height }: Size): Uint8Array {
  const pixels = new Uint8Array(width * height * 3).fill(255);
  const cover = new Float32Array((width + 2) * height);
  for (const { outlines, colour } of shapes) {
    const rows = { from: height, to: 0 };
    for (const outline of outlines) {
      outline.forEach((point, index) => {
        addEdge(cover, { width, height }, point, outline[(index + 1) % outline.length] as Point, rows);
      });
    }
    for (let y = rows.from; y < rows.to; y++) {
      let sum = 0;
      for (let x = 0; x < width; x++) {
        sum += cover[y * (width + 2) + x] ?? 0;
        const share = Math.min(Math.abs(sum), 1);
        if (share < 0.002) continue;
        const at = (y * width + x) * 3;
        for (const part of [0, 1, 2] as const) {
          const below = pixels[at + part] ?? 0;
          pixels[at + part] = Math.round(below + (colour[part] - below) * share);
        }
      }
    }
    cover.fill(0, rows.from * (width + 2), Math.max(rows.from, rows.to) * (width + 2));
  }
  return pixels;
}

/** Adds one edge, row by row; what lies left or right of the picture counts as if at its border. */
function addEdge(
  cover: Float32Array,
  { width, height }: Size,
  from: Point,
  to: Point,
  rows: { from: number; to: number },
): void {
  if (from[1] === to[1]) return;
  const direction = from[1] < to[1] ? 1 : -1;
  const [upper, lower] = direction > 0 ? [from, to] : [to, from];
  const slope = (lower[0] - upper[0]) / (lower[1] - upper[1]);
  const first = Math.max(Math.floor(upper[1]), 0);
  const last = Math.min(Math.ceil(lower[1]), height);
  rows.from = Math.min(rows.from, first);
  rows.to = Math.max(rows.to, last);
  for (let y = first; y < last; y++) {
    const top = Math.max(y, upper[1]);
    const bottom = Math.min(y + 1, lower[1]);
    const clamp = (x: number) => Math.min(Math.max(x, 0), width);
    const start = clamp(upper[0] + (top - upper[1]) * slope);
    const end = clamp(upper[0] + (bottom - upper[1]) * slope);
    addSpan(cover, y * (width + 2), direction * (bottom - top), Math.min(start, end), Math.max(start, end));
  }
}

/** Spreads an edge's height in one row over the pixels between two places of that row. */
function addSpan(cover: Float32Array, row: number, height: number, left: number, right: number): void {
  const firstPixel = Math.floor(left);
  const lastPixel = Math.floor(right);
  const add = (pixel: number, value: number) => {
    cover[row + pixel] = (cover[row + pixel] ?? 0) + value;
  };
  for (let pixel = firstPixel; pixel <= lastPixel; pixel++) {
    const from = Math.max(left, pixel);
    const to = Math.min(right, pixel + 1);
    const part = right > left ? (height * (to - from)) / (right - left) : height;
    const middle = (from + to) / 2 - pixel;
    add(pixel, part * (1 - middle));
    add(pixel + 1, part * middle);
  }
}
