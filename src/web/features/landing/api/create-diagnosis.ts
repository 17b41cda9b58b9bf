import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '#web/lib/api-client.ts';
import { ApiError, messageForVisitor } from '#web/lib/api-error.ts';
import { embedded, keepOwnerKey } from '#web/lib/embedded.ts';
import { makeSubmissionKey } from '#web/lib/submission-key.ts';
import { showToast } from '#web/lib/toast.ts';
import type { DiagnosisErrors, DiagnosisPayload } from '../check-diagnosis-form.ts';
import { announceCreation } from './announce-creation.ts';

/** The specification requires this pause between the server's response and leaving the form. */
const navigationDelayMs = 100;

export function useCreateDiagnosis() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  // Sending the same form again counts as the same submission, because the first response and its cookie may
  // have been lost.
  const submission = useRef({ sent: '', key: '' });
  const creation = useMutation({
    mutationFn: (payload: DiagnosisPayload) => {
      const sent = JSON.stringify(payload);
      if (sent !== submission.current.sent) submission.current = { sent, key: makeSubmissionKey() };
      return createDiagnosis(payload, submission.current.key);
    },
    onSuccess: async (created) => {
      if (embedded !== null) keepOwnerKey(submission.current.key);
      announceCreation(queryClient, created);
      // Keeps the mutation pending, so that the button says "Processing..." until the page changes.
      await new Promise((resolve) => setTimeout(resolve, navigationDelayMs));
      await navigate(embedded === 'form' ? `/embed/started/${created.id}` : `/diagnosis/${created.id}`);
    },
    onError: (error) =>
      showToast({
        title: 'Failed to create diagnosis',
        description: messageForVisitor(error, 'Please try again.'),
        tone: 'destructive',
      }),
  });
  return {
    start: (payload: DiagnosisPayload) => creation.mutate(payload),
    pending: creation.isPending,
    /** By field, for input that passed validation here but not on the server. */
    fieldErrors: (creation.error instanceof ApiError ? creation.error.fields : {}) as DiagnosisErrors,
    forgetErrors: () => creation.isError && creation.reset(),
  };
}

async function createDiagnosis(payload: DiagnosisPayload, key: string) {
  // The schema library is loaded only now, so that it doesn't slow down the landing page.
  const [answer, { createdAuditSchema }] = await Promise.all([
    callApi('POST', '/api/audits', { body: payload, headers: { 'Idempotency-Key': key } }),
    import('#shared/schemas/audit.ts'),
  ]);
  return createdAuditSchema.parse(answer);
}
