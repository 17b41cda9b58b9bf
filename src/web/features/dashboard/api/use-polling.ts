import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { pollIntervalMs } from '../rules/timing.ts';
import { readDashboard } from './read-dashboard.ts';
import type { Dashboard } from './use-dashboard.ts';

/** While an audit is being made: reads it again every three seconds. Says whether the last poll reached the server. */
export function usePolling({ id, mode, running }: Dashboard): { reachable: boolean } {
  const client = useQueryClient();
  const [reachable, setReachable] = useState(true);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(async () => {
      setReachable(await readDashboard(client, id, { mode, restart: false }));
    }, pollIntervalMs);
    return () => clearInterval(timer);
  }, [client, id, mode, running]);
  return { reachable };
}
