/** Maximum milliseconds counted for one turn of the event loop, however long it was delayed. */
const longestTurnMs = 20;

/**
 * Measures time as this process experiences it: no time passes while the process can't run because the machine is
 * busy or suspended. For upper limits on what this process does by itself. The returned function ends the measurement
 * and returns the milliseconds.
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
