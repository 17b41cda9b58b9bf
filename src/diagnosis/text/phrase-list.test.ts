import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import { parsePlainPhrase } from '#catalogue/signals/plain-phrase.ts';
import { phraseList } from './phrase-list.ts';

describe('phraseList', () => {
  it.each([
    ['visit(s)', 'Two visits a week.', 'visits'],
    ['schedul*', 'Scheduling is easy.', 'Scheduling'],
    ['*wear', 'Our menswear range', 'wear'],
    ["we don't ship", 'Sorry, we don’t ship.', 'we don’t ship'],
    ['(we|our team) (also|) repair(s)', 'Our team repairs clocks.', 'Our team repairs'],
    ['our ~ clinic', 'Our small and friendly clinic', 'Our small and friendly clinic'],
    ['24/7', 'Open 24/7.', '24/7'],
    ['équipe', 'Notre équipe', 'équipe'],
  ])('finds "%s" in "%s"', (phrase, text, found) => {
    expect(phraseList([phrase]).find(text)?.text).toBe(found);
  });

  it.each([
    ['visit', 'Many visitors'],
    ['our ~2 clinic', 'Our small and friendly clinic'],
    ['we repair', 'We, who repair'],
    ['équipe', 'équipement'],
  ])('does not find "%s" in "%s"', (phrase, text) => expect(phraseList([phrase]).test(text)).toBe(false));

  it('respects where a phrase must occur, what follows it, and capitals if required', () => {
    const books = phraseList({ start: ['book(s)'], notBefore: ['now', 'a'] });
    expect(['Books for all', 'Book now', 'Our books'].map((text) => books.test(text))).toEqual([
      true,
      false,
      false,
    ]);
    expect(phraseList({ whole: ['results'] }).test('Our results')).toBe(false);
    expect(phraseList({ anywhere: ['book'], notAfter: ['guest'] }).test('our guest book')).toBe(false);
    expect(phraseList({ anywhere: ['Bank'], cased: true }).test('a river bank')).toBe(false);
  });

  it('finds all of several, each once', () => {
    const found = phraseList(['we', 'our team']).findAll('We and our team');
    expect(found).toEqual([
      { text: 'We', start: 0, end: 2 },
      { text: 'our team', start: 7, end: 15 },
    ]);
  });
});

it.each(['(we|our', 'we)', '~ we', '(we|)'])('rejects the phrase "%s"', (phrase) =>
  expect(() => parsePlainPhrase(phrase)).toThrow(phrase),
);

it('uses every list of the knowledge, and finds a list for every use', () => {
  const used = readdirSync('src/diagnosis', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(`src/diagnosis/${file}`, 'utf8').matchAll(/\bphrases\('([\w-]+)'\)/g),
    ])
    .map(([, name]) => name);
  expect([...new Set(used)].sort()).toEqual(Object.keys(loadKnowledge().phrases).sort());
});
