import type { Progress } from '#shared/schemas/progress.ts';

/** How far a scan is that was started and waits for its turn. */
export const queuedProgress: Progress = {
  stage: 'queued',
  message: 'Your diagnosis is in the queue and will start in a moment.',
  progress: 0,
};
