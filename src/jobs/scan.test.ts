import { describe, expect, it } from 'vitest';
import { attemptsExhausted, shouldIsolate } from './scan.ts';

const tried = (lostAttempts: number, failedAttempts: number) => ({ lostAttempts, failedAttempts });

describe('a scan that was tried before', () => {
  it('is abandoned after three attempts that failed in a live process', () => {
    expect([0, 1, 2, 3].map((failed) => attemptsExhausted(tried(0, failed)))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  it('is not abandoned after killed processes, except for a child process that it ends after two of them', () => {
    expect([1, 2, 3, 100].map((lost) => attemptsExhausted(tried(lost, 0)))).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect([0, 1, 2, 100].map((lost) => attemptsExhausted(tried(lost, 1)))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(attemptsExhausted(tried(150, 0))).toBe(true);
  });

  it('runs in a child process if it may be what ends processes', () => {
    expect([tried(0, 0), tried(1, 0), tried(2, 0), tried(0, 1)].map(shouldIsolate)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});
