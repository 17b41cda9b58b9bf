/**
 * A longer turn of the event loop means that the machine was busy, so it counts only as this long.
 */
const longestTurnMs = 20;

/**
 * Measures time without the periods in which the machine was too busy to run this process. The returned function
 * ends the measurement and returns milliseconds.
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
