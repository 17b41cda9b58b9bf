/** In milliseconds of this thread's CPU time, so that a busy machine doesn't matter. */
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
