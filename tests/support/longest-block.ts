/**
 * How long the event loop was held up at most while the work went on: the CPU time of this thread between two turns of
 * it, in ms, so that a busy machine does not count.
 */
export async function longestBlock(work: Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = process.threadCpuUsage();
  const measure = () => {
    const now = process.threadCpuUsage();
    longest = Math.max(longest, (now.user + now.system - last.user - last.system) / 1000);
    last = now;
  };
  const timer = setInterval(measure, 1);
  await work;
  clearInterval(timer);
  return longest;
}
