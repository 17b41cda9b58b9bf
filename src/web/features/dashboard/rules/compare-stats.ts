import type { Stats } from '#shared/schemas/stats.ts';
import { countTasks, type TaskCounts } from '#shared/stats/count-tasks.ts';
import type { TaskRow } from './rows.ts';

export function countRows(tasks: readonly TaskRow[]): TaskCounts {
  const placed = tasks.flatMap((task) =>
    task.framework === null ? [] : [{ framework: task.framework, requiresJudgment: task.requiresJudgment }],
  );
  const judgmentTasksCount = tasks.filter((task) => task.requiresJudgment).length;
  return {
    ...countTasks(placed),
    tasksIdentified: tasks.length,
    judgmentTasksCount,
    noJudgmentTasksCount: tasks.length - judgmentTasksCount,
  };
}

export function statsDisagree(stats: Stats | null, tasks: readonly TaskRow[]): boolean {
  if (tasks.length === 0) return false;
  if (stats === null) return true;
  const counted = countRows(tasks);
  return (Object.keys(counted) as (keyof TaskCounts)[]).some((name) => counted[name] !== stats[name]);
}
