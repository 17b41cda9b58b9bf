import { frameworkCuts } from '#shared/framework.ts';
import type { Framework } from '#shared/schemas/framework.ts';

/** In map units; the drawing scales to its container. */
export const mapSize = { width: 700, height: 350 } as const;

const radii = [5, 25] as const;

/**
 * The margin on every side fits the radius of the largest circle; `numbers` are farther out, so that no circle
 * covers them.
 */
export const plot = { left: 80, right: 675, top: 25, bottom: 276 } as const;
export const numbers = { x: plot.left - radii[1] - 2, y: plot.bottom + radii[1] + 11 } as const;

const ratings = [1, 10] as const;
const missingRating = 5;

function scale(value: number, domain: Pair, range: Pair): number {
  const share = (value - domain[0]) / (domain[1] - domain[0]);
  return range[0] + Math.min(1, Math.max(0, share)) * (range[1] - range[0]);
}

type Pair = readonly [number, number];

export function xOf(serviceValue: number | null): number {
  return scale(serviceValue ?? missingRating, ratings, [plot.left, plot.right]);
}

export function yOf(difficulty: number | null): number {
  return scale(difficulty ?? missingRating, ratings, [plot.bottom, plot.top]);
}

/** Outliers get the largest radius, so that the other circles don't all look alike. */
export function radiusScale(hours: readonly (number | null)[]): (hours: number | null) => number {
  const roots = hours.flatMap((value) => (value === null ? [] : [Math.sqrt(value)])).sort((a, b) => a - b);
  const [least, most] = [roots[0], upperEnd(roots)];
  if (least === undefined || most === undefined) return () => radii[0];
  if (least === most) return (value) => (value === null ? radii[0] : (radii[0] + radii[1]) / 3);
  return (value) => (value === null ? radii[0] : scale(Math.sqrt(value), [least, most], radii));
}

/** With fewer values, we don't look for outliers. */
const fewest = 8;

/** An outlier is more than three interquartile ranges above the upper quartile. */
function upperEnd(sorted: readonly number[]): number | undefined {
  const greatest = sorted.at(-1);
  if (sorted.length < fewest) return greatest;
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const spread = at(0.75) - at(0.25);
  if (spread === 0) return greatest;
  return sorted.findLast((value) => value <= at(0.75) + 3 * spread);
}

export const guides = [
  { at: frameworkCuts.high, y: yOf(frameworkCuts.high), tone: 'Enhance' },
  { at: frameworkCuts.low, y: yOf(frameworkCuts.low), tone: 'Optimize' },
] as const satisfies readonly { at: number; y: number; tone: Framework }[];

/** For tasks that need no judgment. `points` is in SVG format. */
export const regions: readonly {
  framework: Framework;
  points: string;
  label: { x: number; y: number; anchor: 'start' | 'end' };
}[] = [
  {
    framework: 'Automate',
    points: pointsOf(
      [1, 1],
      [frameworkCuts.high, 1],
      [frameworkCuts.high, frameworkCuts.low],
      [1, frameworkCuts.low],
    ),
    label: { x: xOf(frameworkCuts.high) - 10, y: yOf(frameworkCuts.low) + 22, anchor: 'end' },
  },
  {
    framework: 'Optimize',
    points: pointsOf(
      [1, frameworkCuts.low],
      [frameworkCuts.high, frameworkCuts.low],
      [frameworkCuts.high, 1],
      [10, 1],
      [10, frameworkCuts.high],
      [frameworkCuts.low, frameworkCuts.high],
      [frameworkCuts.low, 10],
      [1, 10],
    ),
    label: { x: xOf(1) + 10, y: yOf(frameworkCuts.high) + 22, anchor: 'start' },
  },
  {
    framework: 'Enhance',
    points: pointsOf(
      [frameworkCuts.low, frameworkCuts.high],
      [10, frameworkCuts.high],
      [10, 10],
      [frameworkCuts.low, 10],
    ),
    label: { x: xOf(frameworkCuts.low) + 10, y: yOf(10) + 22, anchor: 'start' },
  },
];

function pointsOf(...corners: (readonly [serviceValue: number, difficulty: number])[]): string {
  return corners.map(([value, difficulty]) => `${xOf(value)},${yOf(difficulty)}`).join(' ');
}
