import { type Framework, frameworks } from '#shared/schemas/framework.ts';
import type { NumberedTask } from './task-order.ts';

export interface TaskFilters {
  workflow: string | null;
  framework: Framework | null;
  search: string;
}

export function filterTasks(rows: readonly NumberedTask[], filters: TaskFilters): NumberedTask[] {
  const words = fold(filters.search).split(/\s+/).filter(Boolean);
  return rows.filter(({ task }) => {
    if (filters.workflow !== null && task.workflow !== filters.workflow) return false;
    if (filters.framework !== null && task.framework !== filters.framework) return false;
    if (words.length === 0) return true;
    const text = fold(`${task.name} ${task.workflow} ${task.assignedRole ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}

export function readFramework(text: string): Framework | null {
  return frameworks.find((framework) => framework.toLowerCase() === text.toLowerCase()) ?? null;
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}
