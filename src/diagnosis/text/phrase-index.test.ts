import { describe, expect, it } from 'vitest';
import { findLexicon } from '#catalogue/lexicon/find-lexicon.ts';
import { PhraseIndex } from './phrase-index.ts';
import { englishRules, rulesOf, type TextRules } from './text-rules.ts';
import { tokenize } from './tokenize.ts';

function find(patterns: string[], text: string, rules: TextRules = englishRules): string[] {
  const index = new PhraseIndex<string>(rules);
  for (const pattern of patterns) index.add(pattern, pattern);
  return index
    .match(tokenize(text, 0, text.length, index.vocabulary))
    .map(({ owner, start, end }) => `${owner} <- ${text.slice(start, end)}`);
}

describe('PhraseIndex', () => {
  it('compares by stem and leaves small words out on both sides', () => {
    expect(find(['schedule an appointment'], 'Scheduling your appointments is easy')).toEqual([
      'schedule an appointment <- Scheduling your appointments',
    ]);
  });

  it('expands choices; an empty one makes a word optional', () => {
    const patterns = ['(book|request) (free|) estimate'];
    expect(find(patterns, 'Request a free estimate or book estimates')).toEqual([
      '(book|request) (free|) estimate <- Request a free estimate',
      '(book|request) (free|) estimate <- book estimates',
    ]);
  });

  it('allows up to three words in a gap', () => {
    expect(find(['book ~ visit'], 'Book a same day home visit')).toEqual([
      'book ~ visit <- Book a same day home visit',
    ]);
    expect(find(['book ~ visit'], 'Book visit')).toEqual(['book ~ visit <- Book visit']);
    expect(find(['book ~ visit'], 'Book one two three four visit')).toEqual([]);
  });

  it.each([
    ['es', 'comida', 'Las comidas como antes', ['comidas']],
    ['fr', '(assurance|formation)', 'Nous assurons vos formations au format court', ['formations']],
    ['de', 'sicherheit', 'Sicher an sich, mit Sicherheiten', ['Sicherheiten']],
    ['pt', 'avaliação', 'Avaliações para avaliar', ['Avaliações']],
    ['es', 'servicio comida', 'Servicios como', ['Servicios como']],
  ])('compares a word alone by its forms in other languages (%s, %s)', (language, pattern, text, found) => {
    const lexicon = findLexicon(language);
    const rules = lexicon && rulesOf(lexicon.language);
    expect(find([pattern], text, rules)).toEqual(found.map((words) => `${pattern} <- ${words}`));
  });

  it('counts the words skipped by its gaps, except stop words', () => {
    const index = new PhraseIndex<string>(englishRules);
    index.add('book ~ visit ~ home', 'visit');
    const skipped = (text: string) =>
      index.match(tokenize(text, 0, text.length, index.vocabulary)).map((match) => match.skipped);
    expect(skipped('Book a visit to your home')).toEqual([0]);
    expect(skipped('Book one two visit at home')).toEqual([3]);
  });

  it('compares a word with = literally', () => {
    expect(find(['=IT support'], 'Our IT support')).toEqual(['=IT support <- IT support']);
    expect(find(['=IT support'], 'it supports')).toEqual([]);
  });

  it('keeps a stop word that is required literally, while other patterns skip it', () => {
    const patterns = ['=our support', 'schedule appointment'];
    expect(find(patterns, 'Our support; we support all')).toEqual(['=our support <- Our support']);
    expect(find(patterns, 'schedule our appointment')).toEqual([
      'schedule appointment <- schedule our appointment',
    ]);
  });

  it('finds overlapping and nested phrases', () => {
    expect(find(['insurance claim', 'claim', 'claim form'], 'insurance claim form')).toHaveLength(3);
  });

  it('splits words at hyphens in patterns and texts', () => {
    expect(find(['walk-in welcome'], 'Walk in welcome')).toHaveLength(1);
    expect(find(['walk in welcome'], 'Walk-in welcome')).toHaveLength(1);
  });

  it('rejects a pattern without a meaningful word', () => {
    expect(() => find(['the of'], 'x')).toThrow('stop words');
  });

  it('rejects a phrase that only stop words make specific', () => {
    expect(() => find(['our support'], 'x')).toThrow('no more than one word');
  });
});
