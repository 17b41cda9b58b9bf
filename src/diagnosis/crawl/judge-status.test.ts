import { describe, expect, it } from 'vitest';
import { judgeStatus, retryAfterMs } from './judge-status.ts';

describe('judgeStatus', () => {
  it.each<[status: number, challenged: boolean, kind: string | null]>([
    [200, false, null],
    [203, false, null],
    [204, false, 'http-error'],
    [206, false, 'http-error'],
    [304, false, 'http-error'],
    [401, false, 'blocked'],
    [403, false, 'blocked'],
    [403, true, 'blocked'],
    [404, false, 'http-error'],
    [410, false, 'http-error'],
    [429, false, 'slow-down'],
    [500, false, 'http-error'],
    [503, false, 'slow-down'],
    [503, true, 'blocked'],
    [999, false, 'http-error'],
  ])('for %d (challenged: %s): %s', (status, challenged, kind) => {
    expect(judgeStatus(status, challenged)?.kind ?? null).toBe(kind);
  });
});

describe('retryAfterMs', () => {
  const now = Date.parse('2026-01-01T00:00:00Z');

  it.each<[header: string | null, ms: number | null]>([
    ['120', 120_000],
    [' 5 ', 5000],
    ['0', 0],
    ['Thu, 01 Jan 2026 00:01:00 GMT', 60_000],
    ['Wed, 31 Dec 2025 00:00:00 GMT', 0],
    ['soon', null],
    ['-5x', null],
    [null, null],
  ])('for %j', (header, ms) => {
    expect(retryAfterMs(header, now)).toBe(ms);
  });
});
