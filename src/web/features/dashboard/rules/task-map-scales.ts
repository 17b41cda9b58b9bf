import { frameworkCuts } from '#shared/framework.ts';
import type { Framework } from '#shared/schemas/framework.ts';

/** The drawing area of the task map in its own units; it scales to its container. */
export const mapSize = { width: 700, height: 350 } as const;

/** Where the plot lies in it: room for the axis titles, their ends and half of the largest circle. */
export const plot = { left: 64, right: 684, top: 14, bottom: 302 } as const;

const ratings = [1, 10] as const;
const radii = [5, 25] as const;
const missingRating = 5;

/**
 * Straight from the domain to the range, kept within it. Written here because a library's scales, with
 * their ticks and colours, would weigh more than the whole map.
 */
function scale(value: number, domain: Pair, range: Pair): number {
  const share = (value - domain[0]) / (domain[1] - domain[0]);
  return range[0] + Math.min(1, Math.max(0, share)) * (range[1] - range[0]);
}

type Pair = readonly [number, number];

/** Service value to x. Values outside 1 to 10 lie on the edge; a missing one is drawn as 5. */
export function xOf(serviceValue: number | null): number {
  return scale(serviceValue ?? missingRating, ratings, [plot.left, plot.right]);
}

/** Difficulty to y, hard at the top. */
export function yOf(difficulty: number | null): number {
  return scale(difficulty ?? missingRating, ratings, [plot.bottom, plot.top]);
}

/**
 * The radius of a circle by hours per week: a square root, so that areas compare, from 5 to 25 over the
 * range of the tasks shown; 5 where the hours are missing.
 */
export function radiusScale(hours: readonly (number | null)[]): (hours: number | null) => number {
  const known = hours.filter((value) => value !== null);
  if (known.length === 0) return () => radii[0];
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  for (const value of known) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  if (least === most) return (value) => (value === null ? radii[0] : (radii[0] + radii[1]) / 3);
  const domain: Pair = [Math.sqrt(least), Math.sqrt(most)];
  return (value) => (value === null ? radii[0] : scale(Math.sqrt(value), domain, radii));
}

/** The guide lines of the map: the two cuts of the framework rule. */
export const guides = [
  { at: frameworkCuts.high, y: yOf(frameworkCuts.high), tone: 'Enhance' },
  { at: frameworkCuts.low, y: yOf(frameworkCuts.low), tone: 'Optimize' },
] as const satisfies readonly { at: number; y: number; tone: Framework }[];

/** The framework rule drawn as areas, for tasks that need no judgment. `points` as SVG wants them. */
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
