import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { postJson } from '#web/lib/api-client.ts';
import { messageForVisitor } from '#web/lib/api-error.ts';
import { showToast } from '#web/lib/toast.ts';
import { messages } from '../messages.ts';
import { readDashboard } from './read-dashboard.ts';
import type { Dashboard } from './use-dashboard.ts';

export function useScanStart({ id, mode, status }: Dashboard) {
  const client = useQueryClient();
  const startedFor = useRef<number | null>(null);
  const { mutate, isError, isPending } = useMutation({
    mutationFn: async (_by: 'visitor' | 'screen') => postJson(`/api/audits/${id}/scan`),
    onSuccess: (_answer, by) => {
      if (by === 'visitor') showToast(messages.scanStarted);
      void readDashboard(client, id, { mode, restart: true });
    },
    onError: (error) =>
      showToast({
        title: messages.scanFailed.title,
        description: messageForVisitor(error, messages.scanFailed.fallback),
        tone: 'destructive',
      }),
  });

  useEffect(() => {
    if (status !== 'pending' || startedFor.current === id) return;
    startedFor.current = id;
    mutate('screen');
  }, [id, status, mutate]);

  return { startScan: () => mutate('visitor'), startFailed: isError, starting: isPending };
}
