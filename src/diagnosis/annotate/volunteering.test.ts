import { expect, it } from 'vitest';
import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import { blankPage } from '#tests/support/blank-page.ts';
import type { PageFacts } from '../read/page-facts.ts';
import { signalIndexes } from './signal-index.ts';
import { statedVolunteering } from './volunteering.ts';

const indexes = signalIndexes(loadKnowledge());
const page = (texts: readonly string[], kind: PageFacts['kind'] = 'about', language = 'en'): PageFacts => ({
  ...blankPage('https://example.com/about'),
  kind,
  language,
  blocks: texts.map((text) => ({ text, kind: 'paragraph', level: null, heading: null, section: 'main' })),
});

it.each([
  'Our food pantry is an entirely volunteer-run charity.',
  'The club is run entirely by volunteers from the village.',
  'All of our officers are unpaid volunteers.',
  'We are an all-volunteer group.',
  'The society has no paid staff.',
  'Our club is run by a dedicated group of volunteers who give their time.',
  'We are volunteers.',
])('finds that volunteers do all the work: "%s"', (text) => {
  expect(statedVolunteering([page([text])], indexes)).toEqual({
    url: 'https://example.com/about',
    quote: text,
  });
});

it.each([
  'One of the city’s leading amateur orchestras',
  'We are a community choir of sixty singers.',
  'An amateur dramatic society since 1921',
])('takes the members of an amateur group for volunteers: "%s"', (text) => {
  expect(statedVolunteering([page([text])], indexes)?.quote).toBe(text);
});

it.each([
  'We are always looking for volunteers.',
  'The board of directors are volunteers; our staff of nine runs the shelter.',
  'Volunteer with us on Saturdays.',
  'The hall is home to a community choir.',
])('finds no such statement in "%s"', (text) => {
  expect(statedVolunteering([page([text])], indexes)).toBeNull();
});

it.each([
  [
    'en',
    ['Volunteer', 'Our volunteers serve meals at every session.', 'New volunteers are trained in May.'],
    'Our volunteers serve meals at every session.',
  ],
  [
    'de',
    ['Unser Team arbeitet rein ehrenamtlich für den Verein.', 'Ehrenamtliche Mitarbeiter gesucht'],
    'Unser Team arbeitet rein ehrenamtlich für den Verein.',
  ],
  [
    'nl',
    ['Onze 50 vrijwilligers maken het verschil.', 'Word ook vrijwilliger'],
    'Onze 50 vrijwilligers maken het verschil.',
  ],
])('concludes from several mentions that volunteers do the work: %s', (language, texts, quote) => {
  expect(statedVolunteering([page(texts, 'home', language)], indexes)?.quote).toBe(quote);
});

it.each([
  [
    'employees too',
    ['Our volunteers help at events.', 'Volunteers are welcome.', 'Our staff runs the clinic.'],
  ],
  ['one mention', ['Volunteers are always welcome at our summer fair.']],
])('concludes nothing from mentions of %s', (_, texts) => {
  expect(statedVolunteering([page(texts)], indexes)).toBeNull();
});

it('concludes nothing if the organization speaks of volunteers, but not of its own', () => {
  const texts = [
    'Vi was a regular volunteer at the hospice.',
    'The hall was built by volunteers from the village.',
  ];
  expect(statedVolunteering([page(texts)], indexes)).toBeNull();
});

it('does not count news and privacy notices', () => {
  const texts = ['Our volunteers serve meals every day.', 'Volunteers may withdraw consent at any time.'];
  expect(statedVolunteering([page(texts, 'news'), page(texts, 'policy')], indexes)).toBeNull();
});
