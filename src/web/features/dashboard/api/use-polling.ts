import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isReadingCloser } from '../rules/describe-reading.ts';
import { pollIntervalMs } from '../rules/timing.ts';
import { readDashboard } from './read-dashboard.ts';
import type { Dashboard } from './use-dashboard.ts';

export function usePolling({ id, mode, running, audit }: Dashboard): { reachable: boolean } {
  const client = useQueryClient();
  const [reachable, setReachable] = useState(true);
  const readingCloser = isReadingCloser(audit.data?.closerReading);
  useEffect(() => {
    if (!running && !readingCloser) return;
    const timer = setInterval(async () => {
      setReachable(await readDashboard(client, id, { mode, restart: false }));
    }, pollIntervalMs);
    return () => clearInterval(timer);
  }, [client, id, mode, running, readingCloser]);
  return { reachable };
}
