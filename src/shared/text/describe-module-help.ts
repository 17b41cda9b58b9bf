import type { RecommendedModule } from '../schemas/module.ts';
import { describePayback } from './describe-payback.ts';
import { formatPlural } from './figures.ts';
import { listOf } from './list-of.ts';

export function describeModuleHelp(
  { tasks, paybackMonths }: Pick<RecommendedModule, 'tasks' | 'paybackMonths'>,
  foundations: readonly string[] = [],
): string {
  const [main, ...others] = tasks;
  const sentences = [
    ...(main
      ? [
          `It helps with “${main.name}” in ${main.workflow}${others.length > 0 ? ` and ${formatPlural(others.length, 'more task', 'more tasks')}` : ''}.`,
        ]
      : []),
    `${describePayback(paybackMonths)}.`,
    ...(foundations.length > 0 ? [`It builds on ${listOf(foundations)}.`] : []),
  ];
  return sentences.join(' ');
}
