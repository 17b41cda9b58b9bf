import { expect, it } from 'vitest';
import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import { identify } from '#diagnosis/identify.ts';
import { pageOf } from '#tests/support/page-builder.ts';
import { plainFiller } from '#tests/support/plain-filler.ts';
import { modelReadingSchema, type TimeShare } from './model-reading.ts';

const url = 'https://example.com/';
const pages = [
  pageOf('/', [
    '# Brandt Organs',
    'We build and restore pipe organs for churches across the county.',
    'We tune harpsichords at your home twice a year.',
    'We hang church bells and repair their clappers.',
    plainFiller,
  ]),
];
const organs = ['We build and restore pipe organs for churches', 'Pipe organ restoration', 'deliver'];
const harpsichords = ['We tune harpsichords at your home twice a year.', 'Harpsichord tuning', 'deliver'];
const bells = ['We hang church bells and repair their clappers.', 'Bell inquiries', 'win'];

function shownWith(proposals: string[][], times: TimeShare[] = []) {
  const reading = modelReadingSchema.parse({
    model: 'a model',
    organization: null,
    workflows: proposals.map(([quote, englishName, workFunction], index) => ({
      ...{ key: `w${index + 1}`, url, quote, name: englishName, englishName, function: workFunction },
      definitionId: null,
      tasks: [],
      time: times[index] ?? null,
    })),
    offerings: [],
    judgments: [],
  });
  return identify(pages, 'unknown', loadKnowledge(), { reading }).workflows.filter(({ definition }) =>
    definition.id.startsWith('site-own-'),
  );
}

it('lists core work in the order of the model, and gives the first most of the time', () => {
  for (const order of [
    [organs, harpsichords],
    [harpsichords, organs],
  ]) {
    const shown = shownWith(order);
    expect(shown.map(({ name }) => name)).toEqual(order.map(([, name]) => name));
    expect(shown[0]?.strength).toBeGreaterThan(shown[1]?.strength ?? 0);
  }
});

it('lists first what takes more time according to the model, whatever the order', () => {
  const shown = shownWith([organs, harpsichords], ['some', 'much']);
  expect(shown.map(({ name, timeShare }) => [name, timeShare])).toEqual([
    ['Harpsichord tuning', 'much'],
    ['Pipe organ restoration', 'some'],
  ]);
});

it("puts work in the part of the organization's activity that the model names", () => {
  const functions = shownWith([bells, organs]).map(({ name, definition }) => [name, definition.function]);
  expect(functions).toEqual([
    ['Pipe organ restoration', 'deliver'],
    ['Bell inquiries', 'win'],
  ]);
});
