import type pg from 'pg';

const key = 'worker-seen';
/** Milliseconds between two reports of a running worker. */
export const presenceIntervalMs = 15_000;
/** A worker that does not report for three intervals counts as gone. */
const maxSilence = '45 seconds';

/** Records that a scan worker is running; by the database's clock, which all processes share. */
export async function noteWorker(pool: pg.Pool): Promise<void> {
  await pool.query(
    'insert into settings (key, value) values ($1, now()::text) on conflict (key) do update set value = excluded.value',
    [key],
  );
}

/** Whether any process reported recently. */
export async function hasWorker(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ there: boolean }>(
    `select value::timestamptz > now() - interval '${maxSilence}' as there from settings where key = $1`,
    [key],
  );
  return rows[0]?.there ?? false;
}
