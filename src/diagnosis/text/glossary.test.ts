import { describe, expect, it } from 'vitest';
import { findLexicon } from '#catalogue/lexicon/find-lexicon.ts';
import type { Glossary as Entries } from '#catalogue/lexicon/lexicon-schemas.ts';
import { Glossary } from './glossary.ts';
import { PhraseIndex } from './phrase-index.ts';
import { englishRules, rulesOf } from './text-rules.ts';

function glossary(language: string, entries: Entries): Glossary {
  const lexicon = findLexicon(language);
  if (!lexicon) throw new Error(`no lexicon for ${language}`);
  return new Glossary(entries, rulesOf(lexicon.language), lexicon.language.compounds ?? false);
}

function found(words: Glossary, patterns: string[], text: string): string[] {
  const index = new PhraseIndex<string>(englishRules);
  for (const pattern of patterns) index.add(pattern, pattern);
  return words
    .matchesIn({ text, start: 0, end: text.length }, index)
    .map(({ owner, start, end }) => `${owner} <- ${text.slice(start, end)}`);
}

describe('Glossary', () => {
  const spanish = glossary('es', {
    carpet: ['alfombra'],
    cleaning: ['limpieza', 'limpiar'],
    roof: ['tejado'],
    'towing service': ['servicio de grúa'],
  });
  const german = glossary('de', {
    carpet: ['Teppich'],
    cleaning: ['Reinigung'],
    roof: ['Dach'],
    gift: ['Geschenk'],
    inspection: ['Prüfung'],
  });

  it('finds English phrases in either order of words, with plurals, as the site writes it', () => {
    expect(found(spanish, ['carpet cleaning'], 'Limpieza de alfombras a domicilio')).toEqual([
      'carpet cleaning <- Limpieza de alfombras',
    ]);
    expect(found(spanish, ['clean ~ carpet'], 'Limpiar sus alfombras')).toEqual([
      'clean ~ carpet <- Limpiar sus alfombras',
    ]);
  });

  it('translates a term as a whole', () => {
    expect(found(spanish, ['towing'], 'Servicio de grúa 24 horas')).toEqual(['towing <- Servicio de grúa']);
  });

  it('splits a compound, unless a part is unknown or the language has none', () => {
    expect(found(german, ['carpet cleaning'], 'Teppichreinigung')).toEqual([
      'carpet cleaning <- Teppichreinigung',
    ]);
    expect(found(german, ['roof inspection'], 'Dachprüfungen im Herbst')).toEqual([
      'roof inspection <- Dachprüfungen',
    ]);
    expect(found(german, ['carpet', 'cleaning'], 'Orientreinigung')).toEqual([]);
    expect(found(spanish, ['roof cleaning'], 'tejadolimpieza')).toEqual([]);
  });

  it('knows forms of a word, but no other words with the same stem', () => {
    const food = glossary('es', { food: ['comida'], carpet: ['alfombra'] });
    expect(found(food, ['food', 'carpet'], 'Comidas y alfombras')).toEqual([
      'food <- Comidas',
      'carpet <- alfombras',
    ]);
    expect(found(food, ['food'], 'Como siempre')).toEqual([]);
  });

  it('reads a word that English shares, but not a false friend', () => {
    expect(found(german, ['yoga', 'gift'], 'Yoga ohne Gift')).toEqual(['yoga <- Yoga']);
  });

  it('keeps unknown words, so that words far apart are no phrase', () => {
    expect(found(spanish, ['carpet cleaning'], 'Limpieza xyz alfombras')).toEqual([]);
  });

  it('counts each meaning of a word as a part', () => {
    const many = glossary('es', { installation: ['montaje'], assembly: ['montaje'] });
    expect(many.englishWordsFor('Montaje')).toEqual([
      { word: 'installation', share: 0.5 },
      { word: 'assembly', share: 0.5 },
    ]);
  });
});
