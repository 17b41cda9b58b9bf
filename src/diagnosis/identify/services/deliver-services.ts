import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { Gathered } from '../gather-evidence.ts';
import type { IdentifiedWorkflow } from '../identified-workflow.ts';
import type { IndustryFinding } from '../identify-industry.ts';
import type { SiteReading } from '../site-reading.ts';
import { beside, isDescribed, replacedBy } from './beside.ts';
import { CoveredWork } from './covered-work.ts';
import { delivererOf, unknownWork } from './deliverer.ts';
import { enumeratedServices } from './enumerated-services.ts';
import { makeService } from './make-service.ts';
import { nameStems } from './name-stems.ts';
import { type OfferedService, offeredServices } from './offered-services.ts';
import { ownNames } from './own-names.ts';
import { type OwnSentence, ownSentences } from './own-sentences.ts';
import { type PresentedService, presentedServices } from './presented-services.ts';
import { isSpecific } from './service-words.ts';
import { takeNames } from './take-names.ts';
import { isWorkName } from './work-names.ts';

/** So many services of one kind that a site presents one by one are sold one by one, and so many are named. */
const fewestOfKind = 2;
const mostOfKind = 8;
/** What the catalogue takes for enough of a kind is said of sites that list little else. */
const moreApart = 1.6;
/** Where a site names fewer services, what their pages list tells more of what is done. */
const fewOffered = 9;
/** What stands among services and bids, asks, explains or is a list itself: the list stays one of services. */
const noService =
  /^book (?:an? |your )?(?:appointments?|consultations?|visits?|sessions?|calls?|online|now)\b|^(?:frequently asked |common )?questions?\b|^painless\b|^(?:recommended|nearby|steps? (?:of|for|to)|support our|tips for)\b|^(?:clinics?|administration|therapeutic|buying|selling|renting|letting)$|\b(?:expectations|schedules?)$/i;
/** A site that lists so many says itself what its services are; what sentences enumerate are parts of them. */
const enoughListed = 3;
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
  const offers = (withParts: boolean) =>
    offeredServices(site, names, (name) => names(name) || (isOfService(finding) && tells(name)), withParts);
  const presented: PresentedService[] = presentedServices(
    site,
    ownNames(site.pages),
    sentences,
    !isOfService(finding),
    (name) => names(name) || tells(name),
  ).filter((service) => mayBeOwn(service.name, names(service.name), hasOwnPage(site, service), finding));
  const whole = offers(false);
  const listed = joined(presented, whole).length < fewOffered ? offers(true) : whole;
  const isPart = ({ name }: OfferedService) => !whole.some((service) => service.name === name);
  const shownOnes = new Set<OfferedService>(presented);
  const neighbours = new Set<OfferedService>(presented.filter(({ byNeighbours }) => byNeighbours));
  const services = joined(presented, listed).filter(({ name }) => !noService.test(name));
  const offered = withEnumerated(services, sentences, names);
  const taught = found.find(({ definition }) => teachings.has(definition.id))?.definition ?? null;
  const kinds = Map.groupBy(presented, ({ name }) => deliverer(name)?.id ?? null);
  const apartOf = ({ id, delivers }: WorkflowDefinition) =>
    Math.ceil((delivers?.apart ?? 0) * moreApart) ||
    ((kinds.get(id)?.length ?? 0) >= fewestOfKind ? mostOfKind : 0);
  const coveredBy = (entries: readonly IdentifiedWorkflow[]) => new CoveredWork(entries, gathered, apartOf);
  const make = ({ service, told }: Candidate, covered: CoveredWork): Delivered[] => {
    const known = deliverer(service.name) ?? (isProgramme(service.name, finding) ? taught : null);
    const definition = known ?? unknownWork(finding, workflows);
    const shown = shownOnes.has(service);
    if (!definition) return [];
    const isCovered = shown
      ? covered.hasName(service)
      : covered.has(site, service, definition) || (!known && covered.quotes(site, service));
    if (isCovered) return [];
    const entry = makeService(
      site,
      service,
      told,
      sentences,
      definition,
      finding,
      covered.signsOf(site, service, definition),
    );
    if (!entry) return [];
    if (!known && entry.basis === 'inferred' && (sellsPolicies(finding) || !isShown(entry))) return [];
    const mustBeDescribed = neighbours.has(service) || (!shown && isPart(service));
    if (mustBeDescribed && !isDescribed(entry)) return [];
    // Of work that no workflow knows, a sentence of the company's with its whole name must say that it is done, unless the
    // site presents it among its services.
    if (!known && !shown && !isSaid(entry, service)) return [];
    const isOwnWorded = !known || shown || (isDescribed(entry) && covered.isUnlike(service, known));
    const hasPage = shown && hasOwnPage(site, service);
    return [{ entry, known: known !== null, isOwnWorded, shown, hasPage }];
  };
  const covered = coveredBy(found);
  const first = offered.map((candidate) => make(candidate, covered));
  // What only a workflow covers whose place the services of its kind take, is a service beside them.
  const replaced = replacedBy(
    found,
    first.flat().map(({ entry }) => entry),
    apartOf,
  );
  const standing = coveredBy(found.filter(({ definition }) => !replaced.has(definition.id)));
  const all = offered.flatMap((candidate, index) => {
    const known = first[index] ?? [];
    if (known.length > 0 || replaced.size === 0) return known;
    return make(candidate, standing).filter(({ entry, shown }) => shown || replaced.has(entry.definition.id));
  });
  const ownWorded = all.flatMap(({ entry, isOwnWorded }) => (isOwnWorded ? [entry] : []));
  const entries = all.map(({ entry }) => entry);
  const { found: named, services: others } = takeNames(
    found,
    entries,
    new Set(all.flatMap(({ entry, known }) => (known ? [] : [entry]))),
    replacedBy(found, entries, apartOf),
  );
  return beside(
    named,
    others,
    new Set(ownWorded),
    new Set(all.flatMap(({ entry, shown }) => (shown && isDescribed(entry) ? [entry] : []))),
    new Set(all.flatMap(({ entry, hasPage }) => (hasPage ? [entry] : []))),
    apartOf,
  );
}

