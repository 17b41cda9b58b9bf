import { statfs } from 'node:fs/promises';
import type { Pool } from 'pg';
import type { Config } from '#app/config.ts';
import type { HealthCheck } from '#shared/schemas/health-check.ts';
import { keepHealthStates } from '#storage/health-state-store.ts';
import { readHealth } from './health-readings.ts';
import { judgeHealth } from './judge-health.ts';

export interface HealthWatch {
  /** Never rejects: if reading fails, reports the database as unavailable. The result is at most `maxAgeMs` old. */
  read(): Promise<HealthCheck[]>;
}

const maxAgeMs = 5_000;

export function createHealthWatch(options: {
  pool: Pool;
  isUp(): Promise<boolean>;
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'mail' | 'webhook' | 'backup'>;
  now: () => Date;
}): HealthWatch {
  const { pool, isUp, config, now } = options;
  const upSince = now();
  /** Kept in memory, because it can't be stored while the database is unavailable. */
  let awaySince: Date | null = null;
  let last: { at: number; checks: Promise<HealthCheck[]> } | null = null;

  const judge = async (): Promise<HealthCheck[]> => {
    const [up, freeBytes] = await Promise.all([isUp(), readFreeBytes(config.dataDir)]);
    const readings = up ? await readHealth(pool).catch(() => null) : null;
    awaySince = readings === null ? (awaySince ?? now()) : null;
    const judged = judgeHealth(readings, {
      now: now(),
      upSince,
      databaseMode: config.databaseUrl === null ? 'embedded' : 'external',
      mailConfigured: config.mail.smtp !== null,
      webhookConfigured: config.webhook !== null,
      freeBytes,
      backupEveryHours: config.backup.everyHours,
    });
    const kept = readings === null ? null : await keepHealthStates(pool, judged, now()).catch(() => null);
    return judged.map((check) => ({
      ...check,
      since:
        (
          check.since ??
          kept?.get(check.part) ??
          (check.part === 'database' ? awaySince : null)
        )?.toISOString() ?? null,
    }));
  };

  return {
    read: () => {
      const at = performance.now();
      if (last === null || at - last.at > maxAgeMs) last = { at, checks: judge() };
      return last.checks;
    },
  };
}

async function readFreeBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}
