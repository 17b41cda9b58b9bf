import { describe, expect, it } from 'vitest';
import { createFirstVisits } from './first-visits.ts';

function at() {
  const clock = { ms: 1_000_000 };
  return { clock, visits: createFirstVisits(() => new Date(clock.ms)) };
}

describe('createFirstVisits', () => {
  it('gives the same submission under way one token', () => {
    const { visits } = at();
    const first = visits.join('a', false);
    const second = visits.join('a', false);
    expect(second.token).toBe(first.token);
    expect([first.isFirst, second.isFirst]).toEqual([true, false]);
    first.end();
    expect(visits.join('a', false).token).toBe(first.token);
  });

  it('forgets a browser as soon as all its submissions are answered', () => {
    const { visits } = at();
    const first = visits.join('a', false);
    first.end();
    expect(visits.join('a', false).token).not.toBe(first.token);
  });

  it('remembers a client without cookies for a moment', () => {
    const { clock, visits } = at();
    const first = visits.join('a', true);
    first.end();
    clock.ms += 399;
    const second = visits.join('a', true);
    expect(second.token).toBe(first.token);
    second.end();
    clock.ms += 401;
    expect(visits.join('a', true).token).not.toBe(first.token);
  });

  it('tells submissions apart', () => {
    const { visits } = at();
    expect(visits.join('a', true).token).not.toBe(visits.join('b', true).token);
  });
});
