import { useMutation } from '@tanstack/react-query';
import { CircleCheck, MailCheck } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { z } from 'zod';
import { auditIdSchema } from '#shared/schemas/audit.ts';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { postJson } from '#web/lib/api-client.ts';
import { ApiError, messageForVisitor } from '#web/lib/api-error.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { keepReportAccess } from '#web/lib/report-access.ts';
import { NewExitLinks } from './components/new-exit-links.tsx';
import { NewReportLink } from './components/new-report-link.tsx';

interface LinkPurpose {
  title: string;
  ask: string;
  button: string;
  done: string;
  /** What holds where the link was used or has expired. */
  over: string;
  path: string;
}

const purposes = {
  verify: {
    title: 'Verify your address',
    ask: 'One click confirms that this e-mail address is yours. Then your report can be downloaded.',
    button: 'Verify my address',
    done: 'Your e-mail address is verified. The page where you asked for the report notices it by itself.',
    over: 'If you have verified your address before, the report is open to you in that browser. For this one, or if you have not, we send you a new link.',
    path: '/api/subscribe/verify',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    ask: 'One click and we write to this address no more.',
    button: 'Unsubscribe',
    done: 'You will get no more mail from us.',
    over: 'If you have unsubscribed before, that still holds. Else we send you new links.',
    path: '/api/subscribe/unsubscribe',
  },
  delete: {
    title: 'Delete my data',
    ask: 'One click deletes what is kept of this e-mail address. It cannot be brought back.',
    button: 'Delete my data',
    done: 'What was kept of this address is deleted.',
    over: 'If you have used it before, your data are deleted. Else we send you new links.',
    path: '/api/subscribe/delete',
  },
} satisfies Record<string, LinkPurpose>;

const verifiedSchema = z.object({ subscriberId: z.string(), auditId: auditIdSchema });

/**
 * Where the links of our mails lead. Nothing happens before the click, since mail scanners open links too.
 */
export function MailLinkScreen({ purpose }: { purpose: keyof typeof purposes }) {
  const { token = '' } = useParams();
  const { title, ask, button, done, over, path } = purposes[purpose];
  useDocumentTitle(title);
  const confirmation = useMutation({
    mutationFn: () => postJson(path, { token }),
    onSuccess: (answer) => {
      // From here on this browser may have the report too, whichever device it was asked for on.
      const access = verifiedSchema.safeParse(answer);
      if (access.success) {
        const { auditId, subscriberId } = access.data;
        keepReportAccess(auditId, { subscriberId, verified: true });
      }
    },
  });
  // A link that is used, expired or unknown stays so: trying again would be in vain.
  const code = confirmation.error instanceof ApiError ? confirmation.error.code : undefined;
  const isOver = code?.startsWith('link-') === true;
  const verified = verifiedSchema.safeParse(confirmation.data);
  const Icon = confirmation.isSuccess ? CircleCheck : MailCheck;
  return (
    <div className="grid min-h-[60vh] place-items-center px-4 py-12">
      <Card className="grid w-full max-w-narrow justify-items-center gap-4 py-12 text-center">
        <Icon aria-hidden className="size-10 text-accent" strokeWidth={1.5} />
        <h1 className="text-xl">{title}</h1>
        {confirmation.error && (
          <p role="alert" className={isOver ? 'font-strong' : 'text-danger-text'}>
            {messageForVisitor(confirmation.error, 'Please try again.')}
          </p>
        )}
        {code !== 'link-unknown' && (
          <p role="status" className="max-w-[40ch] text-ink-secondary">
            {confirmation.isSuccess ? done : isOver ? over : ask}
          </p>
        )}
        {!confirmation.isSuccess && !isOver && (
          <Button
            variant={purpose === 'delete' ? 'danger' : 'primary'}
            disabled={confirmation.isPending}
            onClick={() => confirmation.mutate()}
          >
            {confirmation.isPending ? 'Processing...' : button}
          </Button>
        )}
        {isOver && purpose === 'verify' && <NewReportLink token={token} known={code !== 'link-unknown'} />}
        {isOver && purpose !== 'verify' && <NewExitLinks />}
        {verified.success && (
          <Link to={`/report/${verified.data.auditId}`} className={buttonClass()}>
            Open report
          </Link>
        )}
      </Card>
    </div>
  );
}
