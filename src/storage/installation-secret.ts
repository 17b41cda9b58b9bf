import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { translateError } from './database-errors.ts';

/** A random key that all processes of the installation share, created on first use. */
export async function installationSecret(pool: Pool, name: string): Promise<string> {
  try {
    await pool.query('insert into settings (key, value) values ($1, $2) on conflict do nothing', [
      name,
      randomBytes(32).toString('base64url'),
    ]);
    const { rows } = await pool.query<{ value: string }>('select value from settings where key = $1', [name]);
    if (!rows[0]) throw new Error(`The secret ${name} was not stored`);
    return rows[0].value;
  } catch (error) {
    throw translateError(error);
  }
}
