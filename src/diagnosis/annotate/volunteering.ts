import { findLexicon } from '#catalogue/lexicon/find-lexicon.ts';
import type { PageFacts, PageKind } from '../read/page-facts.ts';
import { countWordsBeyondEnglish } from '../text/count-words.ts';
import { phrases } from '../text/phrases.ts';
import { sentenceSpans } from '../text/sentences.ts';
import { letterWords } from '../text/words.ts';
import { baseLanguage } from './readable-language.ts';
import type { SignalIndexes } from './signal-index.ts';
import { ownSentence, type Said } from './stated-headcount.ts';

const byVolunteers = phrases('run-by-volunteers');
const we = phrases('we');
const volunteers = ['volunteer', 'volunteers'];
const employees = ['employee', 'employees', 'salary', 'salaries', 'staff'];
/** In many languages, the word for staff also means a team of volunteers. */
const employeesBeyondEnglish = ['employee', 'salary'];
const otherPages: ReadonlySet<PageKind> = new Set<PageKind>([
  'policy',
  'legal-notice',
  'news',
  'article',
  'case-study',
]);
/**
 * Volunteers do the work if at least this many sentences mention them, and at least `lead` times as many as mention
 * employees but not volunteers. Tuned on development sites.
 */
const enough = { sentences: 2, lead: 5 };
/** In words. Shorter ones are menu entries, and longer ones lists. */
const quotable = { min: 4, max: 30 };

/**
 * Where the organization says that volunteers do its work, or speaks of its volunteers and hardly of employees. Null
 * if it doesn't.
 */
export function statedVolunteering(
  pages: readonly PageFacts[],
  indexes: Pick<SignalIndexes, 'glossary'>,
): Said | null {
  return ownSentence(pages, byVolunteers) ?? oftenMentioned(pages, indexes);
}

function oftenMentioned(
  pages: readonly PageFacts[],
  { glossary: glossaryOf }: Pick<SignalIndexes, 'glossary'>,
): Said | null {
  const mentions = new Map<string, Said & { language: string | null }>();
  const ofEmployees = new Set<string>();
  for (const { url, kind, language, blocks } of pages) {
    if (otherPages.has(kind)) continue;
    const glossary = glossaryOf(language);
    const paid = glossary ? employeesBeyondEnglish : employees;
    for (const { text, kind: block } of blocks) {
      if (block === 'quote') continue;
      for (const { start, end } of sentenceSpans(text)) {
        const quote = text.slice(start, end).trim();
        const words = glossary
          ? glossary.englishWordsFor(quote).map(({ word }) => word)
          : letterWords(quote.toLowerCase());
        if (volunteers.some((word) => words.includes(word)))
          mentions.set(quote.toLowerCase(), { url, quote, language });
        else if (paid.some((word) => words.includes(word))) ofEmployees.add(quote.toLowerCase());
      }
    }
  }
  if (mentions.size < enough.sentences || mentions.size < ofEmployees.size * enough.lead) return null;
  const own = [...mentions.values()].find(({ quote, language }) => {
    const count = countWordsBeyondEnglish(quote);
    return count >= quotable.min && count <= quotable.max && saysWe(quote, language);
  });
  return own ? { url: own.url, quote: own.quote } : null;
}

function saysWe(sentence: string, language: string | null): boolean {
  const lexicon = language === null ? undefined : findLexicon(baseLanguage(language));
  if (!lexicon) return we.test(sentence);
  const plural = lexicon.language.firstPerson?.plural ?? [];
  return letterWords(sentence.toLowerCase()).some((word) => plural.includes(word));
}
