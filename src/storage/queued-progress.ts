import type { Progress } from '#shared/schemas/progress.ts';

/** The progress of a started scan that waits for its turn. */
export const queuedProgress: Progress = {
  stage: 'queued',
  message: 'Your diagnosis is in the queue and will start in a moment.',
  progress: 0,
};
