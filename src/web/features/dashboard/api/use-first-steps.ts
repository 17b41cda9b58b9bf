import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type FirstStep, findFirstSteps } from '#shared/recommendations/first-steps.ts';
import { roadmapQuery } from '#web/lib/audit-queries.ts';
import type { Dashboard } from './use-dashboard.ts';

/** Null until the plan is there. */
export function useFirstSteps(dashboard: Dashboard): FirstStep[] | null {
  const roadmap = useQuery({ ...roadmapQuery(dashboard.id), enabled: dashboard.status === 'completed' }).data;
  const tasks = dashboard.tasks.data?.tasks;
  const workflows = dashboard.workflows.data;
  return useMemo(
    () => (roadmap && tasks && workflows ? findFirstSteps({ roadmap, tasks, workflows }) : null),
    [roadmap, tasks, workflows],
  );
}
