import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { EvidenceKind } from '#shared/schemas/evidence.ts';
import type { PageFacts } from '../read/page-facts.ts';
import { findForms } from './form-hits.ts';
import { hitFactor } from './hit-weight.ts';
import { emptyMenuEntries, menuPages } from './menu-pages.ts';
import { longestQuote, quoteOf } from './quote.ts';
import type { SignalIndexes } from './signal-index.ts';
import type { Hit, SiteReading } from './site-reading.ts';

/** One thing that speaks for a workflow. */
export interface Sign {
  /** Distinguishes signs that repeat one another: the pattern, form or kind it comes from. */
  key: string;
  strength: number;
  /** A quote of it says the work is done; otherwise it only lets one conclude it. */
  direct: boolean;
  evidence: { url: string; quote: string; kind: EvidenceKind } | null;
  hit: Hit | null;
}

export interface Gathered {
  definition: WorkflowDefinition;
  signs: Sign[];
  /** Names the evidence suggests, and tasks it shows, each with the hits. */
  variants: { name: string; hit: Hit }[];
  taskHits: { task: string; hit: Hit }[];
}

/** What a form is for is a guess from its words: alone it does not reach a minimum of 3. */
const formFactor = 0.9;

/** Below this share of its weight a sentence was not really said of the organisation, and is no quote. */
export const quotableFactor = 0.6;

/** What a course is about is done by those who have taken it. */
const subjectFactor = 0.25;
const teachers: ReadonlySet<string> = new Set([
  'education',
  'school',
  'training-provider',
  'tutoring',
  'childcare',
]);

function teaches({ industries }: WorkflowDefinition): boolean {
  return industries !== 'every' && industries.some((id) => teachers.has(id));
}

/** Everything the site has for each workflow, counter-signals taken off. Workflows without any are left out. */
export function gatherEvidence(
  site: SiteReading,
  workflows: readonly WorkflowDefinition[],
  indexes: SignalIndexes,
): Gathered[] {
  const byId = new Map<string, Gathered>();
  for (const definition of workflows) {
    byId.set(definition.id, { definition, signs: [], variants: [], taskHits: [] });
  }
  const counters = counterSignals(site);
  const menu = { pages: menuPages(site), empty: emptyMenuEntries(site) };
  for (const hit of site.hits) {
    if (hit.owner.kind === 'cue' || hit.owner.kind === 'industry' || hit.owner.kind === 'counter') continue;
    const gathered = byId.get(hit.owner.workflow);
    if (gathered && !counters.against(hit, hit.owner.workflow)) addHit(site, gathered, hit, menu);
  }
  for (const form of findForms(site, workflows, indexes)) {
    const page = site.pages[form.page];
    if (!page || counters.pages.has(`${form.workflow} ${form.page}`)) continue;
    byId.get(form.workflow)?.signs.push({
      key: `form ${form.form.purpose}`,
      strength: form.weight * formFactor,
      direct: form.quote !== null,
      evidence: form.quote === null ? null : { url: page.url, quote: form.quote, kind: 'form' },
      hit: null,
    });
  }
  for (const gathered of byId.values()) addSiteSigns(site, gathered);
  return [...byId.values()].filter(
    ({ definition, signs }) => signs.length > 0 && !counters.sites.has(definition.id),
  );
}

function counterSignals(site: SiteReading) {
  const sentences = new Set<string>();
  const pages = new Set<string>();
  const sites = new Set<string>();
  const sentenceKey = (workflow: string, { sentence }: Hit) =>
    `${workflow} ${sentence.page} ${sentence.block} ${sentence.start}`;
  for (const hit of site.hits) {
    if (hit.owner.kind !== 'counter') continue;
    const { workflow, scope } = hit.owner;
    if (scope === 'sentence') sentences.add(sentenceKey(workflow, hit));
    else if (scope === 'page') pages.add(`${workflow} ${hit.sentence.page}`);
    else if (hit.sentence.reading === 'own') sites.add(workflow);
  }
  return {
    pages,
    sites,
    against: (hit: Hit, workflow: string) =>
      sentences.has(sentenceKey(workflow, hit)) || pages.has(`${workflow} ${hit.sentence.page}`),
  };
}

interface Menu {
  pages: ReadonlyMap<string, PageFacts | null>;
  empty: ReadonlySet<string>;
}

