import type { Database } from '#storage/database.ts';

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
