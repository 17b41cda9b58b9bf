import type { Evidence } from '#shared/schemas/evidence.ts';
import { mostQuotes } from '../choose-evidence.ts';
import type { IdentifiedWorkflow } from '../identified-workflow.ts';
import { nameStems } from './name-stems.ts';

/** So large a part of the words of the catalogue's name a service must have to be what it names. */
const leastShared = 0.5;
const leastOfSeveral = 0.6;
/** Words that end many names of work and tell none from another. */
const customary = nameStems(
  'administration management planning handling delivery support consulting program client customer preparation case engagement project visit legal advice advisory',
);

/** The stems of a name that tell its work from others of the same kind. */
export function tellingStems(name: string): string[] {
  return [...nameStems(name)].filter((stem) => !customary.has(stem));
}

/**
 * Where one service alone is of the kind of a workflow found and shares its words, both are the same work: the workflow is
 * called as the site calls it ("Pest control" for "Pest treatment") and the service's quotes lead. Of `services` those
 * that are left stand for themselves.
 */
export function takeNames(
  found: readonly IdentifiedWorkflow[],
  services: readonly IdentifiedWorkflow[],
): { found: IdentifiedWorkflow[]; services: IdentifiedWorkflow[] } {
  const taken = new Set<IdentifiedWorkflow>();
  const named = found.map((entry) => {
    const { definition, name, performedBy, hoursShare } = entry;
    const ofKind = services.filter((service) => service.definition.id === definition.id);
    const [service] = ofKind;
    if (!service || ofKind.length > 1 || performedBy !== 'own' || hoursShare < 1) return entry;
    if (!isOfCatalogue(entry)) return entry;
    if (!isSameWork(name, service.name) && !isPresentedBy(entry, service)) return entry;
    if (isNarrower(service.name, name) && !standsWith(entry, service)) return entry;
    taken.add(service);
    return { ...entry, name: service.name, evidence: joined(service.evidence, entry.evidence) };
  });
  return { found: named, services: services.filter((service) => !taken.has(service)) };
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
  const [lead] = entry.evidence;
  const shows = ({ url, quote }: Evidence) => url === lead?.url && quote === lead.quote;
  return service.evidence.some(shows) && standsWith(entry, service);
}

/** "Corporate catering" is a part of "Catering"; "Dentures & partials" are more than "Dentures". */
function isNarrower(service: string, name: string): boolean {
  const own = nameStems(service);
  const stems = tellingStems(name);
  const isAll = stems.every((stem) => own.has(stem)) && tellingStems(service).length > stems.length;
  return isAll && !/&|\/|\band\b/i.test(service);
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
