import type pg from 'pg';
import pgBoss from 'pg-boss/package.json' with { type: 'json' };
import { AppError } from '#app/errors.ts';
import { translateError } from '#storage/database-errors.ts';

/**
 * Rejects with AppError `bad-configuration` if a newer release has upgraded the queue's tables, because
 * pg-boss would use them anyway.
 */
export async function requireKnownQueueSchema(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  const installed = await readInstalledVersion(pool).catch((error: unknown) => {
    throw translateError(error);
  });
  if (installed === null || installed <= pgBoss.pgboss.schema) return;
  throw new AppError('bad-configuration', {
    message: `A newer release of AI Compass has upgraded the job queue (version ${installed}, this release knows ${pgBoss.pgboss.schema}); start that release, or restore a backup made by this one`,
  });
}

async function readInstalledVersion(pool: Pick<pg.Pool, 'query'>): Promise<number | null> {
  const { rows } = await pool.query<{ there: boolean }>(
    "select to_regclass('jobs.version') is not null as there",
  );
  if (!rows[0]?.there) return null;
  const { rows: found } = await pool.query<{ version: number }>('select version from jobs.version');
  return found[0]?.version ?? null;
}
