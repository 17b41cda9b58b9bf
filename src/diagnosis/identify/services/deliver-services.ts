import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import { chooseEvidence } from '../choose-evidence.ts';
import { requiredFactor } from '../eligibility.ts';
import type { Gathered, Sign } from '../gather-evidence.ts';
import type { IdentifiedWorkflow } from '../identified-workflow.ts';
import type { IndustryFinding } from '../identify-industry.ts';
import { identifyTasks } from '../identify-tasks.ts';
import { capitalise } from '../name-workflow.ts';
import { longestQuote } from '../quote.ts';
import type { SiteReading } from '../site-reading.ts';
import { strengthOf } from '../strength.ts';
import { enumeratedServices } from './enumerated-services.ts';
import { nameStems } from './name-stems.ts';
import { type OfferedService, offeredServices } from './offered-services.ts';
import { type OwnSentence, ownSentences } from './own-sentences.ts';
import { deliverersOf } from './service-words.ts';

/** A list of services would go on for ever; the first few say what the company does. */
const mostServices = 6;
/** Of those that only stand in a list, fewer still: a list says less than a sentence. */
const mostListed = 4;

/**
 * The services that the site itself lists and that none of the workflows found covers, each as the work that a service of
 * that name is. *Observed* where a sentence of the organisation's says that it does this; *inferred* where only the
 * list does. `found` are the workflows already made from `gathered`. What a software vendor lists are its features.
 */
export function deliverServices(
  site: SiteReading,
  finding: IndustryFinding,
  found: readonly IdentifiedWorkflow[],
  gathered: readonly Gathered[],
  workflows: readonly WorkflowDefinition[],
): IdentifiedWorkflow[] {
  if (finding.sellsSoftware) return [...found];
  const deliverer = (name: string) => delivererOf(name, finding, workflows);
  const sentences = ownSentences(site);
  const names = (name: string) => deliverer(name) !== null;
  const offered = withEnumerated(offeredServices(site, names), sentences, names);
  const covered = new CoveredWork(found, gathered);
  const all = offered.flatMap(({ service, told }) => {
    const definition = deliverer(service.name);
    if (!definition || covered.has(site, service, definition)) return [];
    const entry = makeService(
      site,
      service,
      told,
      sentences,
      definition,
      finding,
      covered.signsOf(site, service, definition),
    );
    return entry ? [entry] : [];
  });
  return shareHours(beside(found, all));
}

interface Candidate {
  service: OfferedService;
  /** Sentences that enumerate it. */
  told: OwnSentence[];
}

function withEnumerated(
  offered: readonly OfferedService[],
  sentences: readonly OwnSentence[],
  names: (name: string) => boolean,
): Candidate[] {
  const candidates: Candidate[] = offered.map((service) => ({ service, told: [] }));
  for (const { name, sentence } of enumeratedServices(sentences, names)) {
    const stems = nameStems(name);
    if (stems.size === 0) continue;
    const known = candidates.find(({ service }) => contains(nameStems(service.name), stems));
    if (known) known.told.push(sentence);
    else candidates.push({ service: { name, spans: [] }, told: [sentence] });
  }
  return candidates;
}

/** The workflow that does a service of this name here: one of the organisation's own industry before another. */
function delivererOf(
  name: string,
  finding: IndustryFinding,
  workflows: readonly WorkflowDefinition[],
): WorkflowDefinition | null {
  const able = deliverersOf(name, workflows).flatMap(({ definition, end }) => {
    const own = requiredFactor(definition, finding) !== null && definition.industries !== 'every';
    return own || isDoneElsewhere(definition, finding) ? [{ definition, own, end }] : [];
  });
  const last = Math.max(...able.map(({ end }) => end));
  const [best] = able.filter(({ end }) => end === last).sort((a, b) => Number(b.own) - Number(a.own));
  return best?.definition ?? null;
}

function isDoneElsewhere({ delivers }: WorkflowDefinition, { industry, kind }: IndustryFinding): boolean {
  if (!delivers?.anywhere) return false;
  const here = [industry.detected, ...(kind === null ? [] : [kind])];
  return !delivers.notIn?.some((id) => here.includes(id));
}

function contains(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one];
  return [...small].every((stem) => large.has(stem));
}

/** What the workflows found already speak for. */
class CoveredWork {
  private readonly found: readonly IdentifiedWorkflow[];
  private readonly places = new Map<string, { definition: WorkflowDefinition; sign: Sign }[]>();

