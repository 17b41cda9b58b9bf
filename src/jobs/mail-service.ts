import type { Log, Transaction } from '#storage/database.ts';
import type { MailDraft, MailLimits, MailQueueing } from '#storage/outbox-record.ts';
import type { SubscriberStore } from '#storage/subscriber-record.ts';
import { createMailComposer, type MailComposer } from './compose-mails.ts';

/** Limits per mailbox (`mailboxOf`), regardless of who requests the email. */
export const mailLimits: NonNullable<MailLimits> = [
  { max: 3, withinMs: 3_600_000 },
  { max: 10, withinMs: 24 * 3_600_000 },
];

export interface MailService {
  compose: MailComposer;
  /** `work` queues emails in its own transaction. Without a mail server, logs the emails' links afterward. */
  queue<Result>(work: (queueing: MailQueueing) => Promise<Result>): Promise<Result>;
  announceReports(subscribers: SubscriberStore): Promise<void>;
}

interface MailServiceOptions {
  profile: Parameters<typeof createMailComposer>[0]['profile'];
  publicUrl: string;
  limited: boolean;
  delivers: boolean;
  sendMail(transaction: Transaction, outboxId: number): Promise<void>;
  now: () => Date;
  log: Pick<Log, 'info'>;
}

export function createMailService(options: MailServiceOptions): MailService {
  const { limited, delivers, now, log } = options;
  const compose = createMailComposer(options);

  const queue: MailService['queue'] = async (work) => {
    const queued: MailDraft[] = [];
    const result = await work({
      now: now(),
      limits: limited ? mailLimits : null,
      sendJob: options.sendMail,
      onQueued: (draft) => queued.push(draft),
    });
    if (!delivers) for (const draft of queued) printLinks(log, draft);
    return result;
  };

  return {
    compose,
    queue,
    announceReports: async (subscribers) => {
      await queue((queueing) =>
        subscribers.announceReports((subscriber) => [compose.reportReady(subscriber)], queueing),
      );
    },
  };
}

function printLinks(log: Pick<Log, 'info'>, { kind, links }: MailDraft): void {
  if (links.length > 0) {
    log.info({ event: 'mail-kept', kind, links }, 'SMTP_URL is not set: the email stays in the outbox');
  }
}
