import type { Pool } from 'pg';
import { translateError } from './database-errors.ts';

/**
 * Stores the levels. Returns when each part reached its current level, no matter which process
 * reported it.
 */
export async function keepHealthStates(
  pool: Pool,
  states: readonly { part: string; level: string }[],
  now: Date,
): Promise<Map<string, Date>> {
  try {
    const { rows } = await pool.query<{ part: string; since: Date }>(
      `insert into health_states as kept (part, level, since)
      select part, level, $3::timestamptz from unnest($1::text[], $2::text[]) as given (part, level) order by part
      on conflict (part) do update set
        since = case when kept.level = excluded.level then kept.since else excluded.since end, level = excluded.level
      returning part, since`,
      [states.map(({ part }) => part), states.map(({ level }) => level), now.toISOString()],
    );
    return new Map(rows.map(({ part, since }) => [part, since]));
  } catch (error) {
    throw translateError(error);
  }
}
