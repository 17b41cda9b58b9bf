import { describe, expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = new Date('2026-11-21T12:00:00Z');

describe('the time since', () => {
  it.each([
    ['2026-11-21T11:59:30Z', 'less than a minute ago'],
    ['2026-11-21T11:59:00Z', '1 minute ago'],
    ['2026-11-21T10:01:00Z', '1 hour ago'],
    ['2026-11-19T12:00:00Z', '2 days ago'],
    ['2026-11-07T12:00:00Z', '2 weeks ago'],
    ['2026-09-21T12:00:00Z', '2 months ago'],
    ['2024-11-01T12:00:00Z', '2 years ago'],
    ['2026-11-21T12:00:05Z', 'less than a minute ago'],
  ])('%s is %s', (date, text) => expect(relativeTime(date, now)).toBe(text));

  it.each([null, undefined, '', 'soon'])('%s is a dash', (date) => expect(relativeTime(date, now)).toBe('–'));
});
