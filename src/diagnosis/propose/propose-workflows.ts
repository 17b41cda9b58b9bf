import { hasTradeTrait } from '#catalogue/knowledge/find-industry.ts';
import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { EvidenceKind } from '#shared/schemas/evidence.ts';
import { emptyMenuEntries, menuPages } from '../annotate/menu-pages.ts';
import { isForeign } from '../annotate/readable-language.ts';
import type { SignalIndexes } from '../annotate/signal-index.ts';
import type { Hit, SiteReading } from '../annotate/site-reading.ts';
import type { PageFacts } from '../read/page-facts.ts';
import { countWordsBeyondEnglish } from '../text/count-words.ts';
import { countSpaced } from '../text/words.ts';
import { findForms } from './form-hits.ts';
import { weighHit } from './hit-weight.ts';
import { longestQuote, quoteOf } from './quote.ts';
import { signalsWithoutWords } from './signals-without-words.ts';
import { type Signal, type WorkflowCandidate, workflowCandidate } from './workflow-candidate.ts';

/**
 * A form's purpose is guessed from its words, so a form of weight 3 alone must not reach a minimum
 * strength of 3.
 */
const formFactor = 0.9;
/** Pages in other languages yield less evidence besides forms, so their forms count more. */
const foreignFormFactor = 1.4;

/** A sentence with a lower factor is probably not about the organization, so it isn't quoted. */
export const quotableFactor = 0.6;

/** The work that a course teaches is done by its graduates, not by the organization. */
const subjectFactor = 0.25;

function teaches({ industries }: WorkflowDefinition): boolean {
  return industries !== 'every' && industries.some((id) => hasTradeTrait(id, 'teaches'));
}

/** Matches that don't count, for example because the site negates them, stay with the candidate as `refused`. */
export function proposeWorkflows(
  site: SiteReading,
  workflows: readonly WorkflowDefinition[],
  indexes: SignalIndexes,
): WorkflowCandidate[] {
  const byId = new Map(workflows.map((definition) => [definition.id, workflowCandidate(definition)]));
  const counters = counterSignals(site);
  const menu = { pages: menuPages(site), empty: emptyMenuEntries(site) };
  for (const hit of site.hits) {
    if (!('workflow' in hit.owner) || hit.owner.kind === 'counter') continue;
    const candidate = byId.get(hit.owner.workflow);
    if (!candidate) continue;
    const against = counters.against(hit, hit.owner.workflow);
    if (against === null) addHit(site, candidate, hit, menu);
    else refuse(site, candidate, hit, against);
  }
  for (const form of findForms(site, workflows, indexes)) {
    const page = site.pages[form.page];
    if (!page || counters.pages.has(`${form.workflow} ${form.page}`)) continue;
    byId.get(form.workflow)?.signals.push({
      key: `form ${form.form.purpose}`,
      strength: form.weight * (isForeign(page.language) ? foreignFormFactor : formFactor),
      direct: form.quote !== null,
      evidence: form.quote === null ? null : { url: page.url, quote: form.quote, kind: 'form' },
      hit: null,
    });
  }
  for (const { workflow, signal } of signalsWithoutWords(site)) byId.get(workflow)?.signals.push(signal);
  for (const candidate of byId.values()) {
    addSiteSignals(site, candidate);
    candidate.ruledOut = counters.sites.get(candidate.id) ?? null;
  }
  return [...byId.values()].filter(({ signals, refused }) => signals.length > 0 || refused.length > 0);
}

function refuse(site: SiteReading, candidate: WorkflowCandidate, hit: Hit, reason: string): void {
  if (hit.owner.kind !== 'phrase') return;
  const page = site.pages[hit.sentence.page];
  const block = page?.blocks[hit.sentence.block];
  if (page && block)
    candidate.refused.push({
      evidence: { url: page.url, quote: quoteOf(block.text, hit.sentence, hit) },
      reason,
    });
}

