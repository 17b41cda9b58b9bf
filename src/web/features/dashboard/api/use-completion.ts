import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { sampleAuditId } from '#shared/sample-audit.ts';
import { hasEnded } from '#shared/schemas/audit.ts';
import { modulesQuery, partnersQuery } from '#web/lib/audit-queries.ts';
import { sessionStore } from '#web/lib/browser-storage.ts';
import { showToast } from '#web/lib/toast.ts';
import { messages } from '../messages.ts';
import type { ListName } from '../rules/missing-lists.ts';
import { isRunning } from '../rules/status.ts';
import { maxRetries, retryIntervalMs } from '../rules/timing.ts';
import { taskRowsQuery, workflowRowsQuery } from './dashboard-queries.ts';
import { readDashboard } from './read-dashboard.ts';
import type { Dashboard } from './use-dashboard.ts';

/** Returns true while empty lists are read again. After the last retry, they count as empty. */
export function useCompletion(dashboard: Dashboard): boolean {
  useRefetchOnEnd(dashboard);
  useCompletionToast(dashboard);
  return useRetryMissing(dashboard);
}

function useRefetchOnEnd({ id, mode, status }: Dashboard): void {
  const client = useQueryClient();
  const seen = useRef({ id, status });
  useEffect(() => {
    const before = seen.current;
    seen.current = { id, status };
    if (before.id !== id || before.status === null || status === null) return;
    if (!isRunning(before.status) || !hasEnded(status)) return;
    void readDashboard(client, id, { mode, restart: true });
  }, [client, id, mode, status]);
}

function useRetryMissing({ id, missing }: Dashboard): boolean {
  const client = useQueryClient();
  const [retries, setRetries] = useState({ id, done: 0 });
  const done = retries.id === id ? retries.done : 0;
  const names = missing.join(' ');

  useEffect(() => {
    if (names === '' || done > maxRetries) return;
    const timer = setTimeout(() => {
      setRetries({ id, done: done + 1 });
      if (done === maxRetries) {
        showToast(messages.retriesExhausted);
        return;
      }
      for (const name of names.split(' ') as ListName[]) {
        void client.refetchQueries({
          queryKey: listQueries[name](id).queryKey as readonly unknown[],
          exact: true,
        });
      }
    }, retryIntervalMs);
    return () => clearTimeout(timer);
  }, [client, id, names, done]);
  return names !== '' && done <= maxRetries;
}

const listQueries = {
  workflows: workflowRowsQuery,
  tasks: taskRowsQuery,
  modules: modulesQuery,
  partners: partnersQuery,
};

function useCompletionToast({ id, status, audit, stats }: Dashboard): void {
  const name = audit.data?.kind === 'scan' ? audit.data.website : undefined;
  const progress = stats.data?.overallProgress;
  useEffect(() => {
    const key = `scan-complete-${id}`;
    // The visitor did not start this scan, so there is nothing to announce.
    if (id === sampleAuditId) return;
    if (status !== 'completed' || progress !== 100 || name === undefined) return;
    if (sessionStore.read(key) !== null) return;
    sessionStore.write(key, 'shown');
    showToast(messages.scanComplete(name));
  }, [id, status, progress, name]);
}
