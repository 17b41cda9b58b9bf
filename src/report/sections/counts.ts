import type { ReportInput } from '#report/report-input.ts';
import { formatPlural } from '#shared/text/figures.ts';

export function countFindings({ workflows, tasks, modules }: ReportInput) {
  const worthwhile = modules.filter(({ paysBack }) => paysBack).length;
  return {
    workflows: workflows.length,
    ownWorkflows: workflows.filter(({ performedBy }) => performedBy === 'own').length,
    tasks: tasks.length,
    worthwhileModules: worthwhile,
    otherModules: modules.length - worthwhile,
  };
}

export function describeCounts(input: ReportInput): string {
  const counts = countFindings(input);
  return [
    formatPlural(counts.workflows, 'workflow'),
    formatPlural(counts.tasks, 'task'),
    formatPlural(counts.worthwhileModules, 'recommended module'),
  ].join(', ');
}
