import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { manualTypeFor } from '#shared/manual-entry/manual-type-for.ts';
import { tasksQuery, workflowsQuery } from '#web/lib/audit-queries.ts';
import type { NewEntries } from './draft/add-entries.ts';

/** Null without an audit, until loaded, on failure, or if none of the workflows are the company's own. */
export function useFoundWork(auditId: number | undefined): NewEntries | null {
  const id = auditId ?? 0;
  const workflows = useQuery({ ...workflowsQuery(id), enabled: auditId !== undefined });
  const tasks = useQuery({ ...tasksQuery(id), enabled: auditId !== undefined });
  return useMemo(() => {
    // What a vendor's software does for its customers is not the company's own work.
    const own = (workflows.data ?? []).filter(({ performedBy }) => performedBy === 'own');
    if (own.length === 0 || !tasks.data) return null;
    const names = new Set(own.map(({ name }) => name));
    return {
      workflows: own.map((workflow) => ({
        name: workflow.name,
        department: workflow.department,
        type: workflow.typedType ?? manualTypeFor(workflow),
        description: workflow.description ?? '',
      })),
      tasks: tasks.data.tasks
        .filter(({ workflow }) => names.has(workflow))
        .map((task) => ({
          name: task.name,
          workflow: task.workflow,
          description: task.description ?? '',
          requiresJudgment: task.requiresJudgment,
          serviceValue: inTenths(task.serviceValue),
          replicabilityDifficulty: inTenths(task.replicabilityDifficulty),
          timeInvestment: String(Math.max(0.5, task.timeInvestment)),
          typical: task.basis !== 'told',
        })),
    };
  }, [workflows.data, tasks.data]);
}

/** The form accepts 1 to 10 in steps of 0.1. */
function inTenths(rating: number): number {
  return Math.min(10, Math.max(1, Math.round(rating * 10) / 10));
}
