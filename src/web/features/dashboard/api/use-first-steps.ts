import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type FirstStep, findFirstSteps } from '#shared/recommendations/first-steps.ts';
import { roadmapQuery } from '#web/lib/audit-queries.ts';
import type { Dashboard } from './use-dashboard.ts';

export function useFirstSteps(dashboard: Dashboard): FirstStep[] {
  const roadmap = useQuery({ ...roadmapQuery(dashboard.id), enabled: dashboard.status === 'completed' }).data;
  const modules = dashboard.modules.data;
  const tasks = dashboard.tasks.data?.tasks;
  const workflows = dashboard.workflows.data;
  return useMemo(
    () =>
      roadmap && modules && tasks && workflows ? findFirstSteps({ roadmap, modules, tasks, workflows }) : [],
    [roadmap, modules, tasks, workflows],
  );
}
