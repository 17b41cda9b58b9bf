/** The answer, or a rejection when it has not come within `ms` or the signal is aborted before: a busy browser may never answer. */
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
  // Whichever loses has nobody left to tell.
  answer.catch(() => {});
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
    late.promise.catch(() => {});
  }
}
