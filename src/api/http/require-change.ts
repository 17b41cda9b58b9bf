import { AppError } from '#app/errors.ts';

/** Rejects an empty change, because its cause is usually a misspelled field name. */
export function requireChange<Change extends object>(change: Change): Change {
  if (Object.values(change).some((value) => value !== undefined)) return change;
  throw new AppError('invalid-fields', { message: 'Send at least one change.' });
}
