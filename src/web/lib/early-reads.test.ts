import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readEarly, takeEarly } from './early-reads.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(async () => {
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function stubServer() {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json({ audit: { status: 'completed' } });
  });
  return asked;
}

it('asks for the whole diagnosis in the mode that this browser keeps, for one reader', async () => {
  const asked = stubServer();
  readEarly('/diagnosis/12', 'advanced');
  const path = '/api/audits/12/dashboard?mode=advanced';
  expect(asked).toEqual([path]);
  expect(await (await takeEarly(path))?.json()).toEqual({ audit: { status: 'completed' } });
  expect(takeEarly(path)).toBeUndefined();
});

it('asks in simple mode where none is kept, and for nothing at all elsewhere', () => {
  const asked = stubServer();
  readEarly('/diagnosis/12', null);
  for (const path of ['/', '/diagnosis/0x10', '/diagnosis/12/modules', '/report/12']) readEarly(path, null);
  expect(asked).toEqual(['/api/audits/12/dashboard?mode=simple']);
});

it('forgets after a while what nobody took', async () => {
  stubServer();
  readEarly('/diagnosis/12', 'simple');
  await vi.advanceTimersByTimeAsync(10_001);
  expect(takeEarly('/api/audits/12/dashboard?mode=simple')).toBeUndefined();
});
