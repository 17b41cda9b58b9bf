export interface Stopwatch {
  signal: AbortSignal;
  hasRunOut: () => boolean;
  pause: () => void;
  resume: () => void;
  /**
   * The stopwatch's creator must call this, because the parent signal would otherwise keep its
   * listener.
   */
  end: () => void;
}

/**
 * Starts paused; the time runs from the first `resume`. A listener watches the parent signal,
 * because an `AbortSignal.any` for each of hundreds of requests would cost as much as processing
 * their pages.
 */
export function createStopwatch(totalMs: number, parent: AbortSignal): Stopwatch {
  const controller = new AbortController();
  let leftMs = totalMs;
  let startedAt = 0;
  let timer: NodeJS.Timeout | null = null;
  let ranOut = false;
  const abort = () => controller.abort(parent.reason);
  if (parent.aborted) abort();
  else parent.addEventListener('abort', abort);
  const pause = () => {
    if (timer === null) return;
    clearTimeout(timer);
    timer = null;
    leftMs -= performance.now() - startedAt;
  };
  return {
    signal: controller.signal,
    hasRunOut: () => ranOut,
    pause,
    resume: () => {
      if (timer !== null) return;
      startedAt = performance.now();
      const runOut = () => {
        ranOut = true;
        controller.abort();
      };
      timer = setTimeout(runOut, Math.max(0, leftMs));
    },
    end: () => {
      pause();
      parent.removeEventListener('abort', abort);
    },
  };
}
