/** Rejects if the answer doesn't come within `ms` or the signal aborts, because a busy browser may never answer. */
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
  // If the time runs out first, nothing else would handle a later rejection.
  answer.catch(() => {});
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
    late.promise.catch(() => {});
  }
}