function addHit(site: SiteReading, gathered: Gathered, hit: Hit, menu: Menu): void {
  const page = site.pages[hit.sentence.page];
  const block = page?.blocks[hit.sentence.block];
  if (!page || !block) return;
  const isSubject = hit.sentence.taught && !teaches(gathered.definition);
  const factor = hitFactor(hit, block.text) * (isSubject ? subjectFactor : 1);
  if (factor === 0) return;
  const { owner } = hit;
  const quotable = factor >= quotableFactor;
  if (owner.kind === 'variant' && quotable) gathered.variants.push({ name: owner.name, hit });
  if (owner.kind === 'task' && quotable) gathered.taskHits.push({ task: owner.task, hit });
  const evidence = () => ({ url: page.url, ...quoteFor(page, block.text, hit) });
  if (owner.kind === 'phrase') {
    if (owner.places && !owner.places.includes(hit.sentence.place)) return;
    if (isPassingWord(hit, block.text) || leadsToNothing(block.text, menu)) return;
    gathered.signs.push({
      key: `phrase ${hit.pattern}`,
      strength: owner.weight * factor,
      direct: owner.direct && quotable,
      evidence: quotable ? evidence() : null,
      hit,
    });
  }
  if (owner.kind === 'phrase' && hit.sentence.place === 'navigation' && quotable) {
    const sign = menuSign(block.text.slice(hit.sentence.start, hit.sentence.end), menu.pages, hit);
    if (sign) gathered.signs.push(sign);
  }
  if (owner.kind === 'job-title' && hit.sentence.reading === 'job') {
    gathered.signs.push({
      key: `job ${hit.pattern}`,
      strength: 1.5,
      direct: false,
      evidence: { ...evidence(), kind: 'job-offer' },
      hit,
    });
  }
}

/** The sentence itself; of a question that is answered with yes, the answer. */
function quoteFor(page: PageFacts, text: string, hit: Hit): { quote: string; kind: EvidenceKind } {
  const at = hit.sentence.answer?.at;
  const answer = at && page.blocks[at.block];
  if (answer && at.end - at.start > shortestAnswer)
    return { quote: quoteOf(answer.text, at, { start: at.start, end: at.start }), kind: 'text' };
  return { quote: quoteOf(text, hit.sentence, hit), kind: evidenceKind(hit) };
}

/** A bare "Yes, we do." tells less than the question before it, in characters. */
const shortestAnswer = 24;

/** A link's words say nothing where its page was read and says that there is nothing yet. */
function leadsToNothing(text: string, { empty }: Menu): boolean {
  return empty.size > 0 && text.length <= longestQuote && empty.has(text.trim().toLowerCase());
}

/** What a menu entry adds when it leads to a page of that name: the site has more to say about it than a word. */
const menuPageStrength = 1.5;

function menuSign(entry: string, menu: ReadonlyMap<string, PageFacts | null>, hit: Hit): Sign | null {
  const page = menu.get(entry.trim().toLowerCase());
  if (page === undefined) return null;
  const heading = page?.blocks.find((block) => block.kind === 'heading' && block.section === 'main')?.text;
  const evidence =
    page && heading ? { url: page.url, quote: heading.slice(0, longestQuote), kind: 'page' as const } : null;
  return { key: `menu ${hit.pattern}`, strength: menuPageStrength, direct: false, evidence, hit: null };
}

/** A single word says what a heading, link or button is about only when it is at least half of it. */
function isPassingWord({ sentence, start, end }: Hit, text: string): boolean {
  if (sentence.place === 'text' || sentence.place === 'job-offer' || /\s/.test(text.slice(start, end)))
    return false;
  return text.slice(sentence.start, sentence.end).split(/\s+/).length > 2;
}

function evidenceKind({ sentence }: Hit): EvidenceKind {
  if (sentence.reading === 'job' && sentence.place !== 'navigation') return 'job-offer';
  if (sentence.place === 'heading') return 'heading';
  if (sentence.place === 'navigation') return 'navigation';
  return sentence.place === 'control' ? 'form' : 'text';
}

/** Pages that tell of something else: that they are there says that somebody writes them. */
const toldByNature: ReadonlySet<string> = new Set(['article', 'news']);

/** So many articles are no accident: somebody keeps writing them. */
const manyArticles = 3;

/** Page kinds, structured data and technology: they add strength, once each, and never speak alone. */
function addSiteSigns(site: SiteReading, gathered: Gathered): void {
  const { signals } = gathered.definition;
  for (const { kind, weight } of signals.pages ?? []) {
    const page = site.pages.find(
      (entry, index) => entry.kind === kind && (toldByNature.has(kind) || site.readings[index] !== 'told'),
    );
    const heading = page?.blocks.find((block) => block.kind === 'heading' && block.section === 'main')?.text;
    if (!page || !heading) continue;
    const evidence = { url: page.url, quote: heading.slice(0, 240), kind: 'page' as const };
    const several =
      kind === 'article' && site.pages.filter((entry) => entry.kind === kind).length >= manyArticles;
    const strength = weight + (several ? menuPageStrength : 0);
    gathered.signs.push({ key: `page ${kind}`, strength, direct: false, evidence, hit: null });
  }
  for (const { type, property, weight } of signals.structured ?? []) {
    const present = site.pages.some((page) =>
      page.structured.some((item) => item.type === type && (!property || property in item.properties)),
    );
    if (present) gathered.signs.push(silent(`structured ${type}`, weight));
  }
  for (const { kind, weight } of signals.technology ?? []) {
    const present = site.pages.some((page) => page.technology.some((sign) => sign.kind === kind));
    if (present) gathered.signs.push(silent(`technology ${kind}`, weight));
  }
}

function silent(key: string, strength: number): Sign {
  return { key, strength, direct: false, evidence: null, hit: null };
}
