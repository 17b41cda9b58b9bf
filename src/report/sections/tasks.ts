import { clipName } from '#report/clip-text.ts';
import { basisLabels, frameworkMeanings } from '#report/labels.ts';
import type { ReportInput } from '#report/report-input.ts';
import { frameworkCuts } from '#shared/framework.ts';
import { frameworks } from '#shared/schemas/framework.ts';
import type { Task } from '#shared/schemas/task.ts';
import { formatPlural, formatUpToTwo } from '#shared/text/figures.ts';

/**
 * Both axes run from 1 to 10; a rating below 1 is placed at 1. Radii are in units of a 700 by 350
 * map and have the same range as on screen.
 */
const ratingRange = { min: 1, max: 10 } as const;
const radiusRange = { min: 5, max: 25 } as const;

export function describeTasks({ audit, tasks, profile }: ReportInput) {
  if (tasks.length === 0) return null;
  const slices = frameworks.map((framework) => {
    const count = tasks.filter((task) => task.framework === framework).length;
    const part = count / tasks.length;
    return {
      framework,
      count: formatPlural(count, 'task'),
      percent: `${Math.round(part * 100)}%`,
      part,
      ...frameworkMeanings[framework],
    };
  });
  return {
    slices,
    map: {
      cuts: frameworkCuts,
      ...mapTasks(tasks),
      alternative: `Task map of ${formatPlural(tasks.length, 'task')} by service value and replicability with AI; the table below lists every task with both ratings.`,
    },
    rows: tasks.map((task, index) => ({
      number: String(index + 1),
      name: clipName(task.name, 'Unnamed task'),
      workflow: clipName(task.workflow, 'Unknown Workflow'),
      framework: task.framework,
      role: clipName(task.assignedRole ?? '', 'Unassigned'),
      value: formatUpToTwo(task.serviceValue),
      difficulty: formatUpToTwo(task.replicabilityDifficulty),
      hours: formatUpToTwo(task.timeInvestment),
      basis: basisLabels[task.basis],
    })),
    disclaimer: audit.kind === 'manual' ? profile.disclaimers.manualEntry : profile.disclaimers.taskList,
  };
}

/** Circles closer than this, in units of the map, count as one point, as on screen. */
const samePoint = 4;
const mapSize = { width: 700, height: 350 } as const;

function mapTasks(tasks: readonly Task[]) {
  const groups: { x: number; y: number; radius: number; numbers: string[] }[] = [];
  for (const { x, y, radius, number } of placeTasks(tasks)) {
    const near = groups.find(
      (group) => Math.hypot((group.x - x) * mapSize.width, (group.y - y) * mapSize.height) < samePoint,
    );
    if (near) near.numbers.push(number);
    else groups.push({ x, y, radius, numbers: [number] });
  }
  const crowded = groups.filter(({ numbers }) => numbers.length > 1);
  const grouped = new Set(crowded.flatMap(({ numbers }) => numbers));
  return {
    points: placeTasks(tasks).map((point) => ({ ...point, grouped: grouped.has(point.number) })),
    groups: crowded.map(({ x, y, radius, numbers }) => ({ x, y, radius, count: `×${numbers.length}` })),
    groupNote:
      crowded.length === 0
        ? null
        : `×2 marks a point shared by two tasks, ×3 by three, and so on: ${crowded.map(({ numbers }) => numbers.sort((a, b) => Number(a) - Number(b)).join(', ')).join('; ')}.`,
  };
}

/** Largest first, so that small circles stay visible. Positions are 0 to 1 from the lower left corner. */
function placeTasks(tasks: readonly Task[]) {
  const hours = tasks.map((task) => task.timeInvestment);
  const [least, most] = [Math.sqrt(Math.min(...hours)), Math.sqrt(Math.max(...hours))];
  const radiusOf = (value: number) => {
    const { min, max } = radiusRange;
    return most === least
      ? (min + max) / 3
      : min + ((Math.sqrt(value) - least) / (most - least)) * (max - min);
  };
  return tasks
    .map((task, index) => ({
      number: String(index + 1),
      framework: task.framework,
      x: positionOf(task.serviceValue),
      y: positionOf(task.replicabilityDifficulty),
      radius: radiusOf(task.timeInvestment),
    }))
    .sort((a, b) => b.radius - a.radius || Number(a.number) - Number(b.number));
}

function positionOf(rating: number): number {
  const { min, max } = ratingRange;
  return (Math.min(max, Math.max(min, rating)) - min) / (max - min);
}
