import type { Evidence } from '#shared/schemas/evidence.ts';
import { mostQuotes } from '../choose-evidence.ts';
import type { IdentifiedWorkflow } from '../identified-workflow.ts';
import { nameStems } from './name-stems.ts';

/** So large a part of the words of the catalogue's name a service must have to be what it names. */
const leastShared = 0.5;
/** Of a name of several parts that "and" joins, more than one of two. */
const leastOfSeveral = 0.6;
/** Words that end many names of work and tell none from another. */
const customary = nameStems(
  'administration management planning handling delivery support consulting program client customer preparation case engagement project visit legal advice advisory monthly weekly daily annual yearly ongoing complete',
);

/** The stems of a name that tell its work from others of the same kind. */
export function tellingStems(name: string): string[] {
  return [...nameStems(name)].filter((stem) => !customary.has(stem));
}

/**
 * Where one service alone is the work of a workflow found, by its kind and its words, the workflow is called as the site calls
 * it ("Pest control" for "Pest treatment") and the service's quotes lead. So it is where a service that no workflow has a
 * word for (`unknown`) shares words and a quote with one that was found. Of `services` those left stand for themselves;
 * what services are to take the place of (`replaced`, by id) takes no name from them.
 */
export function takeNames(
  found: readonly IdentifiedWorkflow[],
  services: readonly IdentifiedWorkflow[],
  unknown: ReadonlySet<IdentifiedWorkflow>,
  replaced: ReadonlySet<string>,
): { found: IdentifiedWorkflow[]; services: IdentifiedWorkflow[] } {
  const taken = new Set<IdentifiedWorkflow>();
  const named = found.map((entry) => {
    const service = replaced.has(entry.definition.id) ? null : namingService(entry, services, unknown);
    if (!service || taken.has(service)) return entry;
    taken.add(service);
    const basis = service.basis === 'observed' ? service.basis : entry.basis;
    return { ...entry, name: service.name, basis, evidence: joined(service.evidence, entry.evidence) };
  });
  return { found: named, services: services.filter((service) => !taken.has(service)) };
}

function namingService(
  entry: IdentifiedWorkflow,
  services: readonly IdentifiedWorkflow[],
  unknown: ReadonlySet<IdentifiedWorkflow>,
): IdentifiedWorkflow | null {
  const { definition, name, performedBy, hoursShare } = entry;
  if (performedBy !== 'own' || hoursShare < 1 || !isOfCatalogue(entry)) return null;
  const isOfKind = (service: IdentifiedWorkflow) =>
    !unknown.has(service) && service.definition.id === definition.id;
  const ofKind = services.filter(isOfKind);
  const [only] = ofKind;
  if (only && ofKind.length === 1 && isSame(entry, only)) return only;
  const same = services.filter(
    (service) =>
      (isOfKind(service) || (unknown.has(service) && saysSame(entry, service))) &&
      isSameWork(name, service.name) &&
      !isNarrower(service.name, name),
  );
  return same.length === 1 ? (same[0] ?? null) : null;
}

function isSame(entry: IdentifiedWorkflow, service: IdentifiedWorkflow): boolean {
  if (!isSameWork(entry.name, service.name) && !isPresentedBy(entry, service)) return false;
  return !isNarrower(service.name, entry.name) || standsWith(entry, service);
}

/** Whether the name is the catalogue's, whole or cut to the parts that are quoted. */
function isOfCatalogue({ name, definition }: IdentifiedWorkflow): boolean {
  const whole = nameStems(definition.name);
  return [...nameStems(name)].every((stem) => whole.has(stem));
}

function isSameWork(name: string, service: string): boolean {
  const stems = tellingStems(name);
  const own = nameStems(service);
  const shared = stems.filter((stem) => own.has(stem));
  // "Residential cleaning" is no "Office cleaning", and "Metal finishing" is but half of "Finishing and coating".
  const tells = shared.length === stems.length || shared.some((stem) => stem !== stems.at(-1));
  const least = /\band\b/.test(name) ? leastOfSeveral : leastShared;
  return shared.length > 0 && tells && shared.length >= stems.length * least;
}

/** Whether all that speaks for a workflow stands where the service is presented: "Divorce and children" for "Family law". */
function isPresentedBy(entry: IdentifiedWorkflow, service: IdentifiedWorkflow): boolean {
  return (
    sharesQuote({ ...entry, evidence: entry.evidence.slice(0, 1) }, service) && standsWith(entry, service)
  );
}

/** Whether most of an unknown service's words, and a quote, are those of a workflow found: "Tax & accounting" is no "Tax planning". */
function saysSame(entry: IdentifiedWorkflow, service: IdentifiedWorkflow): boolean {
  const stems = tellingStems(service.name);
  const known = nameStems(entry.name);
  return stems.filter((stem) => known.has(stem)).length * 2 > stems.length && sharesQuote(entry, service);
}

function sharesQuote({ evidence }: IdentifiedWorkflow, service: IdentifiedWorkflow): boolean {
  return evidence.some(({ url, quote }) =>
    service.evidence.some((shown) => shown.url === url && shown.quote === quote),
  );
}

/** "Corporate catering" is a part of "Catering"; "Dentures & partials" and "Social media marketing" are not of theirs. */
function isNarrower(service: string, name: string): boolean {
  const stems = tellingStems(name);
  const [first, ...others] = tellingStems(service);
  const isAll = stems.every((stem) => stem === first || others.includes(stem));
  return isAll && first !== undefined && !stems.includes(first) && !/&|\/|\band\b/i.test(service);
}

/** Whether all that speaks for a workflow stands on the pages that speak for the service. */
function standsWith({ evidence }: IdentifiedWorkflow, service: IdentifiedWorkflow): boolean {
  const pages = new Set(service.evidence.map(({ url }) => url));
  return evidence.every(({ url }) => pages.has(url));
}

function joined(first: readonly Evidence[], others: readonly Evidence[]): Evidence[] {
  const known = (quote: string) =>
    first.some((shown) => shown.quote.includes(quote) || quote.includes(shown.quote));
  const [lead, ...more] = others.filter(({ quote }) => !known(quote));
  return [...first.slice(0, mostQuotes - (lead ? 1 : 0)), ...(lead ? [lead] : []), ...more].slice(
    0,
    mostQuotes,
  );
}
