import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Assumptions, AssumptionsPatch } from '#shared/schemas/rates.ts';
import type { CalculationMode, ValueSummary } from '#shared/schemas/value.ts';
import { calculateValue } from '#shared/value/calculate-value.ts';
import { usePublicConfig } from '#web/lib/public-config.ts';
import { showToast } from '#web/lib/toast.ts';
import { messages } from '../messages.ts';
import { changesBetween } from '../rules/assumption-fields.ts';
import { isConflict } from '../rules/edit-failures.ts';
import { valueTasksOf } from '../rules/value-tasks.ts';
import { changeAudit } from './change-audit.ts';
import type { DashboardAudit } from './dashboard-queries.ts';
import { readDashboard } from './read-dashboard.ts';
import type { Dashboard } from './use-dashboard.ts';
import { describeRefusal } from './use-edits.ts';

interface TrialInput {
  dashboard: Dashboard;
  audit: DashboardAudit;
  saved: ValueSummary | null;
  mode: CalculationMode;
}

/**
 * A trial is a set of assumptions that the visitor has changed but not saved. Its value is
 * calculated in the browser, with the same code as on the server.
 */
export function useTrial({ dashboard, audit, saved, mode }: TrialInput) {
  const client = useQueryClient();
  const [patch, setPatch] = useState<AssumptionsPatch>({});
  const original = saved?.assumptions ?? null;
  const changed = Object.keys(patch).length > 0;
  const assumptions: Assumptions | null = useMemo(
    () => (original === null ? null : { ...original, ...patch }),
    [original, patch],
  );
  const usual = usePublicConfig()?.rates.assumptions;
  const toUsual = useMemo(
    () => (original === null || usual === undefined ? {} : changesBetween(original, usual)),
    [original, usual],
  );
  const tasks = dashboard.tasks.data?.tasks;
  const workflows = dashboard.workflows.data;
  const team = saved?.team ?? null;
  const value = useMemo(() => {
    if (!changed || assumptions === null || tasks === undefined || workflows === undefined) return null;
    return calculateValue({
      tasks: valueTasksOf(tasks),
      workflows,
      assumptions,
      companySize: audit.companySize,
      team,
      mode,
    });
  }, [changed, assumptions, tasks, workflows, audit.companySize, team, mode]);

  const { mutate, isPending } = useMutation({
    mutationFn: (body: AssumptionsPatch) =>
      changeAudit(client, {
        id: dashboard.id,
        mode,
        method: 'PATCH',
        path: '/assumptions',
        body,
        tag: audit.tag,
      }),
    onSuccess: () => {
      setPatch({});
      showToast({ title: 'Assumptions saved', description: 'The diagnosis now uses them.' });
    },
    onError: async (error) => {
      if (isConflict(error)) await readDashboard(client, dashboard.id, { mode, restart: true });
      showToast({
        title: messages.saveFailed,
        description: describeRefusal(error),
        tone: 'destructive',
      });
    },
  });

  return {
    /** Null without a trial or until tasks and workflows have loaded. */
    value,
    assumptions,
    original,
    /** As the analysis found or assumed it. Null without a company model or until the value loads. */
    team,
    /** Typed hours can be multiplied by a team size; modeled hours already count everyone. */
    hasTypedHours: team === null,
    changed,
    saving: isPending,
    change: (next: AssumptionsPatch) => setPatch((before) => ({ ...before, ...next })),
    reset: () => setPatch({}),
    /** Null if the saved assumptions equal the profile's defaults, or if either hasn't loaded. */
    resetToUsual: Object.keys(toUsual).length === 0 ? null : () => setPatch(toUsual),
    save: () => mutate(patch),
  };
}

export type Trial = ReturnType<typeof useTrial>;
