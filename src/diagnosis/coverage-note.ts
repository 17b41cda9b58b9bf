import { findLexicon } from '#catalogue/lexicon/find-lexicon.ts';
import { baseLanguage, languageName, readableLanguage } from './annotate/readable-language.ts';
import { siteLanguage } from './annotate/site-language.ts';
import type { PageFacts } from './read/page-facts.ts';
import type { UnfinishedSite } from './unfinished-site.ts';

export interface NoteInput {
  read: readonly PageFacts[];
  setAside: readonly string[];
  observed: number;
  /** True if the owner is asked about work that the site only suggests. */
  suggests: boolean;
  supported: number;
  crawlNotes: readonly string[];
  unfinished: UnfinishedSite | null;
}

export function coverageNote(input: NoteInput): string | null {
  const { read, supported, crawlNotes, unfinished } = input;
  const sentences = unfinished
    ? [unfinishedNote(unfinished), ...crawlNotes]
    : [...(unreadNotes(read, supported) ?? readNotes(input)), ...crawlNotes];
  return sentences.length > 0 ? sentences.join(' ') : null;
}

function unfinishedNote({ marked, pages }: UnfinishedSite): string {
  const where = pages === 1 ? 'its page' : `${marked} of ${pages} pages`;
  return `The site is not finished: ${where} still ${marked === 1 ? 'has' : 'have'} a template’s placeholder text, so we draw no conclusions from it. You can enter your workflows by hand.`;
}

function readNotes({ read, setAside, observed, supported, suggests }: NoteInput): string[] {
  if (observed > 0) return languageNotes(read);
  return [
    ...languageNotes(read),
    ...(suggests && supported === 0 ? [suggestsNote] : emptyNotes(read, setAside)),
  ];
}

function unreadNotes(read: readonly PageFacts[], supported: number): string[] | null {
  const language = siteLanguage(read);
  if (language === null || readableLanguage(language) !== null) return null;
  const pages = read.length === 1 ? '1 page' : `${read.length} pages`;
  return [
    `We read ${pages}, but can't yet interpret ${languageName(language)}.`,
    supported === 0
      ? 'So we draw no conclusions from the text.'
      : 'What we show comes from forms, links, and structured data, which mean the same in every language.',
    'You can enter your workflows by hand.',
  ];
}

function languageNotes(read: readonly PageFacts[]): string[] {
  const name = findLexicon(baseLanguage(siteLanguage(read) ?? ''))?.language.name;
  return name === undefined
    ? []
    : [
        `The site is mostly in ${name}. We recognize the most common kinds of work in that language. Quotes stay in the original.`,
      ];
}

const suggestsNote =
  'The pages we read only suggest some work, and say too little about it for us to count it. You can enter your workflows by hand.';

function emptyNotes(read: readonly PageFacts[], setAside: readonly string[]): string[] {
  const reasons = [...new Set(setAside)];
  const because = reasons.length > 0 ? ` (${reasons.slice(0, 3).join('; ')})` : '';
  if (read.length === 0) {
    return [`We found no pages with usable content${because}. You can enter your workflows by hand.`];
  }
  return [
    `The pages we read don't describe any work that we could quote${because}. You can enter your workflows by hand.`,
  ];
}
