import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { IdentifiedWorkflow } from '../identified-workflow.ts';
import { unknownService } from './deliverer.ts';

/** A list of services would go on for ever; the first few say what the company does. */
const mostServices = 18;
/** Of those that the catalogue has no word for, or that have pages of their own; fewer of those that are but named. */
const mostBesides = 12;
const fewestBesides = 5;
const mostUnknown = 14;
/** Of those that only stand in a list, fewer still: a list says less than a sentence. */
const mostListed = 4;
/** Of those that the site presents by itself, with a page or with words beneath the name, and no sentence of its own tells of. */
const mostPresented = 12;

/**
 * The services beside what was found. Two or more that the site describes take the place of the workflow of their kind;
 * otherwise it stays and stands for them, but for those of `ownWorded`, whose names say more than the catalogue's.
 * Of `presented` the site says more than a word in a list; `paged` have pages of their own and come before others.
 */
export function beside(
  found: readonly IdentifiedWorkflow[],
  services: readonly IdentifiedWorkflow[],
  ownWorded: ReadonlySet<IdentifiedWorkflow>,
  presented: ReadonlySet<IdentifiedWorkflow>,
  paged: ReadonlySet<IdentifiedWorkflow>,
  apartOf: (definition: WorkflowDefinition) => number,
): IdentifiedWorkflow[] {
  const ranked = [...services].sort(
    (a, b) =>
      Number(b.basis === 'observed') - Number(a.basis === 'observed') ||
      Number(paged.has(b)) - Number(paged.has(a)),
  );
  const general = generalOf(found);
  const replaced = replacedBy(found, ranked, apartOf);
  const kept = found.filter(({ definition, hoursShare }) => hoursShare < 1 || !replaced.has(definition.id));
  const standing = new Set(general.map(({ definition }) => definition.id).filter((id) => !replaced.has(id)));
  const added: IdentifiedWorkflow[] = [];
  for (const service of ranked) {
    const { id } = service.definition;
    const apart = apartOf(service.definition);
    const isOwn = ownWorded.has(service);
    const most = isDescribed(service) ? mostBesides : fewestBesides;
    const besides = isOwn || paged.has(service) ? most : 1;
    const same = [...(isOwn && apart === 0 ? added : [...kept, ...added])].filter(
      ({ definition }) => definition.id === id,
    ).length;
    const listed = added.filter(({ basis }) => basis === 'inferred').length;
    if (
      (standing.has(id) && apart === 0 && !ownWorded.has(service)) ||
      same >=
        (id === unknownService
          ? isDescribed(service)
            ? mostUnknown
            : fewestBesides
          : Math.max(apart, besides)) ||
      added.length === mostServices
    )
      continue;
    if (service.basis === 'inferred' && listed >= (presented.has(service) ? mostPresented : mostListed))
      continue;
    added.push(service);
  }
  return shareHours([...kept, ...added]);
}

/** The workflows found that stand for all of their kind. */
function generalOf(found: readonly IdentifiedWorkflow[]): IdentifiedWorkflow[] {
  return found.filter(({ hoursShare, performedBy }) => hoursShare === 1 && performedBy === 'own');
}

/** The ids of those of them whose place two or more services take that are told of, or described, one by one. */
export function replacedBy(
  found: readonly IdentifiedWorkflow[],
  services: readonly IdentifiedWorkflow[],
  apartOf: (definition: WorkflowDefinition) => number,
): Set<string> {
  return new Set(
    generalOf(found).flatMap(({ definition }) => {
      const { id } = definition;
      if (apartOf(definition) === 0) return [];
      const same = services.filter((service) => service.definition.id === id);
      const said = same.filter(({ basis }) => basis === 'observed');
      const enough = definition.delivers?.apart ? 2 : 3;
      return said.length >= enough || same.filter(isDescribed).length >= enough ? [id] : [];
    }),
  );
}

/** More than a word in a list: a sentence stands with it. */
export function isDescribed({ evidence }: IdentifiedWorkflow): boolean {
  return evidence.some(({ quote }) => quote.split(/\s+/).length >= 5);
}

/** Services of one kind of work are done by the same people: each has its part of that work's hours. */
function shareHours(found: readonly IdentifiedWorkflow[]): IdentifiedWorkflow[] {
  return found.map((entry) => {
    const same = found.filter(({ definition }) => definition.id === entry.definition.id);
    return same.length > 1 ? { ...entry, hoursShare: 1 / same.length } : entry;
  });
}
