import { AppError } from '#app/errors.ts';

/** Refuses a change that changes nothing, most likely because of a misspelled field. */
export function requireChange<Change extends object>(change: Change): Change {
  if (Object.values(change).some((value) => value !== undefined)) return change;
  throw new AppError('invalid-fields', { message: 'No changes were sent.' });
}
