import type { HealthCheck } from '#shared/schemas/health-check.ts';
import type { HealthReadings } from './health-readings.ts';

export type Judged = Omit<HealthCheck, 'since'> & { since: Date | null };

export interface HealthSurroundings {
  now: Date;
  upSince: Date;
  databaseMode: 'embedded' | 'external';
  mailConfigured: boolean;
  webhookConfigured: boolean;
  freeBytes: number | null;
  backupEveryHours: number | null;
}

export const healthLimits = {
  workerSilentMs: 45_000,
  failingMs: 15 * 60_000,
  waitingMs: 10 * 60_000,
  stuckMs: 60 * 60_000,
  diskLowBytes: 2_000_000_000,
  diskFullBytes: 500_000_000,
} as const;

const hourMs = 3_600_000;

export function judgeHealth(readings: HealthReadings | null, around: HealthSurroundings): Judged[] {
  const database = judgeDatabase(readings !== null, around);
  const disk = judgeDisk(around);
  if (readings === null) return [database, disk];
  return [
    database,
    judgeWorker(readings, around),
    judgeQueue(readings, around),
    judgeMail(readings, around),
    judgeWebhook(readings, around),
    disk,
    judgeBackup(readings, around),
  ];
}

function judgeDatabase(up: boolean, { databaseMode }: HealthSurroundings): Judged {
  const detail = databaseMode === 'embedded' ? 'embedded PostgreSQL' : 'PostgreSQL at DATABASE_URL';
  if (up) return fine('database', 'up', detail);
  return {
    part: 'database',
    level: 'critical',
    state: 'unreachable',
    detail,
    advice:
      databaseMode === 'embedded'
        ? 'See the log for the reason. Everything resumes once the database responds.'
        : 'Check that the server at DATABASE_URL is running and reachable. Everything resumes once it responds.',
    since: null,
  };
}

function judgeWorker({ workerSeenAt }: HealthReadings, { now }: HealthSurroundings): Judged {
  const there = workerSeenAt !== null && now.getTime() - workerSeenAt.getTime() < healthLimits.workerSilentMs;
  if (there) return fine('worker', 'running', 'Processing scans and emails.');
  return {
    part: 'worker',
    level: 'critical',
    state: 'none',
    detail: 'Scans and emails are waiting until a worker starts.',
    advice: 'Start a process with ROLE=worker or ROLE=all.',
    since: workerSeenAt,
  };
}

function judgeQueue({ queue }: HealthReadings, { now }: HealthSurroundings): Judged {
  const { waiting, oldestWaitingAt, failed } = queue;
  const waitedMs = oldestWaitingAt === null ? 0 : now.getTime() - oldestWaitingAt.getTime();
  if (waitedMs > healthLimits.waitingMs) {
    const stuck = waitedMs > healthLimits.stuckMs;
    return {
      part: 'queue',
      level: stuck ? 'critical' : 'warning',
      state: stuck ? 'stuck' : 'slow',
      detail: `${countOf(waiting, 'job', 'jobs')} waiting, the oldest for longer than usual.`,
      advice:
        "Look under Jobs to see what's waiting. If there's too much work for one worker, start another or raise SCANS_AT_ONCE.",
      since: oldestWaitingAt,
    };
  }
  if (failed.count > 0) {
    return {
      part: 'queue',
      level: 'warning',
      state: 'failures',
      detail: `${countOf(failed.count, 'scan', 'scans')} failed for good in the last 7 days.`,
      advice: 'You can see the reasons and retry each scan under Jobs.',
      since: failed.since,
    };
  }
  return fine(
    'queue',
    'working',
    waiting === 0 ? 'Nothing is waiting.' : `${countOf(waiting, 'job', 'jobs')} waiting.`,
  );
}

function judgeMail({ mail, notes }: HealthReadings, around: HealthSurroundings): Judged {
  if (!around.mailConfigured) {
    return off(
      'mail',
      'not set up',
      "Emails aren't sent. They wait under Mail, and their links are in the log.",
      'Set SMTP_URL to send email.',
    );
  }
  const { retrying, refused, uncertain, lastSentAt } = mail;
  const trouble = mailTrouble(mail, notes.mailProbe, around.now);
  if (trouble !== null) {
    const waiting =
      retrying.count > 0 ? ` ${countOf(retrying.count, 'email is', 'emails are')} being retried.` : '';
    return {
      part: 'mail',
      level: trouble.passing ? 'warning' : 'critical',
      state: 'not delivering',
      detail: `The last attempt failed: ${trouble.reason}.${waiting}`,
      advice:
        'Check SMTP_URL and the mail server, then use "Send test email". We retry emails for up to a week.',
      since: trouble.since,
    };
  }
  if (refused + uncertain > 0) {
    return {
      part: 'mail',
      level: 'warning',
      state: 'some not sent',
      detail: `${refused} refused, ${uncertain} uncertain.`,
      advice:
        'Look under Mail: send each email again, or leave it to be deleted when its retention period ends.',
      since: null,
    };
  }
  return fine(
    'mail',
    'delivering',
    lastSentAt === null ? 'No email has been sent yet.' : 'The mail server accepted the last email.',
  );
}

