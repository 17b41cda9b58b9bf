import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '#app/errors.ts';
import type { Log } from './database.ts';

const awaitMs = 60_000;
const pauseMs = 500;

/** PostgreSQL's own codes for what waiting does not mend. */
const refusals: Record<string, string> = {
  '28P01': 'PostgreSQL refused the user or the password',
  '28000': 'PostgreSQL refused the user, or wants the connection encrypted (sslmode)',
  '3D000': 'there is no database of that name',
  '42501': 'the user may not make tables there',
};
const certificateCodes =
  /^(?:CERT_|DEPTH_ZERO|ERR_TLS|HOSTNAME_MISMATCH|SELF_SIGNED|UNABLE_TO_(?:GET_ISSUER|VERIFY))/;

/**
 * Runs the first work on a server of the operator's, which may be starting just as we are: while it cannot be reached it is tried
 * again for a minute. Rejects with AppError `bad-configuration`, naming the variable, where the server or its certificate says no.
 */
export async function awaitExternal<Result>(
  work: () => Promise<Result>,
  log: Log,
  withinMs = awaitMs,
): Promise<Result> {
  const deadline = performance.now() + withinMs;
  for (let told = false; ; ) {
    try {
      return await work();
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal)
        throw new AppError('bad-configuration', { cause: error, message: `DATABASE_URL: ${refusal}` });
      const away = error instanceof AppError && error.code === 'database-unavailable';
      if (!away || performance.now() > deadline) throw error;
      if (!told) log.warn({ event: 'database-awaited' }, 'PostgreSQL does not answer yet');
      told = true;
      await sleep(pauseMs);
    }
  }
}

function refusalOf(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    const refusal = refusals[code];
    if (refusal) return refusal;
    if (certificateCodes.test(code)) {
      return `the server's certificate is not trusted (${cause.message}); name its authority with sslrootcert=/path/to/ca.pem`;
    }
    if (/server does not support SSL/i.test(cause.message))
      return 'the server offers no encryption (sslmode)';
  }
  return null;
}