function hasOwnPage({ pages }: SiteReading, { spans }: OfferedService): boolean {
  return spans.some(({ page, from, to }) => from === 0 && to === pages[page]?.blocks.length);
}

/** "Business support" ends as names of work do and tells of none. */
function tells(name: string): boolean {
  return isWorkName(name) && isSpecific(name);
}

/** What is presented as a service first, then what else is listed under other names. */
function joined(presented: readonly PresentedService[], listed: readonly OfferedService[]): OfferedService[] {
  const same = (one: OfferedService, other: OfferedService) => {
    const [first, second] = [nameStems(one.name), nameStems(other.name)];
    // "Managed services" are more than a part of "Cloud and managed operations".
    return (
      contains(first, second) &&
      (Math.min(first.size, second.size) > 1 || Math.max(first.size, second.size) < 3)
    );
  };
  // What is a service by its neighbours only gives way to what is one by its name.
  const sure = presented.filter(
    (service) => !service.byNeighbours || !listed.some((other) => same(service, other)),
  );
  const others = listed.filter((service) => !sure.some((other) => same(service, other)));
  const beside = sure.filter(({ byNeighbours }) => byNeighbours);
  return [...sure.filter(({ byNeighbours }) => !byNeighbours), ...others, ...beside];
}

/** Where goods are sold, a page's name is a product's or a kind of customer's as often as a service's. */
const goods: ReadonlySet<string> = new Set(['retail', 'manufacturing', 'unknown']);

function isOfService({ industry }: IndustryFinding): boolean {
  return !goods.has(industry.detected);
}

/** What insurers sell are policies: products, whatever page they have. */
const policyName =
  /\b(?:insurance|coverages?|covers?|polic(?:y|ies)|premiums?|annuit(?:y|ies)|illness|exemptions?|obligations?|homes?)$/i;

function sellsPolicies({ industry, kind }: IndustryFinding): boolean {
  return industry.detected === 'financial' && kind !== 'accounting';
}

/** Who teaches whole days or years; any other teaching business sells each programme by itself. */
const teachesAll: ReadonlySet<string> = new Set(['school', 'higher-education', 'childcare']);
/** The workflows that any programme of theirs is. */
const teachings: ReadonlySet<string> = new Set(['training-delivery', 'teaching']);
/** What a course is called, beside its subject. */
const ofTeaching =
  /\b(?:training|coaching|tuition|tutoring|courses?|class(?:es)?|program(?:me)?s?|workshops?|lessons?|prep|preparation|bootcamps?)$/i;

function sellsProgrammes({ industry, kind }: IndustryFinding): boolean {
  return industry.detected === 'education' && (kind === null || !teachesAll.has(kind));
}

function isProgramme(name: string, finding: IndustryFinding): boolean {
  return sellsProgrammes(finding) && ofTeaching.test(name);
}

/** Where goods are sold a name must be one of work; what a school lists in words of its own is what it teaches. */
function mayBeOwn(name: string, known: boolean, hasPage: boolean, finding: IndustryFinding): boolean {
  if (finding.industry.detected === 'education')
    return known || isProgramme(name, finding) || (hasPage && isWorkName(name) && nameStems(name).size > 1);
  if (sellsPolicies(finding)) return !policyName.test(name);
  return isOfService(finding) || isWorkName(name);
}

/** Fewer words are a heading or an entry of a list. */
const sentenceWords = 5;

/** Whether a quoted sentence says with the whole name that a service is done. */
function isSaid({ basis, evidence }: IdentifiedWorkflow, { name }: OfferedService): boolean {
  const stems = [...nameStems(name)];
  if (basis !== 'observed' || stems.length < 2) return false;
  return evidence.some(({ quote }) => {
    const said = nameStems(quote);
    return quote.split(/\s+/).length >= sentenceWords && stems.every((stem) => said.has(stem));
  });
}

/** Whether some quote has a word of the name. */
function isShown({ name, evidence }: IdentifiedWorkflow): boolean {
  const stems = [...nameStems(name)];
  return evidence.some(({ quote }) => stems.some((stem) => nameStems(quote).has(stem)));
}

/** A service as a workflow, and what speaks for it beside its quotes. */
interface Delivered {
  entry: IdentifiedWorkflow;
  /** Whether some workflow has a word for it. */
  known: boolean;
  isOwnWorded: boolean;
  shown: boolean;
  hasPage: boolean;
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

function contains(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one];
  return [...small].every((stem) => large.has(stem));
}
