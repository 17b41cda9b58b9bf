import type { IdentifiedWorkflow } from './identified-workflow.ts';
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
  if (service.hoursShare === 1 || !specific.definition.narrows?.includes(service.definition.id)) return false;
  const common = tellingStems(service.definition.name);
  const named = tellingStems(specific.name);
  return [...tellingStems(service.name)].some((stem) => !common.has(stem) && named.has(stem));
}

function tellingStems(name: string): Set<string> {
  const words = name.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Set(words.filter((word) => word.length >= tellingLetters).map((word) => stemWord(word, 'en')));
}
