/** A turn of the event loop counts as no longer than this, however long it was held up. */
const longestTurnMs = 20;

/**
 * Milliseconds from now on as this process felt them: while it did not get to run, because the machine was busy or stood
 * still, no time passes. For upper bounds of what this process does by itself; the answer ends the measurement.
 */
export function startFeltTime(): () => number {
  let feltMs = 0;
  let last = performance.now();
  const turn = () => {
    const now = performance.now();
    feltMs += Math.min(now - last, longestTurnMs);
    last = now;
  };
  const timer = setInterval(turn, longestTurnMs / 2);
  return () => {
    clearInterval(timer);
    turn();
    return feltMs;
  };
}
