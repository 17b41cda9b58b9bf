import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pollIntervalMs } from '../rules/timing.ts';
import { refetchGrowing } from './refetch-growing.ts';

/** While an audit is being made: reads what grows every three seconds. */
export function usePolling(id: number, running: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => refetchGrowing(client, id, { restart: false }), pollIntervalMs);
    return () => clearInterval(timer);
  }, [client, id, running]);
}
