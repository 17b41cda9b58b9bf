import { hasEnded } from '#shared/schemas/audit.ts';
import type { Generating } from '#shared/schemas/progress.ts';
import type { Task } from '#shared/schemas/task.ts';
import type { LoadedAudit } from '../../audits/load-audit.ts';

export function presentTasks({
  record,
  findings,
}: Pick<LoadedAudit, 'record' | 'findings'>): Task[] | Generating {
  if (hasEnded(record.status)) return findings.tasks;
  const { progress } = record;
  return {
    generating: true,
    stage: progress?.stage ?? 'queued',
    message: progress?.message ?? "The scan hasn't started yet.",
    progress: progress?.progress ?? 0,
  };
}
