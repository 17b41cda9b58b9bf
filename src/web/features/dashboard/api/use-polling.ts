import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { pollIntervalMs } from '../rules/timing.ts';
import { readGrowing } from './read-growing.ts';

/** While an audit is being made: reads what grows every three seconds. Tells whether the last poll reached the server. */
export function usePolling(id: number, running: boolean): { reachable: boolean } {
  const client = useQueryClient();
  const [reachable, setReachable] = useState(true);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(async () => {
      setReachable(await readGrowing(client, id, { restart: false }));
    }, pollIntervalMs);
    return () => clearInterval(timer);
  }, [client, id, running]);
  return { reachable };
}
