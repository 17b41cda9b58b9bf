import { describe, expect, it } from 'vitest';
import { findNumberStyle, withoutThousands } from './number-style.ts';

describe('reading numbers', () => {
  it.each([
    [['1.250', '2,5'], ',', null],
    [['1,250', '2.5'], '.', null],
    [['1.234,5'], ',', null],
    [['1,234,567'], '.', null],
    [['1.250', '12'], null, '1.250'],
    [['8', '12'], null, null],
  ])('knows how %j are written', (cells, decimal, doubtful) =>
    expect(findNumberStyle(cells)).toEqual({ decimal, doubtful }),
  );

  it.each([
    ['1.250', ',', '1250'],
    ['1.250', '.', '1.250'],
    ['1,250', '.', '1250'],
    ['1.234,5', null, '1234.5'],
    ["1'234.5", null, '1234.5'],
    ['1 250', null, '1250'],
    ['2,5', ',', '2,5'],
    ['twelve', ',', 'twelve'],
  ] as const)('reads %s with %s before the fraction as %s', (cell, decimal, text) =>
    expect(withoutThousands(cell, decimal)).toBe(text),
  );
});
