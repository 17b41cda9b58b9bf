import { AppError } from '#app/errors.ts';
import { type TroubleKind, troubleOf } from './server-trouble.ts';

/**
 * PostgreSQL errors that concern the server rather than the query: connection lost (08), out of
 * disk, memory, or connections (53), starting or shutting down (57P), timeouts, I/O errors, damaged
 * files.
 */
const unavailableStates = /^(?:08...|53...|57P0[1-5]|57014|55P03|58030|XX00[12])$/;
const unavailableSystemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
]);
/**
 * The driver's own errors for a lost, closed, or unresponsive connection have no code, only these messages.
 */
const unavailableWords =
  /connection terminated|timeout exceeded when trying to connect|not queryable|after calling end on the pool|client was closed|query read timeout|connection error/i;

export const troubleMessages: Record<TroubleKind, string> = {
  'disk-full': 'The server has run out of disk space. Please try again later.',
  damaged: "The database is damaged and needs the operator's attention. Please come back later.",
};

export function translateError(error: unknown): unknown {
  if (error instanceof AppError) return error;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (!meansUnavailable(cause)) continue;
    const trouble = troubleOf('code' in cause ? String(cause.code) : undefined);
    return new AppError('database-unavailable', {
      cause: error,
      ...(trouble === null ? {} : { message: troubleMessages[trouble] }),
    });
  }
  return error;
}

function meansUnavailable(error: Error): boolean {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (unavailableSystemCodes.has(code) || unavailableStates.test(code)) return true;
  if (error instanceof AggregateError)
    return error.errors.some((one) => one instanceof Error && meansUnavailable(one));
  return code === '' && unavailableWords.test(error.message);
}

export function withTranslatedErrors<Store extends object>(store: Store): Store {
  const wrapped = Object.entries(store).map(([name, value]) => [
    name,
    typeof value === 'function'
      ? async (...args: unknown[]) => {
          try {
            return await value(...args);
          } catch (error) {
            throw translateError(error);
          }
        }
      : value,
  ]);
  return Object.fromEntries(wrapped) as Store;
}
