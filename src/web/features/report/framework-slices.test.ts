import { describe, expect, it } from 'vitest';
import { frameworkSlices } from './framework-slices.ts';

const slices = (automateCount: number, optimizeCount: number, enhanceCount: number) =>
  frameworkSlices({ automateCount, optimizeCount, enhanceCount });

describe('the slices of the pie', () => {
  it('carry name and rounded percent in the order of the frameworks', () => {
    expect(slices(1, 1, 1).map(({ framework, percent }) => [framework, percent])).toEqual([
      ['Automate', 33],
      ['Optimize', 33],
      ['Enhance', 33],
    ]);
  });

  it('leave out frameworks without tasks', () => {
    expect(slices(3, 0, 1).map(({ framework, percent }) => [framework, percent])).toEqual([
      ['Automate', 75],
      ['Enhance', 25],
    ]);
    expect(slices(0, 0, 0)).toEqual([]);
  });

  it('draw a full disk for a single framework', () => {
    const [only] = slices(0, 5, 0);
    expect(only).toMatchObject({ framework: 'Optimize', percent: 100 });
    expect(only?.path).toMatch(/^M.*A84,84/);
  });

  it('put each label on its own side', () => {
    const [right, left] = slices(1, 1, 0);
    expect(right?.label.anchor).toBe('start');
    expect(left?.label.anchor).toBe('end');
  });
});