  /** For each workflow the page of each of its direct signs. */
  private readonly pages = new Map<WorkflowDefinition, number[]>();

  constructor(found: readonly IdentifiedWorkflow[], gathered: readonly Gathered[]) {
    this.found = found.filter(({ performedBy }) => performedBy === 'own');
    const ids = new Set(this.found.map(({ definition }) => definition.id));
    for (const { definition, signs } of gathered) {
      if (!ids.has(definition.id) || definition.industries === 'every') continue;
      for (const sign of signs) {
        if (!sign.hit || !sign.direct) continue;
        const key = `${sign.hit.sentence.page} ${sign.hit.sentence.block}`;
        this.pages.set(definition, [...(this.pages.get(definition) ?? []), sign.hit.sentence.page]);
        this.places.set(key, [...(this.places.get(key) ?? []), { definition, sign }]);
      }
    }
  }

  /** A workflow that stands for all services of its kind covers them; any other covers what its sentences stand with. */
  has(site: SiteReading, service: OfferedService, by: WorkflowDefinition): boolean {
    const stems = [...nameStems(service.name)];
    if (this.found.some((entry) => stems.every((stem) => namesOf(entry).has(stem)))) return true;
    if (!by.delivers?.apart && this.found.some(({ definition }) => definition.id === by.id)) return true;
    const others = this.within(site, service).filter(
      ({ definition }) => definition.id !== by.id && !definition.delivers?.apart,
    );
    return others.length > 0 || this.hasPage(site, service, by);
  }

  /** Whether most of what speaks for another workflow stands on the service's own page. */
  private hasPage(site: SiteReading, { spans }: OfferedService, by: WorkflowDefinition): boolean {
    return spans.some(
      ({ page, from, to }) =>
        from === 0 &&
        to === site.pages[page]?.blocks.length &&
        [...this.pages].some(([definition, pages]) => {
          const there = pages.filter((number) => number === page).length;
          return definition.id !== by.id && there >= 2 && there * 2 >= pages.length;
        }),
    );
  }

  /** The signs of the workflow itself that stand where the service is presented. */
  signsOf(site: SiteReading, service: OfferedService, by: WorkflowDefinition): Sign[] {
    return this.within(site, service).flatMap(({ definition, sign }) =>
      definition.id === by.id ? [sign] : [],
    );
  }

  /** What was found where the service is presented; of a page of its own, only its heading counts. */
  private within(
    site: SiteReading,
    { spans }: OfferedService,
  ): { definition: WorkflowDefinition; sign: Sign }[] {
    return spans.flatMap(({ page, from, to }) => {
      const whole = from === 0 && to === site.pages[page]?.blocks.length;
      const blocks = Array.from({ length: (whole ? from + 1 : to) - from }, (_, index) => from + index);
      return blocks.flatMap((block) => this.places.get(`${page} ${block}`) ?? []);
    });
  }
}

function namesOf({ name, definition }: IdentifiedWorkflow): Set<string> {
  return new Set([...nameStems(name), ...nameStems(definition.name)]);
}

function makeService(
  site: SiteReading,
  service: OfferedService,
  told: readonly OwnSentence[],
  sentences: readonly OwnSentence[],
  definition: WorkflowDefinition,
  finding: IndustryFinding,
  known: readonly Sign[],
): IdentifiedWorkflow | null {
  const saying = [...told, ...sentencesFor(service, sentences).filter((entry) => !told.includes(entry))];
  const signs: Sign[] = [
    ...known,
    ...saying.map((sentence, rank) => sentenceSign(site, sentence, rank)),
    ...service.spans.flatMap((span, rank) => presentedSigns(site, span, rank)),
  ];
  const basis = signs.some(isSaying) ? 'observed' : 'inferred';
  const quotable = basis === 'observed' ? signs.filter(({ direct }) => direct) : signs;
  const evidence = chooseEvidence(quotable);
  if (evidence.length === 0) return null;
  const own = requiredFactor(definition, finding) !== null;
  const pattern = own ? (definition.naming?.perService?.pattern ?? '{service}') : '{service}';
  return {
    definition,
    name: capitalise(pattern.replace('{service}', service.name)),
    basis,
    performedBy: 'own',
    evidence,
    tasks: identifyTasks(site, { definition, taskHits: [] }, basis, signs, evidence),
    strength: strengthOf(signs),
    hoursShare: 1,
  };
}

