import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { auditIdSchema } from '#shared/schemas/audit.ts';
import { postJson } from '#web/lib/api-client.ts';
import { ApiError, messageForVisitor } from '#web/lib/api-error.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { showToast } from '#web/lib/toast.ts';
import type { EntryErrors } from '../check-draft.ts';
import type { Submission } from '../manual-entry-draft.ts';

const answerSchema = z.object({ id: auditIdSchema });

interface Handlers {
  onSubmitted: () => void;
  /** Called with what the server says of single fields. */
  onRefused: (errors: EntryErrors) => void;
}

/** Submits a manual entry and goes to its diagnosis; a failure stays, with everything typed. */
export function useSubmitManualEntry({ onSubmitted, onRefused }: Handlers) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const submission = useMutation({
    mutationFn: async (entry: Submission) => answerSchema.parse(await postJson('/api/audits/manual', entry)),
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
  return { submit: (entry: Submission) => submission.mutate(entry), pending: submission.isPending };
}
