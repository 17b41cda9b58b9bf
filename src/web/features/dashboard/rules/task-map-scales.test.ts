import { describe, expect, it } from 'vitest';
import { frameworkOf } from '#shared/framework.ts';
import { guides, mapSize, numbers, plot, radiusScale, regions, xOf, yOf } from './task-map-scales.ts';

describe('the task map', () => {
  it('is 700 by 350 with guides at 6.7 and 3.5', () => {
    expect(mapSize).toEqual({ width: 700, height: 350 });
    expect(guides.map((guide) => guide.at)).toEqual([6.7, 3.5]);
    expect(guides[0]?.y).toBeLessThan(guides[1]?.y ?? 0);
  });

  it('puts 1 and 10 on the edges and clamps values outside', () => {
    expect([xOf(1), xOf(10), xOf(0), xOf(12)]).toEqual([plot.left, plot.right, plot.left, plot.right]);
    expect([yOf(1), yOf(10), yOf(0), yOf(12)]).toEqual([plot.bottom, plot.top, plot.bottom, plot.top]);
  });

  it('leaves room for the largest circle between the plot and the numbers, and inside the drawing', () => {
    expect(plot.left - numbers.x).toBeGreaterThan(25);
    expect(numbers.y - plot.bottom).toBeGreaterThan(25 + 10);
    expect(plot.top).toBeGreaterThanOrEqual(25);
    expect(mapSize.width - plot.right).toBeGreaterThanOrEqual(25);
  });

  it('draws a missing rating as 5', () => {
    expect(xOf(null)).toBe(xOf(5));
    expect(yOf(null)).toBe(yOf(5));
  });
});

describe('radiusScale', () => {
  it('runs from 5 to 25 over the shown range, as a square root', () => {
    const radius = radiusScale([0, 4, 16, null]);
    expect([radius(0), radius(4), radius(16)]).toEqual([5, 15, 25]);
  });

  it('grows with time and stays within its bounds', () => {
    const radius = radiusScale([0.5, 40]);
    const sizes = [0.1, 0.5, 1, 2, 5, 10, 20, 40, 100].map(radius);
    expect([...sizes].sort((a, b) => a - b)).toEqual(sizes);
    expect(Math.min(...sizes)).toBe(5);
    expect(Math.max(...sizes)).toBe(25);
  });

  it('is not flattened by one task far beyond the others', () => {
    const usual = [0.5, 1, 1, 2, 2, 3, 4, 4, 6];
    const radius = radiusScale([...usual, 80]);
    expect(radius(6)).toBe(25);
    expect(radius(80)).toBe(25);
    expect(radius(2) - radius(1)).toBeGreaterThan(3);
    expect(radiusScale([1, 1, 1, 1, 1, 1, 1, 1, 9])(9)).toBe(25);
    expect(radiusScale([1, 1, 1, 1, 1, 1, 1, 1, 9])(4)).toBe(15);
  });

  it('is 5 for missing hours and within the bounds if all are equal', () => {
    expect(radiusScale([3, 8])(null)).toBe(5);
    expect(radiusScale([])(3)).toBe(5);
    expect(radiusScale([3, 3])(3)).toBe(10);
  });
});

describe('regions', () => {
  it('hold each point of the framework rule in its own framework', () => {
    for (let value = 1.05; value < 10; value += 0.3) {
      for (let difficulty = 1.05; difficulty < 10; difficulty += 0.3) {
        const framework = frameworkOf({
          serviceValue: value,
          replicabilityDifficulty: difficulty,
          requiresJudgment: false,
        });
        const inside = regions.filter((region) => contains(region.points, xOf(value), yOf(difficulty)));
        expect(inside.map((region) => region.framework)).toEqual([framework]);
      }
    }
  });
});

function contains(points: string, x: number, y: number): boolean {
  const corners = points.split(' ').map((pair) => pair.split(',').map(Number));
  let inside = false;
  corners.forEach(([x1 = 0, y1 = 0], index) => {
    const [x2 = 0, y2 = 0] = corners[(index + 1) % corners.length] ?? [];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}
