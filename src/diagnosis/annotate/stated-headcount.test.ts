import { expect, it } from 'vitest';
import { blankPage } from '#tests/support/blank-page.ts';
import type { PageFacts } from '../read/page-facts.ts';
import { statedHeadcount } from './stated-headcount.ts';

const page = (text: string, kind: PageFacts['kind'] = 'about'): PageFacts => ({
  ...blankPage('https://example.com/about'),
  kind,
  blocks: [{ text, kind: 'paragraph', level: null, heading: null, section: 'main' }],
});

it.each([
  ['We love boats. Our team of 14 builds them all year.', 14, 'Our team of 14 builds them all year.'],
  ['We employ over 1,200 people in three plants.', 1200, 'We employ over 1,200 people in three plants.'],
  ['Meet our 35 dedicated staff members.', 35, 'Meet our 35 dedicated staff members.'],
])('reads "%s"', (text, people, quote) => {
  expect(statedHeadcount([page(text)])).toMatchObject({
    likely: people,
    source: { kind: 'site', url: 'https://example.com/about', quote },
  });
});

it.each([
  'We have served 1,200 people since 1998.',
  'Our team of 20 years of experience is here for you.',
  'Ideal for a team of 12.',
  'We have 3 locations for people near you.',
])('takes no headcount from "%s"', (text) => {
  expect(statedHeadcount([page(text)])).toBeNull();
});

it('takes none from pages that speak of others', () => {
  expect(statedHeadcount([page('Our team of 14 was tired of paper.', 'case-study')])).toBeNull();
});
