import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countWords, foldShort, foldText } from './fold-text.ts';

describe('foldText', () => {
  it.each([
    ['  a \n\t b\u00a0c  ', 'a b c'],
    ['Dienst\u00adleistung', 'Dienstleistung'],
    ['zero\u200bwidth\u200d\ufeff', 'zerowidth'],
    ['\u202egnp.exe\u202c', 'gnp.exe'],
    ['a\u0000b\u0007c\u009f', 'abc'],
    ['line\u2028separator', 'line separator'],
    ['\u{e0041}\u{e0042}tagged', 'tagged'],
    ['half \ud83d pair', 'half \ufffd pair'],
    ['smile 😀', 'smile 😀'],
    ['Bu\u0308ro', 'Büro'],
    ['مرحبا', 'مرحبا'],
  ])('%j becomes %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('removes every invisible character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const folded = foldText(text);
        expect(folded).not.toMatch(
          /[\p{Cc}\p{Zl}\p{Zp}\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\s\s|^\s|\s$/u,
        );
        expect(folded.isWellFormed()).toBe(true);
        expect(foldText(folded)).toBe(folded);
      }),
    );
  });
});

describe('foldShort', () => {
  it.each([
    ['one two three', 9, 'one two'],
    ['unbreakable', 5, 'unbre'],
    ['short', 10, 'short'],
    ['ab😀', 3, 'ab\ufffd'],
  ])('%j in %i characters is %j', (text, limit, short) => {
    expect(foldShort(text, limit)).toBe(short);
  });
});

describe('countWords', () => {
  it.each([
    ['', 0],
    ['We answer within 24 hours.', 5],
    ['– • —', 0],
    ['Größe über Öl', 3],
    ['お問い合わせ', 3],
    ['Запись на приём', 3],
  ])('%j has %i', (text, words) => {
    expect(countWords(text)).toBe(words);
  });
});