/** Sentences that name the whole service, and those beneath its heading that take up a word of its name. */
function sentencesFor({ name, spans }: OfferedService, sentences: readonly OwnSentence[]): OwnSentence[] {
  const stems = [...nameStems(name)];
  return sentences.filter(({ page, block, stems: said }) => {
    if (stems.every((stem) => said.has(stem))) return true;
    const within = spans.some((span) => span.page === page && block > span.from && block < span.to);
    return within && stems.some((stem) => said.has(stem));
  });
}

function sentenceSign(site: SiteReading, { page, text }: OwnSentence, rank: number): Sign {
  const url = site.pages[page]?.url ?? '';
  return {
    key: `service sentence ${rank}`,
    strength: 3,
    direct: true,
    evidence: { url, quote: shorten(text), kind: 'text' },
    hit: null,
  };
}

/** The heading or list item that names the service, and the first line beneath it. */
function presentedSigns(
  site: SiteReading,
  { page, from, to }: OfferedService['spans'][number],
  rank: number,
): Sign[] {
  const found = site.pages[page];
  if (!found) return [];
  const heading = found.blocks
    .slice(from, to)
    .find(({ kind, section }) => kind !== 'other' && section !== 'navigation');
  const line = found.blocks
    .slice(from + 1, to)
    .find(
      ({ kind, section, text }) =>
        kind === 'paragraph' && section === 'main' && text.split(/\s+/).length >= 5,
    );
  return [heading, line].flatMap((block, index): Sign[] =>
    block
      ? [
          {
            key: `service ${rank} ${index}`,
            strength: index === 0 ? 2 : 1.5,
            direct: false,
            evidence: {
              url: found.url,
              quote: shorten(block.text),
              kind: block.kind === 'heading' ? 'heading' : 'text',
            },
            hit: null,
          },
        ]
      : [],
  );
}

/** Cut between words where it is too long; always an exact part of the text. */
function shorten(text: string): string {
  return text.length <= longestQuote ? text : text.slice(0, longestQuote).replace(/\s+\S*$/, '');
}

/** A sign that says the work is done, not only what it is called. */
function isSaying({ direct, evidence }: Sign): boolean {
  return direct && evidence !== null && evidence.quote.split(/\s+/).length >= 3;
}

/**
 * The services beside what was found. Two or more that sentences speak of take the place of the workflow of their kind;
 * otherwise it stays and stands for them.
 */
function beside(
  found: readonly IdentifiedWorkflow[],
  services: readonly IdentifiedWorkflow[],
): IdentifiedWorkflow[] {
  const ranked = [...services].sort(
    (a, b) => Number(b.basis === 'observed') - Number(a.basis === 'observed'),
  );
  const general = found.filter(({ hoursShare, performedBy }) => hoursShare === 1 && performedBy === 'own');
  const replaced = new Set(
    general
      .filter(({ definition: { id, delivers } }) => {
        const said = ranked.filter(({ definition, basis }) => definition.id === id && basis === 'observed');
        return delivers?.apart && said.length >= 2;
      })
      .map(({ definition }) => definition.id),
  );
  const kept = found.filter(({ definition, hoursShare }) => hoursShare < 1 || !replaced.has(definition.id));
  const standing = new Set(general.map(({ definition }) => definition.id).filter((id) => !replaced.has(id)));
  const added: IdentifiedWorkflow[] = [];
  for (const service of ranked) {
    const { id, delivers } = service.definition;
    const same = [...kept, ...added].filter(({ definition }) => definition.id === id).length;
    const listed = added.filter(({ basis }) => basis === 'inferred').length;
    if (standing.has(id) || same >= (delivers?.apart ?? 1) || added.length === mostServices) continue;
    if (service.basis === 'inferred' && listed === mostListed) continue;
    added.push(service);
  }
  return [...kept, ...added];
}

/** Services of one kind of work are done by the same people: each has its part of that work's hours. */
function shareHours(found: readonly IdentifiedWorkflow[]): IdentifiedWorkflow[] {
  return found.map((entry) => {
    const same = found.filter(({ definition }) => definition.id === entry.definition.id);
    return same.length > 1 ? { ...entry, hoursShare: 1 / same.length } : entry;
  });
}
