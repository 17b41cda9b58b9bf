import { ApiError } from '#web/lib/api-error.ts';

/** True if roles could not be assigned because the workflow has no tasks. This needs no message. */
export function isWithoutTasks(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return (
    error.code === 'no-tasks' ||
    /\bno[ -]tasks\b|\bempty[ -]workflow\b|\bworkflow is empty\b/i.test(error.publicMessage ?? error.message)
  );
}

/** True when the audit was changed elsewhere since it was read. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'conflict';
}
