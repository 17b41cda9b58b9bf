import type { Framework } from '../schemas/framework.ts';
import type { Stats } from '../schemas/stats.ts';

export type TaskCounts = Pick<
  Stats,
  | 'tasksIdentified'
  | 'automateCount'
  | 'optimizeCount'
  | 'enhanceCount'
  | 'judgmentTasksCount'
  | 'noJudgmentTasksCount'
>;

export function countTasks(
  tasks: readonly { framework: Framework; requiresJudgment: boolean | null }[],
): TaskCounts {
  const count = (test: (task: { framework: Framework; requiresJudgment: boolean | null }) => boolean) =>
    tasks.filter(test).length;
  const judgmentTasksCount = count((task) => task.requiresJudgment === true);
  return {
    tasksIdentified: tasks.length,
    automateCount: count((task) => task.framework === 'Automate'),
    optimizeCount: count((task) => task.framework === 'Optimize'),
    enhanceCount: count((task) => task.framework === 'Enhance'),
    judgmentTasksCount,
    noJudgmentTasksCount: tasks.length - judgmentTasksCount,
  };
}
