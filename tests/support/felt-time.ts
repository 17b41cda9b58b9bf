/** Maximum milliseconds counted for one turn of the event loop, however long it was delayed. */
const longestTurnMs = 20;

/**
 * Milliseconds from now on as this process experiences them: while it can't run because the machine is busy or
 * suspended, no time passes. For upper limits on what this process does by itself; call the returned function to end
 * the measurement.
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
