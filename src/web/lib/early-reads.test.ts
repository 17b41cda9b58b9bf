import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readEarly, takeEarly } from './early-reads.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(async () => {
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function stubServer(audit: unknown, status = 200) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json(path.endsWith('/12') ? audit : [], { status });
  });
  return asked;
}

it('asks for a completed audit and then for all its parts, each answer for one reader', async () => {
  const asked = stubServer({ status: 'completed' });
  readEarly('/diagnosis/12', 'advanced');
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(9);
  expect(asked).toContain('/api/audits/12/value?mode=advanced');
  expect(await (await takeEarly('/api/audits/12'))?.json()).toEqual({ status: 'completed' });
  expect(takeEarly('/api/audits/12')).toBeUndefined();
});

it('asks for no value and no modules of one that is being made', async () => {
  const asked = stubServer({ status: 'scanning' });
  readEarly('/diagnosis/12', 'simple');
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(
    ['', '/stats', '/workflows', '/tasks', '/coverage'].map((part) => `/api/audits/12${part}`),
  );
});

it('asks for nothing more of an unknown audit, and for nothing at all elsewhere', async () => {
  const asked = stubServer({}, 404);
  readEarly('/diagnosis/12', 'simple');
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['/api/audits/12']);
  for (const path of ['/', '/diagnosis/0x10', '/diagnosis/12/modules', '/report/12']) readEarly(path, null);
  expect(asked).toHaveLength(1);
});

it('forgets after a while what nobody took', async () => {
  stubServer({ status: 'scanning' });
  readEarly('/diagnosis/12', 'simple');
  await vi.advanceTimersByTimeAsync(10_001);
  expect(takeEarly('/api/audits/12/stats')).toBeUndefined();
});
