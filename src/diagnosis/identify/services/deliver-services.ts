import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import { requiredFactor } from '../eligibility.ts';
import type { Gathered } from '../gather-evidence.ts';
import type { IdentifiedWorkflow } from '../identified-workflow.ts';
import type { IndustryFinding } from '../identify-industry.ts';
import type { SiteReading } from '../site-reading.ts';
import { CoveredWork } from './covered-work.ts';
import { enumeratedServices } from './enumerated-services.ts';
import { makeService } from './make-service.ts';
import { nameStems } from './name-stems.ts';
import { type OfferedService, offeredServices } from './offered-services.ts';
import { type OwnSentence, ownSentences } from './own-sentences.ts';
import { deliverersOf } from './service-words.ts';
import { isWorkName } from './work-names.ts';

/** A list of services would go on for ever; the first few say what the company does. */
const mostServices = 6;
/** A site that lists so many says itself what its services are; what sentences enumerate are parts of them. */
const enoughListed = 3;
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
  const offered = withEnumerated(
    offeredServices(site, names, (name) => names(name) || (isOfService(finding) && isWorkName(name))),
    sentences,
    names,
  );
  const covered = new CoveredWork(found, gathered);
  const all = offered.flatMap(({ service, told }) => {
    const known = deliverer(service.name);
    const definition = known ?? workflows.find(({ id }) => id === unknownService);
    if (!definition || covered.has(site, service, definition)) return [];
    if (!known && covered.quotes(site, service)) return [];
    const entry = makeService(
      site,
      service,
      told,
      sentences,
      definition,
      finding,
      covered.signsOf(site, service, definition),
    );
    // Of work that no workflow knows, only a sentence of the company's with its whole name can say that it is done.
    const said =
      entry?.basis === 'observed' && entry.evidence.some(({ quote }) => saysName(quote, service.name));
    return entry && (known || said) ? [entry] : [];
  });
  return shareHours(beside(found, all));
}

/** The workflow of services that no other knows (`catalogue/workflows/every/service-delivery.ts`). */
const unknownService = 'service-delivery';
/** Where goods or policies are sold, a page's name is a product's or a kind of customer's as often as a service's. */
const goods: ReadonlySet<string> = new Set(['retail', 'manufacturing', 'financial', 'unknown']);

function isOfService({ industry }: IndustryFinding): boolean {
  return !goods.has(industry.detected);
}

function saysName(quote: string, name: string): boolean {
  const said = nameStems(quote);
  return [...nameStems(name)].every((stem) => said.has(stem)) && nameStems(name).size >= 2;
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
  const listed = candidates.length >= enoughListed;
  for (const { name, sentence } of enumeratedServices(sentences, names)) {
    const stems = nameStems(name);
    if (stems.size === 0) continue;
    const known = candidates.find(({ service }) => contains(nameStems(service.name), stems));
    if (known) known.told.push(sentence);
    else if (!listed) candidates.push({ service: { name, spans: [] }, told: [sentence] });
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
  // A workflow of this very kind of business knows the word better than one of the whole trade.
  const closeness = ({ definition: { industries }, own }: (typeof able)[number]) =>
    finding.kind !== null && industries.includes(finding.kind) ? 2 : Number(own);
  const [best] = able.filter(({ end }) => end === last).sort((a, b) => closeness(b) - closeness(a));
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

/**
 * The services beside what was found. Two or more that the site describes take the place of the workflow of their kind;
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
        const same = ranked.filter(({ definition }) => definition.id === id);
        const said = same.filter(({ basis }) => basis === 'observed');
        return delivers?.apart && (said.length >= 2 || same.filter(isDescribed).length >= 2);
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

/** More than a word in a list: a sentence stands with it. */
function isDescribed({ evidence }: IdentifiedWorkflow): boolean {
  return evidence.some(({ quote }) => quote.split(/\s+/).length >= 5);
}

/** Services of one kind of work are done by the same people: each has its part of that work's hours. */
function shareHours(found: readonly IdentifiedWorkflow[]): IdentifiedWorkflow[] {
  return found.map((entry) => {
    const same = found.filter(({ definition }) => definition.id === entry.definition.id);
    return same.length > 1 ? { ...entry, hoursShare: 1 / same.length } : entry;
  });
}
