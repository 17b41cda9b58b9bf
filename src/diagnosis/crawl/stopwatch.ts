/** Runs out after a time of which pauses do not count. */
export interface Stopwatch {
  /** Aborted when the time has run out. */
  signal: AbortSignal;
  pause: () => void;
  resume: () => void;
}

/** Made paused; the time runs from the first `resume`. */
export function createStopwatch(totalMs: number): Stopwatch {
  const controller = new AbortController();
  let leftMs = totalMs;
  let startedAt = 0;
  let timer: NodeJS.Timeout | null = null;
  return {
    signal: controller.signal,
    pause: () => {
      if (timer === null) return;
      clearTimeout(timer);
      timer = null;
      leftMs -= performance.now() - startedAt;
    },
    resume: () => {
      if (timer !== null) return;
      startedAt = performance.now();
      timer = setTimeout(() => controller.abort(), Math.max(0, leftMs));
    },
  };
}
