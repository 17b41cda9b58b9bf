import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.ts';
import { countWords } from './fold-text.ts';
import { textLanguage } from './language.ts';
import type { PageSection, TextBlock } from './page-facts.ts';
import { DUMMY_WORDS, isDummyWord, placeholderShare } from './placeholder-text.ts';
import { hashWord } from './word-hash.ts';
import { scanWords, type WordScan } from './word-scan.ts';

const block = (text: string, section: PageSection = 'main'): TextBlock => ({
  text,
  kind: 'paragraph',
  level: null,
  heading: null,
  section,
});

const ROOFER = 'We are a family business and have been repairing roofs for thirty years.';

describe('scanWords', () => {
  it('reads off what the plain definitions give, whatever the text', () => {
    const word = fc.oneof(
      fc.constantFrom(...'the and of to we die der und für le et où über Größe 24h x2 don’t é'.split(' ')),
      fc.constantFrom(...DUMMY_WORDS.slice(0, 20), 'Lorem', 'IPSUM'),
      fc.string({ maxLength: 6 }),
      fc.string({ unit: 'binary', maxLength: 4 }),
      fc.constantFrom(
        '–',
        '«',
        '®',
        '²',
        'µ',
        '€',
        '屋根',
        'キ',
        'Straße',
        'привет',
        '\u0301',
        '\u212a',
        '😀',
      ),
    );
    const text = fc.array(word, { maxLength: 60 }).map((words) => words.join(' '));
    const section = fc.constantFrom<PageSection>('main', 'main', 'navigation', 'footer');
    const blocks = fc.array(
      fc.tuple(text, section).map(([said, where]) => block(said, where)),
      {
        maxLength: 8,
      },
    );
    fc.assert(
      fc.property(blocks, (page) => {
        expect(scanWords(page)).toEqual(plainScan(page));
      }),
      { numRuns: 120 },
    );
  });

  it('takes the language from the beginning of a long text', () => {
    const long = Array.from({ length: 400 }, () => block(ROOFER));
    expect(scanWords([...long, block('屋根'.repeat(9000))])).toMatchObject({ language: 'en' });
    const names = block('Aabbccddeeffgghhiijjkkllmmnnooppqqrrssttuuvvwwxxyyzz '.repeat(100));
    const late = [...Array.from({ length: 5 }, () => names), ...long];
    expect(scanWords(late)).toEqual(plainScan(late));
    expect(scanWords(late).language).toBeNull();
  });

  it('prints the main part, so that one menu does not make pages alike, and all of a page without one', () => {
    const menu = block(ROOFER.repeat(9), 'navigation');
    const main = block(
      'Our workshop opens at eight and closes at six from Monday to Friday, also in winter. '.repeat(3),
    );
    expect(scanWords([menu, main]).fingerprint).toBe(scanWords([main]).fingerprint);
    expect(scanWords([menu]).fingerprint).toMatch(/^[0-9a-f]{16}$/);
    expect(scanWords([menu]).fingerprint).not.toBe(scanWords([main]).fingerprint);
  });

  it('tells texts without spaces apart', () => {
    const text = '我们是一家家族企业三十年来一直在修理屋顶请给我们打电话我们会上门服务价格公道';
    expect(scanWords([block(text)]).fingerprint).toMatch(/^[0-9a-f]{16}$/);
  });
});

/** Each of the four by itself, as it is defined. */
function plainScan(blocks: readonly TextBlock[]): WordScan {
  const main = blocks.filter(({ section }) => section === 'main');
  const letters = main.flatMap(({ text }) => text.toLowerCase().match(/[a-z]+/g) ?? []);
  return {
    words: blocks.reduce((sum, { text }) => sum + countWords(text), 0),
    language: textLanguage(blocks.map(({ text }) => text).join('\n')),
    fingerprint: fingerprint(plainHashes(main)) ?? fingerprint(plainHashes(blocks)),
    placeholderShare: placeholderShare(letters.length, letters.filter(isDummyWord).length),
  };
}

function plainHashes(blocks: readonly TextBlock[]): number[] {
  return blocks.flatMap(({ text }) => text.toLowerCase().match(WORD) ?? []).map(hashWord);
}

/** A character of a script without spaces, else a run of letters and digits. */
const WORD =
  /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]|(?:(?![\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff])[\p{L}\p{N}])+/gu;
