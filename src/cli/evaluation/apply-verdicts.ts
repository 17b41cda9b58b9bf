import type { DiagnosedTask, DiagnosedWorkflow } from '#diagnosis/diagnosis-types.ts';
import type { GoldSite, WorkflowVerdict } from './gold.ts';

export interface AppliedVerdicts {
  workflows: { shown: DiagnosedWorkflow; verdict: WorkflowVerdict | null }[];
  offerings: { name: string; verdict: 'right' | 'wrong' | null }[];
  tasks: { shown: DiagnosedTask; verdict: WorkflowVerdict['tasks'][number] | null }[];
}

/** Task verdicts apply only if the workflow is right. */
export function applyVerdicts(
  { verdicts }: GoldSite,
  workflows: readonly DiagnosedWorkflow[],
  offerings: readonly string[],
): AppliedVerdicts {
  const judged = workflows.map((shown) => ({
    shown,
    verdict:
      verdicts.workflows.find((verdict) => verdictFits(verdict, shown.definitionId, shown.name)) ?? null,
  }));
  return {
    workflows: judged,
    offerings: offerings.map((name) => ({
      name,
      verdict: verdicts.offerings.find((verdict) => isSameShownName(verdict.name, name))?.verdict ?? null,
    })),
    tasks: judged.flatMap(({ shown, verdict }) =>
      verdict?.verdict === 'right'
        ? shown.tasks.map((task) => ({
            shown: task,
            verdict: verdict.tasks.find(({ name }) => isSameShownName(name, task.name)) ?? null,
          }))
        : [],
    ),
  };
}

export function verdictFits(verdict: WorkflowVerdict, definition: string, name: string): boolean {
  return verdict.definition === undefined
    ? isSameShownName(verdict.name, name)
    : verdict.definition === definition;
}

export function isSameShownName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