/**
 * `passing` is true if an email was sent after the trouble began, or if the trouble is recent. It
 * is false if the last connection check (`probe`) failed and no email was sent since.
 */
function mailTrouble(
  { retrying, lastSentAt }: HealthReadings['mail'],
  probe: HealthReadings['notes']['mailProbe'],
  now: Date,
): { reason: string; since: Date | null; passing: boolean } | null {
  if (probe !== null && probe.problem !== null && (lastSentAt === null || lastSentAt < probe.at)) {
    return { reason: probe.problem, since: retrying.since, passing: false };
  }
  const { since } = retrying;
  if (since === null) return null;
  const wentSince = lastSentAt !== null && lastSentAt > since;
  const passing = wentSince || now.getTime() - since.getTime() < healthLimits.failingMs;
  return { reason: retrying.reason ?? 'unknown', since, passing };
}

function judgeWebhook({ webhook }: HealthReadings, around: HealthSurroundings): Judged {
  if (!around.webhookConfigured)
    return off('webhook', 'none', 'No events are sent.', 'Set WEBHOOK_URL and WEBHOOK_SECRET to send them.');
  const { retrying, failed, lastDeliveredAt } = webhook;
  if (retrying.since !== null) {
    const wentSince = lastDeliveredAt !== null && lastDeliveredAt > retrying.since;
    const passing = wentSince || around.now.getTime() - retrying.since.getTime() < healthLimits.failingMs;
    return {
      part: 'webhook',
      level: passing ? 'warning' : 'critical',
      state: 'failing',
      detail:
        `${countOf(retrying.count, 'event is', 'events are')} being retried. ${retrying.reason ?? ''}`.trim(),
      advice: 'Check the receiver at WEBHOOK_URL, then use "Send test event" under Jobs.',
      since: retrying.since,
    };
  }
  if (failed.count > 0) {
    return {
      part: 'webhook',
      level: 'warning',
      state: 'gave up',
      detail:
        `${countOf(failed.count, 'event was', 'events were')} never accepted. ${failed.reason ?? ''}`.trim(),
      advice: 'Once the receiver responds, retry each event under Jobs.',
      since: failed.since,
    };
  }
  return fine(
    'webhook',
    'delivering',
    lastDeliveredAt === null ? 'No event has been sent yet.' : 'The receiver accepted the last event.',
  );
}

function judgeDisk({ freeBytes }: HealthSurroundings): Judged {
  if (freeBytes === null)
    return off('disk', 'unknown', "The system doesn't report how much space is free.", null);
  const detail = `${(freeBytes / 1e9).toFixed(1)} GB free on the disk that holds DATA_DIR.`;
  if (freeBytes >= healthLimits.diskLowBytes) return fine('disk', 'enough', detail);
  const full = freeBytes < healthLimits.diskFullBytes;
  return {
    part: 'disk',
    level: full ? 'critical' : 'warning',
    state: full ? 'nearly full' : 'low',
    detail,
    advice: 'Free up space, move old files from DATA_DIR/backups elsewhere, or lower RETENTION_DAYS.',
    since: null,
  };
}

function judgeBackup({ notes }: HealthReadings, around: HealthSurroundings): Judged {
  const { backupEveryHours: every, now, upSince } = around;
  const lastAt = notes.backup?.lastAt ?? null;
  const failedAt = notes.backup?.failedAt ?? null;
  if (failedAt !== null && (lastAt === null || failedAt > lastAt)) {
    return {
      part: 'backup',
      level: 'critical',
      state: 'failed',
      detail: notes.backup?.problem ?? 'The last backup failed.',
      advice: `Fix the cause, then use "Back up now".${every === null ? '' : ' We retry every hour.'}`,
      since: failedAt,
    };
  }
  if (every === null) {
    return off(
      'backup',
      'no schedule',
      'Automatic backups are off.',
      'Set BACKUP_EVERY_HOURS, or back up the database some other way.',
    );
  }
  const dueSince = (lastAt ?? upSince).getTime() + every * hourMs;
  const lateMs = now.getTime() - dueSince;
  if (lateMs > hourMs) {
    return {
      part: 'backup',
      level: lateMs > 2 * every * hourMs ? 'critical' : 'warning',
      state: 'old',
      detail:
        lastAt === null
          ? 'No backup has been made yet.'
          : 'The last backup is older than the schedule allows.',
      advice: 'Workers make the backups: check that one is running, then use "Back up now".',
      since: new Date(dueSince),
    };
  }
  return fine(
    'backup',
    lastAt === null ? 'due soon' : 'recent',
    lastAt === null ? "We'll make the first backup soon." : 'On schedule.',
  );
}

function fine(part: Judged['part'], state: string, detail: string): Judged {
  return { part, level: 'ok', state, detail, advice: null, since: null };
}

function off(part: Judged['part'], state: string, detail: string, advice: string | null): Judged {
  return { part, level: 'off', state, detail, advice, since: null };
}

function countOf(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
