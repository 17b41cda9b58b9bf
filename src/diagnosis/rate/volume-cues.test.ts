import { describe, expect, it } from 'vitest';
import { blankPage } from '#tests/support/blank-page.ts';
import type { PageFacts } from '../read/page-facts.ts';
import { volumeCues } from './volume-cues.ts';

const post = (date: string | null): PageFacts => ({
  ...blankPage(`https://example.com/blog/${date}`),
  kind: 'article',
  structured: [
    { source: 'json-ld', type: 'Article', properties: date === null ? {} : { datePublished: [date] } },
  ],
});
const fourInTwoYears = ['2024-01-01', '2024-09-01', '2025-03-01', '2026-01-01'].map(post);

describe('posts a year', () => {
  it('limit the hours of publishing to what so many posts take', () => {
    const cue = volumeCues(fourInTwoYears, true).get('content-marketing');
    expect(cue?.text).toBe('2 posts a year by their dates');
    expect(cue?.maxHoursPerWeek).toBeCloseTo((2 * 5) / 52, 2);
  });

  it('are not counted where some pages were not read, a post has no date, or there are too few', () => {
    expect(volumeCues(fourInTwoYears, false).size).toBe(0);
    expect(volumeCues([...fourInTwoYears, post(null)], true).size).toBe(0);
    expect(volumeCues(fourInTwoYears.slice(0, 2), true).size).toBe(0);
  });
});
