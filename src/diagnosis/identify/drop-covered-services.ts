import type { IdentifiedWorkflow } from './identified-workflow.ts';
import { deliverersOf } from './services/service-words.ts';
import { stemWord } from './text/stem.ts';

/** Shorter words join names that have nothing to do with one another. */
const tellingLetters = 5;

/**
 * Drops a workflow made from a service page when a more specific workflow was found for that very service:
 * beside "Traffic ticket representation" there is no "Traffic offenses case handling". Its hours go to the others.
 */
export function dropCoveredServices(found: readonly IdentifiedWorkflow[]): IdentifiedWorkflow[] {
  const kept = found.filter((entry) => !found.some((other) => covers(other, entry)));
  return kept.map((entry) => {
    if (entry.hoursShare === 1) return entry;
    const siblings = kept.filter(({ definition }) => definition.id === entry.definition.id);
    return { ...entry, hoursShare: 1 / siblings.length };
  });
}

function covers(specific: IdentifiedWorkflow, service: IdentifiedWorkflow): boolean {
  if (service.hoursShare === 1 || specific.definition.id === service.definition.id) return false;
  if (specific.performedBy === service.performedBy && saysTheSame(specific.name, service.name)) return true;
  if (!specific.definition.narrows?.includes(service.definition.id)) return false;
  // Where the catalogue names the services a workflow is, those decide; a word in common may be another law.
  if (specific.definition.delivers) {
    return deliverersOf(serviceName(service), [specific.definition]).length > 0;
  }
  const common = tellingStems(service.definition.name);
  const named = tellingStems(specific.name);
  return [...tellingStems(service.name)].some((stem) => !common.has(stem) && named.has(stem));
}

/** Words by which one name of the same work differs from another. */
const anyWork: ReadonlySet<string> = new Set(
  ['appointments', 'visits', 'services', 'handling', 'sessions', 'treatment'].map((word) =>
    stemWord(word, 'en'),
  ),
);

/** "Telehealth appointments" beside "Telehealth visits". */
function saysTheSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) =>
    [...tellingStems(name)]
      .filter((stem) => !anyWork.has(stem))
      .sort()
      .join(' '),
  );
  return a !== '' && a === b;
}

function tellingStems(name: string): Set<string> {
  const words = name.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Set(words.filter((word) => word.length >= tellingLetters).map((word) => stemWord(word, 'en')));
}

/** What the site calls the service, without the words that the pattern adds: "Divorce" of "Divorce case handling". */
function serviceName({ name, definition }: IdentifiedWorkflow): string {
  const [before = '', after = ''] = definition.naming?.perService?.pattern.split('{service}') ?? [];
  const end = after && name.endsWith(after) ? name.length - after.length : name.length;
  return name.slice(before && name.startsWith(before) ? before.length : 0, end);
}
