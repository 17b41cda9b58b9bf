import { describe, expect, it } from 'vitest';
import { type CloserReading, closerReadingFailures } from '#shared/schemas/closer-reading.ts';
import { describeChanges, describeReading, isReadingCloser } from './describe-reading.ts';

const done: CloserReading = {
  status: 'done',
  model: 'Small Model',
  reason: null,
  proposed: 5,
  shown: 2,
  refused: 3,
  changes: { workflows: ['Organ building'], offerings: [], removed: ['Newsletter'] },
  possiblyPaidTwice: false,
  keptEdits: false,
  endedAt: '2026-01-01T00:00:00.000Z',
};

describe('describeReading', () => {
  it('says how many suggestions of a model were added and rejected', () => {
    expect(describeReading(done)).toBe(
      'Small Model read the website too. We checked its suggestions and added 2. We left out 3 suggestions that failed our checks or added nothing new. The hours are divided by what it says takes more or less time.',
    );
    expect(describeReading({ ...done, shown: 0, refused: 0 })).toBe(
      'Small Model read the website too. It made no suggestions.',
    );
    expect(describeReading({ ...done, keptEdits: true })).toContain('left your diagnosis as it was');
  });

  it.each(closerReadingFailures)('says in plain words why it stopped: %s', (reason) => {
    const text = describeReading({ ...done, status: 'stopped', reason });
    expect(text).toMatch(/^[A-Z].+\. We're showing the built-in analysis instead\.$/);
    expect(text).not.toContain('undefined');
  });
});

describe('describeChanges', () => {
  it('names additions and removals', () => {
    expect(describeChanges(done)).toBe('New workflows: Organ building. No longer shown: Newsletter.');
    expect(describeChanges({ ...done, changes: { workflows: [], offerings: [], removed: [] } })).toBeNull();
    expect(describeChanges({ ...done, keptEdits: true })).toBeNull();
  });
});

it('waits while a reading is queued or under way', () => {
  expect(isReadingCloser({ ...done, status: 'waiting' })).toBe(true);
  expect(isReadingCloser({ ...done, status: 'offered' })).toBe(false);
  expect(isReadingCloser(null)).toBe(false);
});
