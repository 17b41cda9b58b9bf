import type pg from 'pg';

const key = 'worker-seen';
export const presenceIntervalMs = 15_000;
/** After three missed reports, workers count as gone. */
const maxSilence = '45 seconds';

/** Uses the database's clock, which all processes share. */
export async function noteWorker(pool: pg.Pool): Promise<void> {
  await pool.query(
    'insert into settings (key, value) values ($1, now()::text) on conflict (key) do update set value = excluded.value',
    [key],
  );
}

export async function hasWorker(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ there: boolean }>(
    `select value::timestamptz > now() - interval '${maxSilence}' as there from settings where key = $1`,
    [key],
  );
  return rows[0]?.there ?? false;
}
