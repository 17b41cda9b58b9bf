import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isReadingCloser } from '../rules/describe-reading.ts';
import { pollIntervalMs } from '../rules/timing.ts';
import { readDashboard } from './read-dashboard.ts';
import type { Dashboard } from './use-dashboard.ts';

/**
 * Polls every three seconds while an audit is running or a language model reads its site. `reachable` is
 * false if the last poll failed.
 */
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
