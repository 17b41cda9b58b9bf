import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { AuditStatus } from '#shared/schemas/audit.ts';
import { postJson } from '#web/lib/api-client.ts';
import { messageForVisitor } from '#web/lib/api-error.ts';
import { showToast } from '#web/lib/toast.ts';
import { messages } from '../messages.ts';
import { readGrowing } from './read-growing.ts';

/**
 * Starts the scan of a pending audit by itself, once for each visit. The visitor may start it again where
 * that failed; only then is the start announced.
 */
export function useScanStart(id: number, status: AuditStatus | null) {
  const client = useQueryClient();
  const startedFor = useRef<number | null>(null);
  const { mutate, isError, isPending } = useMutation({
    mutationFn: async (_by: 'visitor' | 'screen') => postJson(`/api/audits/${id}/scan`),
    onSuccess: (_answer, by) => {
      if (by === 'visitor') showToast(messages.scanStarted);
      void readGrowing(client, id, { restart: true });
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
