import type { Evidence } from '#shared/schemas/evidence.ts';
import type { IndustryFinding } from '../annotate/industry/identify-industry.ts';
import { isForeign } from '../annotate/readable-language.ts';
import type { SiteReading } from '../annotate/site-reading.ts';
import { pagesNamed } from '../compose/pages-named.ts';
import { isCore, requiredFactor } from '../propose/eligibility.ts';
import { loneFactor, strengthOf } from '../propose/strength.ts';
import type { Signal, WorkflowCandidate } from '../propose/workflow-candidate.ts';
import { countWordsBeyondEnglish } from '../text/count-words.ts';
import { countSpaced } from '../text/words.ts';

const directShare = 0.65;
const coreFactor = 0.7;
const maxBareWords = 2;
const sectionLevel = 3;

type Scored = Pick<WorkflowCandidate, 'definition' | 'signals'>;

export function strengthBeside(
  site: SiteReading,
  { definition, signals }: Scored,
  finding: IndustryFinding,
): { strength: number; required: number } {
  const factor = requiredFactor(definition, finding) ?? 1;
  const asked = isCore(definition, finding)
    ? factor * coreFactor
    : Math.max(
        factor,
        definition.saidOnce || hasOwnPage(site, { definition, signals })
          ? 1
          : loneFactor(signals, site.words),
      );
  return { strength: strengthOf(signals), required: definition.minimumStrength * asked };
}

/**
 * Null if there is no evidence, or if each piece of it is a short heading (see `saysMoreThanAWord`)
 * or comes only from the kind of a page in another language.
 */
export function basisOf(
  site: SiteReading,
  { definition, signals }: Scored,
  finding: IndustryFinding,
): 'observed' | 'inferred' | null {
  const direct = signals.filter((signal) => signal.direct && signal.evidence);
  const telling = direct.some(({ evidence }) => evidence !== null && saysWork(site, evidence));
  const factor = requiredFactor(definition, finding) ?? 1;
  if (telling && strengthOf(direct) >= definition.minimumStrength * factor * directShare) return 'observed';
  return signals.some(
    ({ evidence }) =>
      evidence !== null && !isBareForeignPage(site, evidence) && saysMoreThanAWord(site, evidence),
  )
    ? 'inferred'
    : null;
}

/**
 * In other languages, a page's kind alone isn't evidence: site software may mark any page as an
 * article.
 */
function isBareForeignPage({ pages }: SiteReading, { url, kind }: Evidence): boolean {
  return kind === 'page' && isForeign(pages.find((page) => page.url === url)?.language ?? null);
}

/** Pages in other languages don't have English names, so a main heading counts instead. */
export function hasOwnPage(site: SiteReading, { definition, signals }: Scored): boolean {
  const named = pagesNamed(site, definition.name);
  return signals.some(
    (signal: Signal) =>
      signal.direct &&
      signal.evidence !== null &&
      (named.has(signal.evidence.url) || isForeignHeading(site, signal)),
  );
}

function isForeignHeading({ pages }: SiteReading, { hit }: Signal): boolean {
  const page = hit?.sentence.place === 'heading' ? pages[hit.sentence.page] : undefined;
  if (!hit || !page || page.kind === 'home' || !isForeign(page.language)) return false;
  return (page.blocks[hit.sentence.block]?.level ?? sectionLevel) < sectionLevel;
}

export function wordsOfQuote(
  { pages }: SiteReading,
  { url, quote }: Pick<Evidence, 'url' | 'quote'>,
): number {
  const page = pages.find((entry) => entry.url === url);
  return page && isForeign(page.language) ? countWordsBeyondEnglish(quote) : countSpaced(quote.trim());
}

/** Without spaces between words, a few characters say as much as several English words. */
const unspacedScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{6}/u;

function saysWork(site: SiteReading, evidence: Evidence): boolean {
  const { kind, quote } = evidence;
  if (unspacedScript.test(quote)) return true;
  const words = wordsOfQuote(site, evidence);
  return words >= (kind === 'navigation' ? 4 : 2);
}

/** A short heading may be just a step or a column ("Apply"), unless it also names a page or is a main heading. */
function saysMoreThanAWord(site: SiteReading, evidence: Evidence): boolean {
  const { quote, kind } = evidence;
  const { pages } = site;
  if (kind !== 'heading' || wordsOfQuote(site, evidence) > maxBareWords) return true;
  const bare = quote.toLowerCase();
  return pages.some(
    ({ title, links, blocks }) =>
      title.toLowerCase().startsWith(bare) ||
      links.some(({ text }) => text.trim().toLowerCase() === bare) ||
      blocks.some(({ level, text }) => (level ?? sectionLevel) < sectionLevel && text.toLowerCase() === bare),
  );
}
