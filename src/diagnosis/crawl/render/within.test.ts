import { expect, it } from 'vitest';
import { within } from './within.ts';

const never = new Promise<never>(() => {});

it('returns an answer that comes in time', async () => {
  expect(await within(1000, Promise.resolve('here'))).toBe('here');
  await expect(within(1000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

it('rejects after the time limit, when aborted, and when already aborted', async () => {
  await expect(within(10, never)).rejects.toThrow('No answer in time');
  const stopped = new AbortController();
  const waiting = within(60_000, never, stopped.signal);
  stopped.abort();
  await expect(waiting).rejects.toThrow('No answer in time');
  await expect(within(60_000, never, stopped.signal)).rejects.toThrow('No answer in time');
});
