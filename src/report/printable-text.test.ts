import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeTextPrinter, replacementMark } from './printable-text.ts';

const codesOf = (text: string) => new Set([...text].map((one) => one.codePointAt(0) ?? 0));
const latin = codesOf('abcdefghijklmnopqrstuvwxyzABCé-/.\u0301\u0316');
const arabic = codesOf('مرحبا');
const print = makeTextPrinter([latin, arabic]);

describe('makeTextPrinter', () => {
  it('leaves text unchanged if one of the fonts covers it', () => {
    expect(print('abc مرحبا')).toBe('abc مرحبا');
  });

  it('replaces a run of characters that no font has with one mark', () => {
    expect(print('👩‍👩‍👧👩‍👩‍👧')).toBe(replacementMark);
  });

  it('names the script of a text that no font covers, once for all of its words', () => {
    expect(print('a สวัสดี ครับ, ค b')).toBe('a [text in Thai script] b');
    expect(print('გამარჯობა')).toBe('[text in Georgian script]');
  });

  it('keeps a character only if a single font has it with its accents', () => {
    expect(print('م\u0316')).toBe(replacementMark);
    expect(print('b\u0316')).toBe('b\u0316');
  });

  it('composes what can be composed', () => {
    expect(print('e\u0301')).toBe('é');
  });

  it('removes invisible characters and direction marks', () => {
    expect(print('a\u0000b\u0007c')).toBe('a b c');
    expect(print('\u202Egpj.exe'.slice(0, 3))).toBe('gp');
    expect(print('a\uFE0Fb\u{E0067}')).toBe('ab');
    expect(print('a\uD800b\uE000c')).toBe('a b c');
  });

  it('replaces an entirely invisible text with a mark, because a heading must not be empty', () => {
    for (const text of ['\uFFF9', '\u0007', ' \u202E ', '\u200B']) expect(print(text)).toBe(replacementMark);
    for (const text of ['', ' ']) expect(print(text)).toBe(text);
  });

  it('keeps at most three accents on a character', () => {
    expect(print(`b${'\u0316'.repeat(40)}`)).toBe(`b${'\u0316'.repeat(3)}`);
  });

  it('adds possible breaks after every 12 characters to words of more than 24', () => {
    expect(print('a'.repeat(24))).toBe('a'.repeat(24));
    expect(print('a'.repeat(25))).toBe(`${'a'.repeat(12)}\u200B${'a'.repeat(12)}\u200Ba`);
    expect(print('abcdefghijkl-abcdefghijkl/abcdefghijkl')).not.toContain('\u200B');
  });

  it('treats plain text like any other', () => {
    const every = Array.from({ length: 0x100 }, (_, code) => String.fromCharCode(code)).join('');
    const printAll = makeTextPrinter([codesOf(every)]);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 80 }), (text) => {
        expect(`${printAll(`x ${text}`)} é`).toBe(printAll(`x ${text} é`));
      }),
    );
  });
});
