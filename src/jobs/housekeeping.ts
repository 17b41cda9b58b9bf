import type { Pool } from 'pg';
import type { MailTransport } from '#mail/smtp-transport.ts';
import type { Log } from '#storage/database.ts';
import type { BackupSchedule } from './backup-schedule.ts';
import { noteKeys, writeNote } from './health/health-readings.ts';
import type { HealthWatch } from './health/health-watch.ts';

const everyMs = 60_000;
const roundsPerProbe = 5;

export interface Housekeeping {
  stop(): Promise<void>;
}

export function startHousekeeping(options: {
  pool: Pool;
  backups: BackupSchedule;
  health: HealthWatch;
  mail: Pick<MailTransport, 'probe'> | null;
  now: () => Date;
  log: Log;
  intervalMs?: number;
}): Housekeeping {
  const { pool, backups, health, mail, now, log, intervalMs = everyMs } = options;
  let round = 0;
  let inHand: Promise<unknown> | null = null;

  const run = async () => {
    if (mail !== null && round % roundsPerProbe === 0) {
      const problem = await mail.probe();
      await writeNote(pool, noteKeys.mailProbe, { at: now(), problem });
    }
    round += 1;
    await backups.runIfDue();
    await health.read();
  };

  const timer = setInterval(() => {
    inHand ??= run()
      .catch((error: unknown) =>
        log.warn({
          event: 'housekeeping-failed',
          reason: error instanceof Error ? error.message : String(error),
        }),
      )
      .finally(() => {
        inHand = null;
      });
  }, intervalMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await inHand;
    },
  };
}
