import { describe, expect, it } from 'vitest';
import { blankPage } from '#tests/support/blank-page.ts';
import type { PageFacts, StructuredItem, TextBlock } from '../../read/page-facts.ts';
import { sizeCues } from './size-cues.ts';
import { volumeCues } from './volume-cues.ts';

const item = (type: string, properties: StructuredItem['properties']): StructuredItem => ({
  source: 'json-ld',
  type,
  properties,
});
const page = (path: string, change: Partial<PageFacts>): PageFacts => ({
  ...blankPage(`https://example.com/${path}`),
  ...change,
});
const post = (date: string | null): PageFacts =>
  page(`blog/${date}`, {
    kind: 'article',
    structured: [item('Article', date === null ? {} : { datePublished: [date] })],
  });
const fourInTwoYears = ['2024-01-01', '2024-09-01', '2025-03-01', '2026-01-01'].map(post);
const heading = (text: string, level = 2): TextBlock => ({
  text,
  kind: 'heading',
  level,
  heading: null,
  section: 'main',
});

describe('posts', () => {
  it('limit the hours of publishing to what that many a year take', () => {
    const cue = volumeCues(fourInTwoYears, true).get('posts');
    expect(cue?.text).toBe('2 posts a year by their dates');
    expect(cue?.url).toBe('https://example.com/blog/2024-01-01');
    expect(cue?.maxHoursPerWeek).toBeCloseTo((2 * 5) / 52, 2);
  });

  it('without dates count as if all had appeared within a year', () => {
    const cue = volumeCues([post(null), post('2026-01-01')], true).get('posts');
    expect(cue).toMatchObject({ text: '2 posts in all', maxHoursPerWeek: (2 * 5) / 52 });
  });

  it('are not counted if some pages were not read, or there is only a list of them', () => {
    expect(volumeCues(fourInTwoYears, false).size).toBe(0);
    expect(volumeCues([page('blog', { kind: 'news' })], true).size).toBe(0);
  });
});

it('open jobs limit the hours of hiring, counted from markup or from the headings of a careers page', () => {
  const careers = page('careers', {
    kind: 'careers',
    blocks: [
      heading('Careers', 1),
      heading('Why our team stays'),
      heading('Backend engineer'),
      heading('Receptionist (part time)'),
      heading('How to apply'),
    ],
  });
  expect(volumeCues([careers], true).get('jobs')).toMatchObject({
    text: '2 open jobs',
    url: 'https://example.com/careers',
    maxHoursPerWeek: 8,
  });
  const marked = page('jobs', { structured: [item('JobPosting', { title: ['Nurse'] })] });
  expect(volumeCues([careers, marked], true).get('jobs')?.text).toBe('1 open job');
  expect(volumeCues([page('careers', { kind: 'careers', blocks: [heading('Join us')] })], true).size).toBe(0);
});

it('events and reviews are counted once, whatever pages they are on', () => {
  const shown = [
    item('Event', { name: ['Open day'], startDate: ['2026-05-01'] }),
    item('AggregateRating', { ratingValue: ['4.8'], reviewCount: ['52'] }),
  ];
  const cues = volumeCues([page('', { structured: shown }), page('about', { structured: shown })], true);
  expect(cues.get('event-dates')?.text).toBe('1 event announced');
  expect(cues.get('reviews')).toMatchObject({ text: '52 reviews in all', maxHoursPerWeek: 1 });
});

it('products are counted by name where every product page describes its own', () => {
  const product = (name: string, path: string) =>
    page(path, { kind: 'product', structured: [item('Product', { name: [name] })] });
  const shop = [product('Oak bowl', 'bowl'), product('Ash spoon', 'spoon'), product('Elm board', 'board')];
  const counted = (pages: typeof shop) => volumeCues(pages, true).get('products');
  expect(counted([...shop, product('oak bowl', 'sale')])).toMatchObject({
    text: '3 products',
    maxHoursPerWeek: 6,
  });
  expect(counted(shop.slice(1))).toBeUndefined();
  expect(counted([...shop, page('stool', { kind: 'product' })])).toBeUndefined();
});

describe('the size of an organization that states no headcount', () => {
  const address = (streetAddress: string, town: string) =>
    item('PostalAddress', { streetAddress: [streetAddress], addressLocality: [town] });

  it('is derived from its locations, however often and however they are written', () => {
    const structured = [
      address('12 High St', 'Dayton'),
      address('12 High Street', 'Dayton'),
      address('4 Mill Rd', 'Troy'),
    ];
    expect(sizeCues([page('', { structured })])).toEqual([
      { text: '2 locations', url: 'https://example.com/', factor: 2 },
    ]);
  });

  it('is derived from its opening hours in either notation, but not from around-the-clock hours', () => {
    const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'https://schema.org/Friday'];
    const specified = item('OpeningHoursSpecification', {
      dayOfWeek: weekdays,
      opens: ['06:00'],
      closes: ['24:00'],
    });
    expect(sizeCues([page('', { structured: [specified] })])).toMatchObject([
      { text: 'open 90 hours a week', factor: 2 },
    ]);
    const written = (hours: string) => page('', { structured: [item('Store', { openingHours: [hours] })] });
    expect(sizeCues([written('Th-Su 11:00-16:00')])).toMatchObject([
      { text: 'open 20 hours a week', factor: 0.5 },
    ]);
    expect(sizeCues([written('Mo-Su 00:00-24:00')])).toEqual([]);
  });
});
