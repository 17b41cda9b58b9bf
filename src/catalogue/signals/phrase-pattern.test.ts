import { describe, expect, it } from 'vitest';
import { parsePhrasePattern } from './phrase-pattern.ts';

const plain = (pattern: string) =>
  parsePhrasePattern(pattern).map((phrase) =>
    phrase.map((step) => ('gap' in step ? '~' : `${step.exact ? '=' : ''}${step.word}`)).join(' '),
  );

describe('parsePhrasePattern', () => {
  it('expands choices, optional words, and nested choices', () => {
    expect(plain('(book|set up) (free|) visit')).toEqual([
      'book free visit',
      'book visit',
      'set up free visit',
      'set up visit',
    ]);
    expect(plain('(pay (bill|rent)|billing) now').toSorted()).toEqual([
      'billing now',
      'pay bill now',
      'pay rent now',
    ]);
  });

  it('parses gaps and exact words', () => {
    expect(plain('=IT ~ support')).toEqual(['=IT ~ support']);
  });

  it.each([
    ['(book visit', 'parentheses'],
    ['book) visit', 'parentheses'],
    ['~ visit', 'gap'],
    ['visit ~', 'gap'],
    ['(a|)', 'empty'],
  ])('rejects %s', (pattern, message) => {
    expect(() => parsePhrasePattern(pattern)).toThrow(message);
  });
});
