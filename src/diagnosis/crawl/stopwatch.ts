/** Runs out after a time of which pauses do not count. */
export interface Stopwatch {
  /** Aborted when the time has run out, or with what the watch was made under. */
  signal: AbortSignal;
  hasRunOut: () => boolean;
  pause: () => void;
  resume: () => void;
  /** Stops it for good; whoever made it must call this. */
  end: () => void;
}

/**
 * Made paused; the time runs from the first `resume`. `parent` ends it as well: by a listener, since a signal that
 * `AbortSignal.any` makes for each of hundreds of requests costs as much as taking their pages in.
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
