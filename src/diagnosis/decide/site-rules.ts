import type { Evidence } from '#shared/schemas/evidence.ts';
import { lowerFirst } from '#shared/text/lower-first.ts';
import { isForeign, readableLanguage } from '../annotate/readable-language.ts';
import type { SiteReading } from '../annotate/site-reading.ts';
import { claimOf } from '../compose/claim.ts';
import { isCore, requiredFactor } from '../propose/eligibility.ts';
import { expectationOf } from '../propose/expected-work.ts';
import { notDoneHere } from '../propose/hit-weight.ts';
import { performedBy, withoutProduct } from '../propose/performed-by.ts';
import { withoutWords } from '../propose/signals-without-words.ts';
import type { Signal, WorkflowCandidate } from '../propose/workflow-candidate.ts';
import { basisOf, strengthBeside, wordsOfQuote } from './basis.ts';
import { minSupport, supportOf } from './claim-support.ts';
import { isReadAsSeparate } from './second-reader-rules.ts';
import { organizationIs, type WorkflowContext, type WorkflowRule } from './workflow-context.ts';

const minWords = 60;
/** Fewer words say as much in other languages, because more stop words are left out and a compound counts as one. */
const minForeignWords = 25;

export const siteRules: readonly WorkflowRule[] = [
  {
    name: 'shell-site',
    purpose: "A site with only a few words doesn't show any work, whatever those words are.",
    judge: ({ signals, secondReader }, { site }) =>
      isShell(site) &&
      !signals.some((signal) => needsNoWords(site, signal)) &&
      !(secondReader && readableWords(site) >= minWords)
        ? { outcome: 'drop', reason: `The site has too few readable words (${site.words}).` }
        : null,
  },
  {
    name: 'other-trade',
    purpose: "Words from another trade describe the site's customers or partners.",
    judge: ({ definition, isOffered }, { finding }) =>
      requiredFactor(definition, finding) === null && !isOffered
        ? {
            outcome: 'drop',
            reason: `This work belongs to a different kind of organization (this one: ${organizationIs(finding)}).`,
          }
        : null,
  },
  {
    name: 'borrowed-name',
    purpose:
      'The name of an offering can sound like another trade’s work, such as a dentist’s "Senior care".',
    judge: ({ definition, signals }, { finding: { kind, industry } }) => {
      const { industries } = definition;
      if (industries === 'every' || !signals.every(({ key }) => key.startsWith('offering'))) return null;
      const isOwn = industries.some((id) => id === kind || (id === industry.detected && id !== 'other'));
      return isOwn
        ? null
        : {
            outcome: 'drop',
            reason: 'Only the name of an offering suggests this work, which belongs to other trades.',
          };
    },
  },
  {
    name: 'ruled-out',
    purpose: 'Other words on the site show that something else is meant.',
    judge: ({ ruledOut }) => (ruledOut === null ? null : { outcome: 'drop', reason: ruledOut }),
  },
  {
    name: 'only-refused',
    purpose:
      "Sentences that are negated, about others, or refuted by a counter-signal don't support any work.",
    judge: ({ signals, refused }) =>
      signals.length > 0
        ? null
        : {
            outcome: 'drop',
            reason: `Mentioned, but ${lowerFirst(refused[0]?.reason ?? 'nothing counts')}.`,
          },
  },
  {
    name: 'denied',
    purpose:
      "If the site denies the work at least as often as it mentions it, the organization doesn't do it.",
    judge: ({ signals, refused }) => {
      const sentences = (quotes: readonly (string | undefined)[]) => new Set(quotes.filter(Boolean)).size;
      const denials = sentences(
        refused.flatMap(({ evidence, reason }) => (reason.includes(notDoneHere) ? [evidence.quote] : [])),
      );
      const statements = sentences(
        signals.map(({ direct, evidence }) => (direct ? evidence?.quote : undefined)),
      );
      return denials > 0 && denials >= statements
        ? { outcome: 'drop', reason: "The site says that the organization doesn't do this." }
        : null;
    },
  },
  {
    name: 'vendor-words',
    purpose: "What a vendor's pages say about its product does not support the vendor's own everyday work.",
    judge: (candidate, { site, finding }) => {
      const { signals } = withoutProduct(site, candidate, finding);
      if (signals.length === candidate.signals.length) return null;
      return {
        outcome: 'demote',
        change: { signals },
        reason: 'Sentences about what the product does for its users were set aside.',
      };
    },
  },
  {
    name: 'too-weak',
    purpose: 'A passing mention is not a workflow.',
    judge: (candidate, { site, finding }) => {
      if (isReadAsSeparate(candidate) || candidate.isMainWork) return null;
      const { strength, required } = strengthBeside(site, candidate, finding);
      return strength < required
        ? {
            outcome: 'drop',
            reason: `Too little on the site supports it (${strength.toFixed(1)} of ${required.toFixed(1)} points).`,
          }
        : null;
    },
  },
  {
    name: 'only-a-word',
    purpose:
      'A menu entry, a button, or a bare heading says that there is a page, not that the organization does the work.',
    judge: (candidate, { site, finding }) => {
      const basis = basisOf(site, candidate, finding) ?? (candidate.isMainWork ? 'inferred' : null);
      if (basis === null)
        return { outcome: 'drop', reason: 'Only menu words or bare headings mention it; no sentence does.' };
      return basis === 'inferred'
        ? {
            outcome: 'demote',
            change: { basis },
            reason: 'No sentence says it outright, but other signals suggest it.',
          }
        : null;
    },
  },
  {
    name: 'furniture-only',
    purpose: 'Menus, buttons, and headings found on nearly every site prove nothing on their own.',
    judge: (candidate, { site, finding }) => {
      const { definition, signals, secondReader } = candidate;
      // For core work of a known line of business, an order or reservation button is enough.
      if (expectationOf(definition, finding) === 'core') return null;
      const quotable = signals.filter(({ evidence }) => evidence !== null);
      const proves = quotable.some(
        ({ hit, evidence }) =>
          hit === null ||
          (hit.sentence.place !== 'navigation' && hit.sentence.place !== 'control') ||
          (evidence !== null && wordsOfQuote(site, evidence) >= minFurnitureWords),
      );
      if (!proves) return { outcome: 'drop', reason: 'Only menus or buttons mention it.' };
      // Nearly every site has a heading such as "Contact us" or "Reviews".
      const isEverybodys =
        definition.industries === 'every' &&
        !secondReader?.proposed &&
        !signals.some((signal) => needsNoWords(site, signal));
      return isEverybodys && claimOf(site, candidate).evidence.every((entry) => isBareHeading(site, entry))
        ? { outcome: 'drop', reason: 'Only headings mention it.' }
        : null;
    },
  },
  {
    name: 'unread-booking',
    purpose: "A booking form in a language that we can't read may be for a table, a room, or an appointment.",
    judge: ({ signals }, { site, finding }) =>
      finding.industry.detected === 'unknown' && signals.every((signal) => isUnreadBooking(site, signal))
        ? { outcome: 'drop', reason: "A booking form suggests it, but we can't read what can be booked." }
        : null,
  },
  {
    name: 'product-implied',
    purpose:
      "On a vendor's site, sentences describe what the product does; buttons and headings show the vendor's own work.",
    judge: (candidate, { site, finding }) => {
      if (performedBy(site, candidate, finding) === 'own') return null;
      return candidate.basis === 'inferred'
        ? { outcome: 'drop', reason: "No sentence says that the vendor's product does this." }
        : {
            outcome: 'demote',
            change: { performedBy: 'product' },
            reason: "It is what the vendor's product does for its customers, not the vendor's own work.",
          };
    },
  },
  {
    name: 'second-reader',
    purpose:
      'A language model, if one is set up, judges whose work the quotes describe. If it understood the site, only work that it named or confirmed is shown.',
    judge: ({ secondReader, performedBy: doer }) => {
      if (!secondReader) return null;
      const { reason, isFinal } = secondReader;
      // The model names only the organization's own work, so it says nothing about what a vendor's product does.
      return isFinal && doer === 'own'
        ? { outcome: 'drop', reason }
        : { outcome: 'demote', change: {}, reason };
    },
  },
  {
    name: 'poorly-supported',
    purpose: 'Quotes that would not convince a reader are not enough, except for the main work.',
    judge: (candidate, context) => {
      const { site, finding } = context;
      const claim = claimOf(site, candidate);
      if (claim.evidence.length === 0)
        return { outcome: 'drop', reason: 'The site has no text that we could quote for it.' };
      const support = supportOf(candidate, claim.evidence, site, finding);
      if (support >= minSupport) return null;
      if (candidate.isMainWork || saysMainWork(candidate, context))
        return {
          outcome: 'keep',
          reason: 'The title, several pages, or the line of business show that it is the main work.',
        };
      return {
        outcome: 'drop',
        reason: `Its quotes are too thin to convince a reader (support ${support.toFixed(1)}, needed ${minSupport}).`,
      };
    },
  },
];

