import { fingerprint, maxWords } from './fingerprint.ts';
import { countWords } from './fold-text.ts';
import { textLanguage } from './language.ts';
import type { TextBlock } from './page-facts.ts';
import { placeholderShare } from './placeholder-text.ts';

export interface WordScan {
  words: number;
  language: string | null;
  fingerprint: string | null;
  placeholderShare: number;
}

export function scanWords(blocks: readonly TextBlock[]): WordScan {
  const texts = blocks.map(({ text }) => text);
  const main = blocks.flatMap(({ section, text }) => (section === 'main' ? [wordsOf(text)] : []));
  return {
    words: texts.reduce((sum, text) => sum + countWords(text), 0),
    language: textLanguage(texts.join('\n')),
    fingerprint: fingerprint(firstWords(main)) ?? fingerprint(firstWords(texts.map(wordsOf))),
    placeholderShare: placeholderShare(main.flat()),
  };
}

function firstWords(blocks: readonly string[][]): string[] {
  const words: string[] = [];
  for (const block of blocks) if (words.length < maxWords) words.push(...block);
  return words;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(isAscii.test(text) ? asciiWord : anyWord) ?? [];
}

const isAscii = /^[\x20-\x7e]*$/;
const asciiWord = /[a-z0-9]+/g;
const anyWord =
  /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]|[[\p{L}\p{N}]--[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]]+/gv;
