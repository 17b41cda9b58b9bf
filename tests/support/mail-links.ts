import type { Database } from '#storage/database.ts';

/** The token from the newest email of that purpose to that address. Fails if there is none. */
export async function newestToken(
  database: Pick<Database, 'pool'>,
  purpose: 'verify' | 'unsubscribe' | 'delete',
  to: string,
): Promise<string> {
  const { rows } = await database.pool.query(
    "select text from outbox where to_address = $1 and text like '%/' || $2 || '/%' order by id desc limit 1",
    [to, purpose],
  );
  const token = new RegExp(`/${purpose}/([\\w-]{43})`).exec(rows[0]?.text ?? '')?.[1];
  if (!token) throw new Error(`No mail to ${to} has a link to ${purpose}`);
  return token;
}
