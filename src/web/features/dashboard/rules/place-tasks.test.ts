import { expect, it } from 'vitest';
import { cleanTasks } from './clean-tasks.ts';
import {
  groupSamePoints,
  nearestTask,
  placeTasks,
  tasksAtSamePoint,
  tasksInMapOrder,
} from './place-tasks.ts';
import { xOf, yOf } from './task-map-scales.ts';

const tasks = cleanTasks([
  {
    id: 1,
    name: 'Small',
    serviceValue: 8,
    replicabilityDifficulty: 2,
    timeInvestment: 1,
    framework: 'Optimize',
  },
  {
    id: 2,
    name: 'Large',
    serviceValue: 2,
    replicabilityDifficulty: 2,
    timeInvestment: 20,
    framework: 'Automate',
  },
  { id: 3, name: 'Hidden', serviceValue: 8.01, replicabilityDifficulty: 2, timeInvestment: 3 },
  { id: 4, name: 'Unknown' },
]);

it('places each task, the largest circle first', () => {
  const placed = placeTasks(tasks);
  expect(placed.map((circle) => circle.id)).toEqual([2, 3, 1, 4]);
  expect(placed[0]).toMatchObject({ x: xOf(2), y: yOf(2), radius: 25, framework: 'Automate' });
  expect(placed[3]).toMatchObject({ x: xOf(5), y: yOf(5), radius: 5, framework: null });
  expect(placed[3]?.label).toContain('service value unknown');
});

it('orders tasks from left to right', () => {
  expect(tasksInMapOrder(tasks)).toEqual([2, 4, 1, 3]);
});

it('finds the tasks at the same point', () => {
  const [small] = tasks;
  expect(small && tasksAtSamePoint(tasks, small).map((task) => task.name)).toEqual(['Hidden']);
});

it('counts the tasks at each shared point, the largest first', () => {
  expect(groupSamePoints(placeTasks(tasks)).map(({ ids }) => ids)).toEqual([[3, 1]]);
});

it('picks the center nearest to a tap, within reach', () => {
  const placed = placeTasks(tasks);
  const at = (x: number, y: number) => nearestTask(placed, { x, y }, 20);
  expect(at(xOf(2) + 30, yOf(2))).toBe(2);
  expect(at(xOf(8), yOf(2))).toBe(1);
  expect(at(xOf(5), yOf(9))).toBeNull();
});
