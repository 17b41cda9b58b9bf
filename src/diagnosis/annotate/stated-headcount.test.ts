import { expect, it } from 'vitest';
import { blankPage } from '#tests/support/blank-page.ts';
import type { PageFacts } from '../read/page-facts.ts';
import { headcountRead, statedHeadcount } from './stated-headcount.ts';

const page = (text: string, kind: PageFacts['kind'] = 'about'): PageFacts => ({
  ...blankPage('https://example.com/about'),
  kind,
  blocks: [{ text, kind: 'paragraph', level: null, heading: null, section: 'main' }],
});

it.each([
  ['We love boats. Our team of 14 builds them all year.', 14, 'Our team of 14 builds them all year.'],
  ['We employ over 1,200 people in three plants.', 1200, 'We employ over 1,200 people in three plants.'],
  ['Meet our 35 dedicated staff members.', 35, 'Meet our 35 dedicated staff members.'],
])('finds the headcount in "%s"', (text, people, quote) => {
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
])('finds no headcount in "%s"', (text) => {
  expect(statedHeadcount([page(text)])).toBeNull();
});

it('finds no headcount on pages about others', () => {
  expect(statedHeadcount([page('Our team of 14 was tired of paper.', 'case-study')])).toBeNull();
});

const team = (...names: string[]): PageFacts => ({
  ...page('', 'team'),
  blocks: [
    {
      text: 'Our specialties are listed below.',
      kind: 'paragraph',
      level: null,
      heading: null,
      section: 'main',
    },
    ...names.map((text) => ({
      text,
      kind: 'heading' as const,
      level: 3,
      heading: null,
      section: 'main' as const,
    })),
  ],
});

it('counts the people named on a team page, and no other headings', () => {
  expect(statedHeadcount([team('Dr. Ana Quillfeather', 'Bea Tansyhill, RN', 'Our Specialties')])).toEqual({
    low: 2,
    likely: 2,
    high: 6,
    source: { kind: 'site', url: 'https://example.com/about', quote: 'Ana Quillfeather, Bea Tansyhill' },
  });
  expect(statedHeadcount([team('Ana Quillfeather', 'Our Specialties')])).toBeNull();
});

it.each([
  ['I am a saddler near the river.', 1],
  ['I’m a saddler near the river. We make saddles for riders.', undefined],
  ['I am here every Tuesday.', undefined],
  ['I am a saddler, and we make saddles for riders.', undefined],
  ['I am a counselor. I am a psychologist.', undefined],
  ['I am a new patient.', undefined],
])('takes "%s" for one person only if nothing says "we"', (text, likely) => {
  expect(statedHeadcount([page(text)])?.likely).toBe(likely);
});

const first = 'I bake every cake to order. ';

it('counts one person if a site says "I" throughout', () => {
  expect(statedHeadcount([page(first.repeat(8))])).toMatchObject({
    likely: 1,
    source: { quote: first.trim() },
  });
});

it('counts one person if nearly every sentence says "I", whatever the work', () => {
  const said = 'I speak with each bride before the day. ';
  expect(statedHeadcount([page(said.repeat(8))])?.likely).toBe(1);
  expect(statedHeadcount([page(`${said.repeat(8)}${'We arrive on time. '.repeat(5)}`)])).toBeNull();
});

it.each([
  ['in a few sentences only', first.repeat(4)],
  ['beside many in which a company speaks', `${first.repeat(8)}${'We deliver it fresh. '.repeat(20)}`],
  ['in what visitors agree to', 'I agree to the terms. '.repeat(9)],
])('does not conclude one person from "I" %s', (_, text) => {
  expect(statedHeadcount([page(text)])).toBeNull();
});

it.each([
  ['one person', 'Ich stimme Klaviere. ', 5, 2, 1],
  ['a team', 'Ich stimme Klaviere. ', 5, 3, undefined],
])('counts %s by "ich" and "wir" on a German site', (_, own, times, others, likely) => {
  const text = `${own.repeat(times)}${'Wir freuen uns. '.repeat(others)}`;
  expect(statedHeadcount([{ ...page(text), language: 'de' }])?.likely).toBe(likely);
});

it.each([
  ['Quillfeather Law is a solo practice in Ashford.', 1],
  ['Every visit is just you and me.', 1],
])('counts one person if the site says so: %s', (text, people) => {
  expect(statedHeadcount([page(text)])).toMatchObject({ likely: people, source: { quote: text } });
});

it.each(['We are more than a one-man show.', 'Bookkeeping for the sole proprietor.'])(
  'does not conclude one person from "%s"',
  (text) => {
    expect(statedHeadcount([page(text)])).toBeNull();
  },
);

it('takes what a second reader found as it is, but one person alone as up to three', () => {
  const said = { url: 'https://example.com/', quote: 'I make every bag myself.' };
  const source = { kind: 'site', ...said };
  expect(headcountRead({ count: 14, ...said })).toEqual({ low: 14, likely: 14, high: 14, source });
  expect(headcountRead({ count: 1, ...said })).toEqual({ low: 1, likely: 1, high: 3, source });
});
