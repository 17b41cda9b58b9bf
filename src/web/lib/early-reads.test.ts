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

it("requests the whole diagnosis in this browser's stored mode, for one reader", async () => {
  const asked = stubServer();
  readEarly('/diagnosis/12', 'advanced');
  const path = '/api/audits/12/dashboard?mode=advanced';
  expect(asked).toEqual([path]);
  expect(await (await takeEarly(path))?.json()).toEqual({ audit: { status: 'completed' } });
  expect(takeEarly(path)).toBeUndefined();
});

it('requests simple mode if none is stored, and nothing on other pages', () => {
  const asked = stubServer();
  readEarly('/diagnosis/12', null);
  for (const path of ['/', '/diagnosis/0x10', '/diagnosis/12/modules', '/report/12']) readEarly(path, null);
  expect(asked).toEqual(['/api/audits/12/dashboard?mode=simple']);
});

it('drops unclaimed answers after a while', async () => {
  stubServer();
  readEarly('/diagnosis/12', 'simple');
  await vi.advanceTimersByTimeAsync(10_001);
  expect(takeEarly('/api/audits/12/dashboard?mode=simple')).toBeUndefined();
});
