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
import { LinksByAddress } from './components/links-by-address.tsx';
import { NewReportLink } from './components/new-report-link.tsx';

interface LinkPurpose {
  title: string;
  ask: string;
  button: string;
  done: string;
  over: string;
  path: string;
}

const purposes = {
  verify: {
    title: 'Verify your address',
    ask: 'One click confirms that this email address is yours. Then you can download your report.',
    button: 'Verify my address',
    done: 'Your email address is verified. The page where you asked for the report will update by itself.',
    over: "If you've already verified your address, you can open your report in the browser where you asked for it. If you haven't, or if you want to open it in this browser, ask for a new link.",
    path: '/api/subscribe/verify',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    ask: "One click, and we won't write to this address again.",
    button: 'Unsubscribe',
    done: "You won't get any more email from us.",
    over: "If you've already unsubscribed, you don't need to do anything. If not, enter your email address to get new links.",
    path: '/api/subscribe/unsubscribe',
  },
  delete: {
    title: 'Delete my data',
    ask: 'One click deletes everything we keep about this email address. This cannot be undone.',
    button: 'Delete my data',
    done: "We've deleted everything we kept about this address.",
    over: "If you've already used this link, your data has been deleted. If not, enter your email address to get new links.",
    path: '/api/subscribe/delete',
  },
} satisfies Record<string, LinkPurpose>;

const verifiedSchema = z.object({ subscriberId: z.string(), auditId: auditIdSchema });

/** Nothing happens before the click, because mail scanners open links too. */
export function MailLinkScreen({ purpose }: { purpose: keyof typeof purposes }) {
  const { token = '' } = useParams();
  const { title, ask, button, done, over, path } = purposes[purpose];
  useDocumentTitle(title);
  const confirmation = useMutation({
    mutationFn: () => postJson(path, { token }),
    onSuccess: (answer) => {
      // This browser can now open the report, even if it was requested on another device.
      const access = verifiedSchema.safeParse(answer);
      if (access.success) {
        const { auditId, subscriberId } = access.data;
        keepReportAccess(auditId, { subscriberId, verified: true });
      }
    },
  });
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
        {isOver && purpose !== 'verify' && (
          <LinksByAddress
            path="/api/subscribe/exit-links"
            sent="If we have ever written to this address, new links are on their way."
            button="Send me new links"
          />
        )}
        {verified.success && (
          <Link to={`/report/${verified.data.auditId}`} className={buttonClass()}>
            Open report
          </Link>
        )}
      </Card>
    </div>
  );
}
