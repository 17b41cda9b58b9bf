import { ApiError } from '#web/lib/api-error.ts';

export function isWithoutTasks(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return (
    error.code === 'no-tasks' ||
    /\bno[ -]tasks\b|\bempty[ -]workflow\b|\bworkflow is empty\b/i.test(error.publicMessage ?? error.message)
  );
}

export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'conflict';
}
