import { describe, expect, it } from 'vitest';
import { taskTraits } from '#shared/schemas/task.ts';
import { traitWords } from './trait-words.ts';
import { traitsFromWords } from './traits-from-words.ts';

describe('traitsFromWords', () => {
  it.each([
    ['Answer customer questions', ['answer-questions']],
    ['Schedule appointments', ['schedule']],
    ['Chase overdue invoices', ['remind']],
    ['Translate the catalogue', ['translate']],
    ['Reconcile bank statements', ['reconcile']],
    ['Repair bicycles', ['hands-on']],
    ['Write the monthly newsletter', ['draft-text']],
    ['Negotiate prices with suppliers', ['negotiate']],
  ])('reads %j', (name, traits) => {
    expect(traitsFromWords(name, null)).toEqual(traits);
  });

  it('puts the name before the description, each in the order of its words', () => {
    expect(traitsFromWords('Research leads', 'Draft a letter and schedule a call')).toEqual([
      'research',
      'draft-text',
      'schedule',
    ]);
  });

  it('matches beginnings of words only', () => {
    expect(traitsFromWords('Bookshelf assembly line', null)).not.toContain('schedule');
    expect(traitsFromWords('Explain', null)).toEqual([]);
  });

  it('finds nothing in words it does not know', () => {
    expect(traitsFromWords('Rechnungen schreiben', null)).toEqual([]);
    expect(traitsFromWords('', '')).toEqual([]);
  });

  it('finds each trait by each of its own words', () => {
    for (const trait of taskTraits) {
      for (const words of traitWords[trait]) expect(traitsFromWords(words, null), words).toContain(trait);
    }
  });
});
