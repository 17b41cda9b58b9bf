/**
 * The answer, or a rejection if it does not come within `ms` or the signal is aborted: a busy browser may never answer.
 */
export async function within<Answer>(
  ms: number,
  answer: Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  const stop = () => late.reject(new Error('No answer in time'));
  const timer = setTimeout(stop, ms);
  signal?.addEventListener('abort', stop, { once: true });
  if (signal?.aborted) stop();
  // The losing promise has no consumer left.
  answer.catch(() => {});
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
    late.promise.catch(() => {});
  }
}
