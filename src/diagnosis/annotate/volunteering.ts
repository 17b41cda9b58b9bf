import type { PageFacts, PageKind } from '../read/page-facts.ts';
import { countWordsBeyondEnglish } from '../text/count-words.ts';
import { phrases } from '../text/phrases.ts';
import { sentenceSpans } from '../text/sentences.ts';
import { stemEnglish } from '../text/stem.ts';
import { letterWords } from '../text/words.ts';
import type { SignalIndexes } from './signal-index.ts';
import { ownSentence, type Said } from './stated-headcount.ts';

const byVolunteers = phrases('run-by-volunteers');
const volunteers: ReadonlySet<string> = new Set(['volunteer']);
const employees: ReadonlySet<string> = new Set(['employee', 'salary', 'staff']);
/** In many languages, the word for staff also means a team of volunteers. */
const employeesBeyondEnglish: ReadonlySet<string> = new Set(['employee', 'salary']);
const otherPages: ReadonlySet<PageKind> = new Set<PageKind>([
  'policy',
  'legal-notice',
  'news',
  'article',
  'case-study',
]);
/**
 * Volunteers do the work if at least this many sentences mention them, and at least `lead` times as many as mention
 * employees but not volunteers. Tuned on development sites and set AQ, 318 in all, where it finds eleven clubs and
 * charities; as far as their sites tell, volunteers run all of them.
 */
const enough = { sentences: 2, lead: 5 };
/** In words. Shorter ones are menu entries, and longer ones lists. */
const quotable = { min: 5, max: 30 };

/**
 * A sentence that says or suggests that volunteers do the organization's work; null if nothing does, or if only menu
 * entries and lists mention them.
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
  const mentions = new Map<string, Said>();
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
          : letterWords(quote.toLowerCase()).map(stemEnglish);
        if (words.some((word) => volunteers.has(word))) mentions.set(quote.toLowerCase(), { url, quote });
        else if (words.some((word) => paid.has(word))) ofEmployees.add(quote.toLowerCase());
      }
    }
  }
  if (mentions.size < enough.sentences || mentions.size < ofEmployees.size * enough.lead) return null;
  const isQuotable = ({ quote }: Said) => {
    const count = countWordsBeyondEnglish(quote);
    return count >= quotable.min && count <= quotable.max;
  };
  return [...mentions.values()].find(isQuotable) ?? null;
}
