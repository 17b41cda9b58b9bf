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

/** The specification's pause between the answer and the dashboard, in milliseconds. */
const navigationDelayMs = 100;

/** Creates a diagnosis, shows the outcome, and opens it. */
export function useCreateDiagnosis() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  // Sending the same form again, after its answer and cookie were lost, counts as the same submission.
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
      // The button says "Processing..." until the page changes.
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
    /** The server's messages by field, if it refuses one that passed here. */
    fieldErrors: (creation.error instanceof ApiError ? creation.error.fields : {}) as DiagnosisErrors,
    forgetErrors: () => creation.isError && creation.reset(),
  };
}

async function createDiagnosis(payload: DiagnosisPayload, key: string) {
  // The schema library loads only now, so that visitors who only look do not wait for it.
  const [answer, { createdAuditSchema }] = await Promise.all([
    callApi('POST', '/api/audits', { body: payload, headers: { 'Idempotency-Key': key } }),
    import('#shared/schemas/audit.ts'),
  ]);
  return createdAuditSchema.parse(answer);
}
