import { expect, it } from 'vitest';
import type { SuggestedWorkflow } from '#shared/schemas/suggestion.ts';
import { groupSuggestions } from './group-suggestions.ts';

const suggestion = (id: string, ...kinds: string[]) =>
  ({ id, kinds, name: id, description: '' }) as unknown as SuggestedWorkflow;
const workflows = [
  suggestion('audit', 'Accounting practice'),
  suggestion('fillings', 'Dental practice'),
  suggestion('recalls', 'Veterinary practice', 'Dental practice'),
  suggestion('pay'),
];
const titlesFor = (description: string) =>
  groupSuggestions(workflows, description).map(({ title, workflows: members }) => [
    title,
    members.map(({ id }) => id),
  ]);

it('puts the kind of company that the description names first, and work of every business last', () => {
  expect(titlesFor('We are three dentists by the harbour.')).toEqual([
    ['Dental practice', ['fillings', 'recalls']],
    ['Accounting practice', ['audit']],
    ['Every business', ['pay']],
  ]);
  expect(titlesFor('Dentists who send recalls in time.')[0]).toEqual([
    'Dental practice',
    ['recalls', 'fillings'],
  ]);
  expect(titlesFor('').map(([title]) => title)).toEqual([
    'Accounting practice',
    'Dental practice',
    'Veterinary practice',
    'Every business',
  ]);
});