function counterSignals(site: SiteReading) {
  const sentences = new Map<string, string>();
  const pages = new Map<string, string>();
  const sites = new Map<string, string>();
  const sentenceKey = (workflow: string, { sentence }: Hit) =>
    `${workflow} ${sentence.page} ${sentence.block} ${sentence.start}`;
  for (const hit of site.hits) {
    if (hit.owner.kind !== 'counter') continue;
    const { workflow, scope, because } = hit.owner;
    if (scope === 'sentence') sentences.set(sentenceKey(workflow, hit), because);
    else if (scope === 'page') pages.set(`${workflow} ${hit.sentence.page}`, because);
    else if (hit.sentence.reading === 'own') sites.set(workflow, because);
  }
  return {
    pages,
    sites,
    against: (hit: Hit, workflow: string): string | null =>
      sentences.get(sentenceKey(workflow, hit)) ?? pages.get(`${workflow} ${hit.sentence.page}`) ?? null,
  };
}

interface Menu {
  pages: ReadonlyMap<string, PageFacts | null>;
  empty: ReadonlySet<string>;
}

function addHit(site: SiteReading, candidate: WorkflowCandidate, hit: Hit, menu: Menu): void {
  const page = site.pages[hit.sentence.page];
  const block = page?.blocks[hit.sentence.block];
  if (!page || !block) return;
  const weighed = weighHit(hit, block.text);
  const isSubject = hit.sentence.taught && !teaches(candidate.definition);
  const factor = weighed.factor * (isSubject ? subjectFactor : 1);
  const because = isSubject ? [...weighed.because, 'it is the subject of a course'] : weighed.because;
  if (factor === 0) {
    refuse(site, candidate, hit, because.join('; '));
    return;
  }
  const { owner } = hit;
  const quotable = factor >= quotableFactor;
  if (owner.kind === 'variant' && quotable) candidate.variants.push({ name: owner.name, hit });
  if (owner.kind === 'task' && quotable) candidate.taskHits.push({ task: owner.task, hit });
  const evidence = () => ({ url: page.url, ...quoteFor(page, block.text, hit) });
  if (owner.kind === 'phrase') {
    if (owner.places && !owner.places.includes(hit.sentence.place)) return;
    const passing = isPassingWord(hit, block.text, isForeign(page.language));
    if (passing || leadsToNothing(block.text, menu)) {
      refuse(
        site,
        candidate,
        hit,
        passing
          ? "a single word in passing doesn't say what is done"
          : 'the page it links to has no content yet',
      );
      return;
    }
    candidate.signals.push({
      key: phraseKey(page, block.text, hit),
      strength: owner.weight * factor,
      direct: owner.direct && quotable,
      evidence: quotable ? evidence() : null,
      hit,
      ...(because.length > 0 ? { because } : {}),
    });
  }
  if (owner.kind === 'phrase' && hit.sentence.place === 'navigation' && quotable) {
    const signal = menuSignal(block.text.slice(hit.sentence.start, hit.sentence.end), menu.pages, hit);
    if (signal) candidate.signals.push(signal);
  }
  if (owner.kind === 'job-title' && hit.sentence.reading === 'job') {
    candidate.signals.push({
      key: `job ${hit.pattern}`,
      strength: 1.5,
      direct: false,
      evidence: { ...evidence(), kind: 'job-offer' },
      hit,
    });
  }
}

/**
 * In other languages, a pattern covers many words for one kind of work, so each matched phrase counts separately,
 * unless the pattern counts only in certain places, such as menus.
 */
function phraseKey(page: PageFacts, text: string, { pattern, owner, start, end }: Hit): string {
  const isMenu = owner.kind === 'phrase' && owner.places !== null;
  return isForeign(page.language) && !isMenu
    ? `phrase ${pattern} ${text.slice(start, end).toLowerCase()}`
    : `phrase ${pattern}`;
}

/** Null if the hit's block no longer exists. */
export function evidenceOf({ pages }: SiteReading, hit: Hit): Signal['evidence'] {
  const page = pages[hit.sentence.page];
  const block = page?.blocks[hit.sentence.block];
  return page && block ? { url: page.url, ...quoteFor(page, block.text, hit) } : null;
}

