import type { Framework } from '#shared/schemas/framework.ts';
import type { TaskRow } from './rows.ts';
import { radiusScale, xOf, yOf } from './task-map-scales.ts';

export interface PlacedTask {
  id: number;
  x: number;
  y: number;
  radius: number;
  framework: Framework | null;
  label: string;
}

/** Largest first, so that small circles are on top and reachable. */
export function placeTasks(tasks: readonly TaskRow[]): PlacedTask[] {
  const radiusOf = radiusScale(tasks.map((task) => task.timeInvestment));
  return tasks
    .map((task) => ({
      id: task.id,
      x: xOf(task.serviceValue),
      y: yOf(task.replicabilityDifficulty),
      radius: radiusOf(task.timeInvestment),
      framework: task.framework,
      label: labelOf(task),
    }))
    .sort((a, b) => b.radius - a.radius || a.id - b.id);
}

/** Left to right, then easy to hard. */
export function tasksInMapOrder(tasks: readonly TaskRow[]): number[] {
  return tasks
    .map((task) => ({ id: task.id, x: xOf(task.serviceValue), y: yOf(task.replicabilityDifficulty) }))
    .sort((a, b) => a.x - b.x || b.y - a.y || a.id - b.id)
    .map((task) => task.id);
}

export interface TaskGroup {
  x: number;
  y: number;
  ids: number[];
}

/** Circles whose centers are closer than this, in map units, count as one point. */
const samePoint = 4;

export function groupSamePoints(placed: readonly PlacedTask[]): TaskGroup[] {
  const groups: TaskGroup[] = [];
  for (const { id, x, y } of placed) {
    const group = groups.find((known) => Math.hypot(known.x - x, known.y - y) < samePoint);
    if (group) group.ids.push(id);
    else groups.push({ x, y, ids: [id] });
  }
  return groups.filter(({ ids }) => ids.length > 1);
}

export function nearestTask(
  placed: readonly PlacedTask[],
  point: { x: number; y: number },
  slop: number,
): number | null {
  let nearest: { id: number; distance: number } | null = null;
  for (const { id, x, y, radius } of placed) {
    const distance = Math.hypot(x - point.x, y - point.y);
    if (distance <= radius + slop && (nearest === null || distance < nearest.distance))
      nearest = { id, distance };
  }
  return nearest?.id ?? null;
}

export function tasksAtSamePoint(tasks: readonly TaskRow[], task: TaskRow): TaskRow[] {
  const [x, y] = [xOf(task.serviceValue), yOf(task.replicabilityDifficulty)];
  return tasks.filter(
    (other) =>
      other.id !== task.id &&
      Math.hypot(xOf(other.serviceValue) - x, yOf(other.replicabilityDifficulty) - y) < samePoint,
  );
}

function labelOf(task: TaskRow): string {
  const rating = (value: number | null) => (value === null ? 'unknown' : value.toFixed(1));
  return `${task.name}, ${task.framework ?? 'no framework'}, service value ${rating(task.serviceValue)}, difficulty ${rating(task.replicabilityDifficulty)}, ${rating(task.timeInvestment)} hours a week`;
}
