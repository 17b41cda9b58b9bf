import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type FirstStep, findFirstSteps } from '#shared/recommendations/first-steps.ts';
import type { Roadmap } from '#shared/schemas/roadmap.ts';
import { roadmapQuery } from '#web/lib/audit-queries.ts';
import type { Dashboard } from './use-dashboard.ts';

/** Returns no steps until everything that they depend on has loaded. */
export function useFirstSteps(dashboard: Dashboard): { steps: FirstStep[]; roadmap: Roadmap | undefined } {
  const roadmap = useQuery({ ...roadmapQuery(dashboard.id), enabled: dashboard.status === 'completed' }).data;
  const modules = dashboard.modules.data;
  const tasks = dashboard.tasks.data?.tasks;
  const workflows = dashboard.workflows.data;
  const steps = useMemo(
    () =>
      roadmap && modules && tasks && workflows ? findFirstSteps({ roadmap, modules, tasks, workflows }) : [],
    [roadmap, modules, tasks, workflows],
  );
  return { steps, roadmap };
}
