import { expect, it } from 'vitest';
import { mailRetryDelayMs } from './mail.ts';

it('waits half a minute, doubles it, and never waits more than an hour', () => {
  expect([1, 2, 3, 7, 8, 500].map(mailRetryDelayMs)).toEqual([
    30_000, 60_000, 120_000, 1_920_000, 3_600_000, 3_600_000,
  ]);
});
