import type { Log } from '#storage/database.ts';
import type { SubscriberStore } from '#storage/subscriber-record.ts';
import type { MailDesk } from './mail-desk.ts';

const dayMs = 86_400_000;
/** How often old data are looked for. */
const forgetEveryMs = 3_600_000;

/** What a worker does for subscribers now and then: announces finished reports, forgets old personal data. */
export function createSubscriberKeeper(options: {
  subscribers: SubscriberStore;
  desk: MailDesk;
  retentionDays: number;
  now: () => Date;
  log: Log;
}): () => Promise<void> {
  const { subscribers, desk, retentionDays, now, log } = options;
  let forgottenAt = Number.NEGATIVE_INFINITY;
  return async () => {
    await desk.announceReports(subscribers);
    if (now().getTime() - forgottenAt < forgetEveryMs) return;
    const count = await subscribers.forgetOlderThan(new Date(now().getTime() - retentionDays * dayMs));
    forgottenAt = now().getTime();
    if (count > 0) log.info({ event: 'personal-data-forgotten', rows: count });
  };
}
