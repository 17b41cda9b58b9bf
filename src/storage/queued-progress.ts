import type { Progress } from '#shared/schemas/progress.ts';

export const queuedProgress: Progress = {
  stage: 'queued',
  message: 'Your diagnosis is in the queue and will start soon.',
  progress: 0,
};
