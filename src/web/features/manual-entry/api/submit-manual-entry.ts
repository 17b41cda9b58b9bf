import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { auditIdSchema } from '#shared/schemas/audit.ts';
import { manualEntryLimits } from '#shared/schemas/manual-entry.ts';
import { callApi } from '#web/lib/api-client.ts';
import { ApiError, messageForVisitor } from '#web/lib/api-error.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { showToast } from '#web/lib/toast.ts';
import type { EntryErrors } from '../draft/check-draft.ts';
import type { Submission } from '../draft/manual-entry-draft.ts';

const answerSchema = z.object({ id: auditIdSchema });

const tooLarge = 'The entry is larger than 4 MB. Please shorten the longest descriptions.';

interface Handlers {
  onSubmitted: () => void;
  onRefused: (errors: EntryErrors) => void;
}

export function useSubmitManualEntry({ onSubmitted, onRefused }: Handlers) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const submission = useMutation({
    mutationFn: async ({ entry, key }: { entry: Submission; key: string }) => {
      if (new Blob([JSON.stringify(entry)]).size > manualEntryLimits.bytes) throw new Error(tooLarge);
      const headers = { 'Idempotency-Key': key };
      return answerSchema.parse(await callApi('POST', '/api/audits/manual', { body: entry, headers }));
    },
    onSuccess: async ({ id }) => {
      onSubmitted();
      void queryClient.invalidateQueries({ queryKey: queryKeys.audits });
      showToast({
        title: 'Manual entry submitted successfully',
        description: 'Your data has been processed and is ready for analysis.',
      });
      await navigate(`/diagnosis/${id}`);
    },
    onError: (error) => {
      showToast({
        title: 'Submission failed',
        description: messageForVisitor(error, 'Please try again.'),
        tone: 'destructive',
      });
      if (error instanceof ApiError) onRefused(error.fields);
    },
  });
  return {
    submit: (entry: Submission, key: string) => submission.mutate({ entry, key }),
    pending: submission.isPending,
  };
}
