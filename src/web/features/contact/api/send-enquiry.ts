import { useMutation } from '@tanstack/react-query';
import { postJson } from '#web/lib/api-client.ts';
import { ApiError, messageForVisitor } from '#web/lib/api-error.ts';
import { showToast } from '#web/lib/toast.ts';
import type { ContactValues } from '../contact-values.ts';

const fallback = 'Failed to send your message. Please try again.';

export function useSendEnquiry(onSent: () => void) {
  const sending = useMutation({
    mutationFn: (values: ContactValues) => postJson('/api/subscribe', values),
    onSuccess: () => {
      showToast({
        title: 'Message sent',
        description: "Thank you for reaching out! We'll get back to you soon.",
      });
      onSent();
    },
    onError: (error) =>
      showToast({
        title: 'Submission failed',
        description:
          error instanceof ApiError && !error.saysWhy ? fallback : messageForVisitor(error, fallback),
        tone: 'destructive',
      }),
  });
  const fieldErrors = sending.error instanceof ApiError ? sending.error.fields : {};
  return {
    send: (values: ContactValues) => sending.mutate(values),
    pending: sending.isPending,
    failed: sending.isError,
    fieldErrors,
    forgetFieldErrors: () => Object.keys(fieldErrors).length > 0 && sending.reset(),
  };
}
