import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { z } from 'zod';
import { reportConsent } from '#shared/report-consent.ts';
import { auditIdSchema } from '#shared/schemas/audit.ts';
import { ConsentNote } from '#web/components/consent-note.tsx';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { postJson } from '#web/lib/api-client.ts';
import { messageForVisitor } from '#web/lib/api-error.ts';
import { keepReportAccess, readReportAccess } from '#web/lib/report-access.ts';
import { readWaitingReport } from '#web/lib/report-waiting.ts';
import { LinksByAddress } from './links-by-address.tsx';

const renewedSchema = z.object({ subscriberId: z.string(), auditId: auditIdSchema });

export function NewReportLink({ token, known }: { token: string; known: boolean }) {
  const [waiting] = useState(readWaitingReport);
  const access = waiting === null ? null : readReportAccess(waiting.auditId);
  const renewal = useMutation({
    mutationFn: async () => {
      if (known) {
        const { auditId, subscriberId } = renewedSchema.parse(
          await postJson('/api/subscribe/renew', { token }),
        );
        keepReportAccess(auditId, { subscriberId, verified: false });
        return auditId;
      }
      await postJson('/api/subscribe/resend', { subscriberId: access?.subscriberId });
      return waiting?.auditId ?? null;
    },
  });
  if (!known && access === null) {
    return (
      <>
        <p className="max-w-[40ch] text-ink-secondary">
          The link may have been cut off. Open the whole link from the email, or let us send you a new one.
        </p>
        <LinksByAddress
          path="/api/subscribe/verification-links"
          sent="If a report was requested for this address, a new link is on its way."
          button="Send me a new link"
        />
        <ConsentNote className="max-w-[48ch] text-left">{reportConsent.text}</ConsentNote>
      </>
    );
  }
  if (renewal.isSuccess) {
    return (
      <>
        <p role="status" className="max-w-[40ch] text-ink-secondary">
          We've sent you a new link. Please check your inbox and spam folder in a minute or two. We don't
          write to unsubscribed addresses.
        </p>
        {renewal.data !== null && (
          <Link to={`/report/${renewal.data}`} className={buttonClass({ variant: 'secondary' })}>
            Open the report page
          </Link>
        )}
      </>
    );
  }
  return (
    <>
      {renewal.error && (
        <p role="alert" className="text-danger-text">
          {messageForVisitor(renewal.error, 'Please try again.')}
        </p>
      )}
      <Button disabled={renewal.isPending} onClick={() => renewal.mutate()}>
        {renewal.isPending ? 'Sending' : 'Send me a new link'}
      </Button>
      {known && <ConsentNote className="max-w-[48ch] text-left">{reportConsent.text}</ConsentNote>}
    </>
  );
}