/** Includes the words of pages in languages without a lexicon. */
function readableWords({ pages }: WorkflowContext['site']): number {
  return pages.reduce((sum, page) => sum + page.words, 0);
}

function isShell({ pages, words }: SiteReading): boolean {
  return words < (pages.some(({ language }) => isForeign(language)) ? minForeignWords : minWords);
}

/**
 * True for signals that don't depend on words, such as some links and structured data, and for forms in other
 * languages. They count even if the site has little text.
 */
function needsNoWords({ pages }: SiteReading, { key, evidence }: Signal): boolean {
  if (key.startsWith(withoutWords)) return true;
  return (
    key.startsWith('form ') && isForeign(pages.find(({ url }) => url === evidence?.url)?.language ?? null)
  );
}

function isBareHeading(site: SiteReading, entry: Evidence): boolean {
  return (
    (entry.kind === 'heading' || entry.kind === 'navigation') && wordsOfQuote(site, entry) < minFurnitureWords
  );
}

function isUnreadBooking({ pages }: SiteReading, { key, evidence }: Signal): boolean {
  const page = pages.find(({ url }) => url === evidence?.url);
  return key === 'form booking' && page !== undefined && readableLanguage(page.language) === null;
}

const minFurnitureWords = 6;
const severalPages = 2;

function saysMainWork(
  { definition, signals }: WorkflowCandidate,
  { site, finding }: WorkflowContext,
): boolean {
  if (expectationOf(definition, finding) === 'unusual') return false;
  const inTitle = site.title.some((owner) => owner.kind === 'phrase' && owner.workflow === definition.id);
  if (inTitle && definition.function === 'deliver') return true;
  const pages = new Set(
    signals.flatMap(({ direct, evidence }) => (direct && evidence ? [evidence.url] : [])),
  );
  return isCore(definition, finding) && pages.size >= severalPages;
}
