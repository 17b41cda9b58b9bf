import { describe, expect, it } from 'vitest';
import { fingerprint, fingerprintBits, fingerprintDistance } from './fingerprint.ts';

const printOf = (text: string): string | null => fingerprint(text.split(' '));
const distance = (a: string, b: string): number =>
  fingerprintDistance(fingerprintBits(a), fingerprintBits(b));

const pinned: readonly (readonly [number, string])[] = [
  [25, 'a4d627bcc1c38513'],
  [26, '04c625b4c1c30511'],
  [33, '24c72fbcc1c78703'],
  [34, '24c70fbcc0c78703'],
  [100, 'e0c4030c51c38962'],
  [299, 'e180838550c361a7'],
  [4000, '624868d605635f41'],
];
const numbered = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, index) => `word${from + index}`).join(' ');

describe('fingerprint', () => {
  it('is 16 hex digits, equal for equal words', () => {
    const print = printOf(numbered(0, 100));
    expect(print).toMatch(/^[0-9a-f]{16}$/);
    expect(printOf(numbered(0, 100))).toBe(print);
  });

  it('is close for near-copies and distant for other texts', () => {
    const text = printOf(numbered(0, 400)) ?? '';
    const edited = printOf(`${numbered(0, 200)} other ${numbered(201, 400)}`) ?? '';
    const other = printOf(numbered(1000, 1400)) ?? '';
    expect(distance(text, edited)).toBeLessThanOrEqual(6);
    expect(distance(text, other)).toBeGreaterThan(12);
    expect(distance(text, text)).toBe(0);
    expect(distance('0000000000000000', 'ffffffffffffffff')).toBe(64);
  });

  it.each(pinned)('of %i words stays as in stored scans', (words, print) => {
    expect(printOf(numbered(0, words))).toBe(print);
  });

  it('is null for too little text', () => {
    expect(printOf('only a few words')).toBeNull();
  });
});
