import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodePng } from './encode-png.ts';
import { paintDrawing } from './paint-drawing.ts';
import { readDrawing } from './read-drawing.ts';

const size = { width: 8, height: 4 };
const svg = (body: string, defs = '') => `<svg viewBox="0 0 8 4"><g>${body}</g><defs>${defs}</defs></svg>`;

/** The red of each pixel; white is 255. */
const reds = (body: string, defs = '') => {
  const pixels = paintDrawing(readDrawing(svg(body, defs)), size);
  return Array.from({ length: size.height }, (_row, y) =>
    Array.from({ length: size.width }, (_pixel, x) => pixels[(y * size.width + x) * 3]),
  );
};

test('fills what lies inside and smooths what lies half', () => {
  expect(reds('<path fill="#000000" d="M 1 1l 2.5 0 l 0 2 l -2.5 0 Z "/>')).toEqual([
    [255, 255, 255, 255, 255, 255, 255, 255],
    [255, 0, 0, 128, 255, 255, 255, 255],
    [255, 0, 0, 128, 255, 255, 255, 255],
    [255, 255, 255, 255, 255, 255, 255, 255],
  ]);
});

test('a hole turns the other way, and the next shape lies over the one before', () => {
  const frame = '<path fill="#000000" d="M 0 0l 8 0 l 0 4 l -8 0 Z M 1 1l 0 2 l 6 0 l 0 -2 Z "/>';
  const dot = '<path fill="#800000" d="M 2 1h 1 v 1 h -1 Z "/>';
  expect(reds(frame + dot)).toEqual([
    [0, 0, 0, 0, 0, 0, 0, 0],
    [0, 255, 128, 255, 255, 255, 255, 0],
    [0, 255, 255, 255, 255, 255, 255, 0],
    [0, 0, 0, 0, 0, 0, 0, 0],
  ]);
});

test('glyphs stand where they are used, through every matrix; an empty group closes itself', () => {
  const glyph = '<symbol id="a" overflow="visible"><path d="M 0 0m 0 0 l 1 0 l 0 1 l -1 0 Z "/></symbol>';
  const used =
    '<g transform="matrix(1 0 0 1 2 0)"><g class="t"/><g transform="matrix(1 0 0 -1 0 4)"><use xlink:href="#a" x="3" y="0" fill="#000000"/></g></g>';
  expect(reds(used, glyph)[3]).toEqual([255, 255, 255, 255, 255, 0, 255, 255]);
});

test('curves bulge, and what lies outside the picture is cut at its edge', () => {
  const disc = reds('<path fill="#000000" d="M 4 -2c 4 0 4 8 0 8 c -4 0 -4 -8 0 -8 Z "/>');
  expect(disc[2]?.[4]).toBe(0);
  expect(disc[0]?.[0]).toBeGreaterThan(200);
  expect(reds('<path fill="#000000" d="M -5 -5l 20 0 l 0 20 l -20 0 Z "/>').flat()).toEqual(
    Array(32).fill(0),
  );
});

test('strokes without a filling, and gradients, paint nothing', () => {
  expect(reds('<path fill="none" stroke="#000000" d="M 0 0l 8 4 "/>').flat()).toEqual(Array(32).fill(255));
});

test('the picture file holds the pixels', () => {
  const pixels = paintDrawing(
    readDrawing(svg('<path fill="#0a0b0c" d="M 0 0l 8 0 l 0 4 l -8 0 Z "/>')),
    size,
  );
  const png = encodePng(pixels, size);
  expect([png.readUInt32BE(16), png.readUInt32BE(20), png[24], png[25]]).toEqual([8, 4, 8, 2]);
  const at = png.indexOf('IDAT');
  const rows = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
  expect([...rows.subarray(0, 7)]).toEqual([0, 10, 11, 12, 10, 11, 12]);
  expect(png.subarray(-8, -4).toString('latin1')).toBe('IEND');
});
