import { useMutation } from '@tanstack/react-query';
import { CircleCheck, MailCheck } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { z } from 'zod';
import { auditIdSchema } from '#shared/schemas/audit.ts';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { postJson } from '#web/lib/api-client.ts';
import { messageForVisitor } from '#web/lib/api-error.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';

interface LinkPurpose {
  title: string;
  ask: string;
  button: string;
  done: string;
  path: string;
}

const purposes = {
  verify: {
    title: 'Verify your address',
    ask: 'One click confirms that this e-mail address is yours. Then your report can be downloaded.',
    button: 'Verify my address',
    done: 'Your e-mail address is verified.',
    path: '/api/subscribe/verify',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    ask: 'One click and we write to this address no more.',
    button: 'Unsubscribe',
    done: 'You will get no more mail from us.',
    path: '/api/subscribe/unsubscribe',
  },
  delete: {
    title: 'Delete my data',
    ask: 'One click deletes what is kept of this e-mail address. It cannot be brought back.',
    button: 'Delete my data',
    done: 'What was kept of this address is deleted.',
    path: '/api/subscribe/delete',
  },
} satisfies Record<string, LinkPurpose>;

const verifiedSchema = z.object({ auditId: auditIdSchema });

/**
 * Where the links of our mails lead. Nothing happens before the click, since mail scanners open links too.
 */
export function MailLinkScreen({ purpose }: { purpose: keyof typeof purposes }) {
  const { token = '' } = useParams();
  const { title, ask, button, done, path } = purposes[purpose];
  useDocumentTitle(title);
  const confirmation = useMutation({ mutationFn: () => postJson(path, { token }) });
  const verified = verifiedSchema.safeParse(confirmation.data);
  const Icon = confirmation.isSuccess ? CircleCheck : MailCheck;
  return (
    <div className="grid min-h-[60vh] place-items-center px-4 py-12">
      <Card className="grid w-full max-w-narrow justify-items-center gap-4 py-12 text-center">
        <Icon aria-hidden className="size-10 text-accent" strokeWidth={1.5} />
        <h1 className="text-xl">{title}</h1>
        <p role="status" className="max-w-[40ch] text-ink-secondary">
          {confirmation.isSuccess ? done : ask}
        </p>
        {!confirmation.isSuccess && (
          <Button disabled={confirmation.isPending} onClick={() => confirmation.mutate()}>
            {confirmation.isPending ? 'Processing...' : button}
          </Button>
        )}
        {confirmation.error && (
          <p role="alert" className="text-danger-text">
            {messageForVisitor(confirmation.error, 'Please try again.')}
          </p>
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