function quoteFor(page: PageFacts, text: string, hit: Hit): { quote: string; kind: EvidenceKind } {
  const at = hit.sentence.answer?.at;
  const answer = at && page.blocks[at.block];
  if (answer && at.end - at.start > shortestAnswer)
    return { quote: quoteOf(answer.text, at, { start: at.start, end: at.start }), kind: 'text' };
  return { quote: quoteOf(text, hit.sentence, hit), kind: evidenceKind(hit) };
}

/** In characters. "Yes, we do." says less than the question. */
const shortestAnswer = 24;

function leadsToNothing(text: string, { empty }: Menu): boolean {
  return empty.size > 0 && text.length <= longestQuote && empty.has(text.trim().toLowerCase());
}

const menuPageStrength = 1.5;

function menuSignal(entry: string, menu: ReadonlyMap<string, PageFacts | null>, hit: Hit): Signal | null {
  const page = menu.get(entry.trim().toLowerCase());
  if (page === undefined) return null;
  const heading = page?.blocks.find((block) => block.kind === 'heading' && block.section === 'main')?.text;
  const evidence =
    page && heading ? { url: page.url, quote: heading.slice(0, longestQuote), kind: 'page' as const } : null;
  return { key: `menu ${hit.pattern}`, strength: menuPageStrength, direct: false, evidence, hit: null };
}

/**
 * True for a single word in a heading, link, or button of more than two words, which is probably
 * about something else. In other languages, a compound doesn't count as a single word.
 */
function isPassingWord({ sentence, start, end }: Hit, text: string, foreign: boolean): boolean {
  if (sentence.place === 'text' || sentence.place === 'job-offer' || /\s/.test(text.slice(start, end)))
    return false;
  if (foreign && countWordsBeyondEnglish(text.slice(start, end)) > 1) return false;
  return countSpaced(text.slice(sentence.start, sentence.end)) > 2;
}

function evidenceKind({ sentence }: Hit): EvidenceKind {
  if (sentence.reading === 'job' && sentence.place !== 'navigation') return 'job-offer';
  if (sentence.place === 'heading') return 'heading';
  if (sentence.place === 'navigation') return 'navigation';
  return sentence.place === 'control' ? 'form' : 'text';
}

/** Articles and news are about other topics, but they show that the organization publishes content. */
const thirdPartyKinds: ReadonlySet<string> = new Set(['article', 'news']);

const manyArticles = 3;

function addSiteSignals(site: SiteReading, candidate: WorkflowCandidate): void {
  const { signals } = candidate.definition;
  for (const { kind, weight } of signals.pages ?? []) {
    const page = site.pages.find(
      (entry, index) =>
        entry.kind === kind && (thirdPartyKinds.has(kind) || site.readings[index] !== 'third-party'),
    );
    const heading = page?.blocks.find((block) => block.kind === 'heading' && block.section === 'main')?.text;
    if (!page || !heading) continue;
    const evidence = { url: page.url, quote: heading.slice(0, 240), kind: 'page' as const };
    const several =
      kind === 'article' && site.pages.filter((entry) => entry.kind === kind).length >= manyArticles;
    const strength = weight + (several ? menuPageStrength : 0);
    candidate.signals.push({ key: `page ${kind}`, strength, direct: false, evidence, hit: null });
  }
  for (const { type, property, weight } of signals.structured ?? []) {
    const present = site.pages.some((page) =>
      page.structured.some((item) => item.type === type && (!property || property in item.properties)),
    );
    if (present) candidate.signals.push(silent(`structured ${type}`, weight));
  }
  for (const { kind, weight } of signals.technology ?? []) {
    const present = site.pages.some((page) => page.technology.some((sign) => sign.kind === kind));
    if (present) candidate.signals.push(silent(`technology ${kind}`, weight));
  }
}

function silent(key: string, strength: number): Signal {
  return { key, strength, direct: false, evidence: null, hit: null };
}
