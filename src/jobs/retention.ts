import type { Log } from '#storage/database.ts';
import type { ScanStore } from '#storage/scan-record.ts';
import type { SubscriberStore } from '#storage/subscriber-record.ts';
import type { MailService } from './mail-service.ts';

const dayMs = 86_400_000;
const retentionIntervalMs = 3_600_000;

export function createRetention(options: {
  subscribers: SubscriberStore;
  mailService: MailService;
  retentionDays: number;
  scans: Pick<ScanStore, 'forgetPagesOlderThan'>;
  forgetAnswers?: (before: Date) => Promise<unknown>;
  pageRetentionDays: number;
  /** Resolves to the number of removed files. */
  forgetFiles: (limits: { now: Date; retentionDays: number }) => Promise<number>;
  now: () => Date;
  log: Log;
}): () => Promise<void> {
  const { subscribers, scans, mailService, retentionDays, pageRetentionDays, forgetFiles, now, log } =
    options;
  let lastRunAt = Number.NEGATIVE_INFINITY;
  return async () => {
    await mailService.announceReports(subscribers);
    if (now().getTime() - lastRunAt < retentionIntervalMs) return;
    const daysAgo = (days: number) => new Date(now().getTime() - days * dayMs);
    const count = await subscribers.forgetOlderThan(daysAgo(retentionDays));
    const forgottenScans = await scans.forgetPagesOlderThan(daysAgo(pageRetentionDays));
    await options.forgetAnswers?.(daysAgo(pageRetentionDays));
    lastRunAt = now().getTime();
    // A file that can't be removed must not stop the caller, which queues due emails next.
    const files = await forgetFiles({ now: now(), retentionDays }).catch((error: unknown) => {
      log.warn({ event: 'backups-not-forgotten', err: error });
      return 0;
    });
    if (files > 0) log.info({ event: 'backups-forgotten', files });
    if (forgottenScans > 0) log.info({ event: 'pages-forgotten', scans: forgottenScans });
    if (count > 0) log.info({ event: 'personal-data-forgotten', rows: count });
  };
}
