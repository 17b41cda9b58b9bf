import { describe, expect, it } from 'vitest';
import { createFirstVisits } from './first-visits.ts';

function at() {
  const clock = { ms: 1_000_000 };
  return { clock, visits: createFirstVisits(() => new Date(clock.ms)) };
}

describe('createFirstVisits', () => {
  it('gives concurrent identical submissions one token', () => {
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

  it('adds nobody to a visit that was kept open by repeating it', () => {
    const { clock, visits } = at();
    const first = visits.join('a', true);
    first.end();
    for (let turn = 0; turn < 8; turn += 1) {
      clock.ms += 250;
      const repeated = visits.join('a', true);
      expect(repeated.token).toBe(first.token);
      repeated.end();
    }
    clock.ms += 250;
    const later = visits.join('a', true);
    expect(later.token).not.toBe(first.token);
    expect(later.isFirst).toBe(true);
  });

  it('adds nobody to a submission that has been pending for long', () => {
    const { clock, visits } = at();
    const first = visits.join('a', false);
    clock.ms += 2_001;
    const second = visits.join('a', false);
    expect(second.token).not.toBe(first.token);
    first.end();
    expect(visits.join('a', false).token).toBe(second.token);
  });

  it('never combines a browser with a client that names no origin', () => {
    const { visits } = at();
    const client = visits.join('a', true);
    expect(visits.join('a', false).token).not.toBe(client.token);
    expect(visits.join('a', true).token).toBe(client.token);
  });

  it('distinguishes submissions', () => {
    const { visits } = at();
    expect(visits.join('a', true).token).not.toBe(visits.join('b', true).token);
  });
});
