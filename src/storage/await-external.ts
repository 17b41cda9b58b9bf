import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '#app/errors.ts';
import type { Log } from './database.ts';

const awaitMs = 60_000;
const pauseMs = 500;

const refusals: Record<string, string> = {
  '28P01': 'PostgreSQL rejected the user name or password',
  '28000': 'PostgreSQL rejected the user or requires encryption (sslmode)',
  '3D000': 'there is no database with that name',
  '25006': 'the database is read-only; use a server that accepts writes',
  '42501': 'the user is not allowed to create tables there',
};
const certificateCodes =
  /^(?:CERT_|DEPTH_ZERO|ERR_TLS|HOSTNAME_MISMATCH|SELF_SIGNED|UNABLE_TO_(?:GET_ISSUER|VERIFY))/;

/**
 * Retries for a minute while the server can't be reached, because it may still be starting. Rejects
 * at once with `bad-configuration` for problems that retrying can't fix.
 */
export async function awaitExternal<Result>(
  work: () => Promise<Result>,
  {
    databaseUrl,
    log,
    awaitMs: withinMs = awaitMs,
  }: { databaseUrl: string; log: Log; awaitMs?: number | undefined },
): Promise<Result> {
  const deadline = performance.now() + withinMs;
  for (let hasWarned = false; ; ) {
    try {
      return await work();
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal)
        throw new AppError('bad-configuration', { cause: error, message: `DATABASE_URL: ${refusal}` });
      const away = error instanceof AppError && error.code === 'database-unavailable';
      if (!away) throw error;
      // Only the host, because the full URL may contain the password.
      const problem = `PostgreSQL at ${new URL(databaseUrl).host} cannot be reached: ${firstCause(error)}`;
      if (performance.now() > deadline)
        throw new AppError('database-unavailable', { cause: error, message: `DATABASE_URL: ${problem}` });
      if (!hasWarned) log.warn({ event: 'database-awaited' }, `${problem}; retrying for a minute`);
      hasWarned = true;
      await sleep(pauseMs);
    }
  }
}

function firstCause(error: Error): string {
  let first = error;
  while (first.cause instanceof Error) first = first.cause;
  // If a host name has several addresses, the error's own message is empty.
  if (first instanceof AggregateError) return first.errors.map((one) => (one as Error).message).join('; ');
  return first.message;
}

function refusalOf(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    const refusal = refusals[code];
    if (refusal) return refusal;
    if (certificateCodes.test(code)) {
      return `the server's certificate is not trusted (${cause.message}); set sslrootcert=/path/to/ca.pem to the certificate of its authority`;
    }
    if (/server does not support SSL/i.test(cause.message))
      return "the server doesn't support encryption (sslmode)";
  }
  return null;
}
