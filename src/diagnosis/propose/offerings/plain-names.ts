import type { SiteReading } from '../../annotate/site-reading.ts';
import { phrases } from '../../text/phrases.ts';
import { letterWords } from '../../text/words.ts';

/** Email and web addresses are usually in lowercase, even if they contain a proper name. */
const address = /\S*(?:@|\w\.\w)\S*/g;
const alwaysCapital = phrases('always-capital');
/** Shorter words are usually abbreviations or too general. */
const minLetters = 4;

export function isPlainName(name: string, site: SiteReading): boolean {
  return properWords(name, site).length === 0;
}

export function hasPlainWord(name: string, site: SiteReading): boolean {
  return properWords(name, site).length < wordsOf(name).length;
}

function wordsOf(name: string): string[] {
  return letterWords(name).filter((word) => word.length >= minLetters);
}

/**
 * Words of the name that the organization never writes in lowercase outside menus and legal text.
 */
export function properWords(name: string, { pages, readings }: SiteReading): string[] {
  return wordsOf(name)
    .filter((word) => (word !== word.toUpperCase() || word.length > 5) && !alwaysCapital.test(word))
    .filter((word) => {
      const plain = word.toLowerCase().replace(/(?:ing|s)$/, '');
      return !pages.some(
        (page, index) =>
          readings[index] !== 'terms' &&
          page.blocks.some(
            ({ text, section }) =>
              section !== 'navigation' && text.includes(plain) && text.replace(address, ' ').includes(plain),
          ),
      );
    });
}
