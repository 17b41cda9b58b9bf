import { readableLanguage } from './annotate/readable-language.ts';
import { siteLanguage } from './annotate/site-language.ts';
import type { PageFacts } from './read/page-facts.ts';
import type { UnfinishedSite } from './unfinished-site.ts';

/** Languages of which the catalogue has phrases for the work that every organization has, and no more. */
const partlyRead: Readonly<Record<string, string>> = { de: 'German', fr: 'French', es: 'Spanish' };

export interface NoteInput {
  read: readonly PageFacts[];
  /** Why pages were set aside, as told by the reader. */
  setAside: readonly string[];
  observed: number;
  /** Sentences from the crawl: time budget, robots.txt, pages that need JavaScript. */
  crawlNotes: readonly string[];
  /** A site that is still being filled; null for a finished one. */
  unfinished: UnfinishedSite | null;
}

/** Why lists may be empty or the picture partial, in plain words; null when nothing needs saying. */
export function coverageNote(input: NoteInput): string | null {
  const { read, setAside, observed, crawlNotes, unfinished } = input;
  const sentences = unfinished
    ? [unfinishedNote(unfinished), ...crawlNotes]
    : [...languageNotes(read), ...(observed === 0 ? emptyNotes(read, setAside) : []), ...crawlNotes];
  return sentences.length > 0 ? sentences.join(' ') : null;
}

function unfinishedNote({ marked, pages }: UnfinishedSite): string {
  const where = pages === 1 ? 'its page' : `${marked} of ${pages} pages`;
  return `The site is not finished: placeholder text of a template stands on ${where}, so nothing is claimed from it. You can enter your workflows by hand.`;
}

function languageNotes(read: readonly PageFacts[]): string[] {
  const language = siteLanguage(read);
  if (language === null) return [];
  if (readableLanguage(language) === null) {
    const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
    return [
      `The site is mostly in ${name}, which the analysis cannot read yet, so it claims nothing from its text.`,
    ];
  }
  const partly = partlyRead[language.split('-')[0] ?? ''];
  return partly
    ? [`The site is mostly in ${partly}; only the most common work is recognised in that language yet.`]
    : [];
}

function emptyNotes(read: readonly PageFacts[], setAside: readonly string[]): string[] {
  const reasons = [...new Set(setAside)];
  const because = reasons.length > 0 ? ` (${reasons.slice(0, 3).join('; ')})` : '';
  if (read.length === 0) {
    return [`No page with content of its own could be read${because}. You can enter your workflows by hand.`];
  }
  return [
    `The pages read describe no work that could be shown with a quote${because}. You can enter your workflows by hand.`,
  ];
}
