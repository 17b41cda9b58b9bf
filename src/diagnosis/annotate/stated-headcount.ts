import type { Headcount } from '#shared/schemas/company-model.ts';
import { exactHeadcount } from '#shared/value/company-model/headcount.ts';
import type { PageFacts } from '../read/page-facts.ts';
import { sentenceSpans } from '../text/sentences.ts';

/** Pages on which an organization speaks of itself; elsewhere a team may be a customer's. */
const ownPages: ReadonlySet<PageFacts['kind']> = new Set(['home', 'about', 'team', 'careers']);

const number = '(\\d{1,3}(?:,\\d{3})+|\\d{1,5})';
const people = '(?:employees|staff(?: members)?|team members|people|professionals|coworkers|colleagues)';
const more = '(?:more than |over |about |around |nearly |some |approximately )?';

/** Ways to state how many work here. "Our" or "we" keeps the number from being somebody else's. */
const statements: readonly RegExp[] = [
  new RegExp(
    `\\b(?:our|we are a|we're a|as a) (?:\\w+ ){0,2}(?:team|staff|crew) of ${more}${number}\\b(?! years| projects| companies)`,
    'i',
  ),
  new RegExp(
    `\\b(?:we|company|firm|practice|organization|organisation) (?:now )?(?:employs?|have|has) ${more}${number}\\+? (?:\\w+ )?${people}\\b`,
    'i',
  ),
  new RegExp(`\\bour ${more}${number}\\+? (?:\\w+ )?${people}\\b`, 'i'),
  new RegExp(`\\b(?:team|staff) of ${more}${number}\\+? ${people}\\b`, 'i'),
];

/** A number that a site gives of its people, with the sentence that says so; null where it gives none. */
export function statedHeadcount(pages: readonly PageFacts[]): Headcount | null {
  for (const page of pages) {
    if (!ownPages.has(page.kind)) continue;
    for (const { text, kind } of page.blocks) {
      if (kind === 'quote' || !/\d/.test(text)) continue;
      for (const { start, end } of sentenceSpans(text)) {
        const quote = text.slice(start, end).trim();
        const count = headcountIn(quote);
        if (count !== null) return exactHeadcount(count, { kind: 'site', url: page.url, quote });
      }
    }
  }
  return null;
}

function headcountIn(sentence: string): number | null {
  for (const statement of statements) {
    const match = statement.exec(sentence)?.[1];
    const count = Number(match?.replaceAll(',', ''));
    // One person is no team, and a year or a count of customers is no headcount.
    if (match && count >= 2 && count <= 50_000 && !isYear(match)) return count;
  }
  return null;
}

function isYear(digits: string): boolean {
  return /^(?:19|20)\d\d$/.test(digits);
}
