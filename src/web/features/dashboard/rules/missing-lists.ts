/** The four lists of a finished diagnosis, as counts; null if a list has not loaded yet. */
export interface ListCounts {
  workflows: number | null;
  tasks: number | null;
  modules: number | null;
  partners: number | null;
}

export type ListName = keyof ListCounts;

/**
 * The unexplained empty lists of a completed audit. If the coverage gives a reason (`coverageNote`), empty is the
 * answer and nothing is still to come.
 */
export function missingLists(counts: ListCounts, coverageNote: string | null): ListName[] {
  if (coverageNote !== null) return [];
  return (['workflows', 'tasks', 'modules', 'partners'] as const).filter((name) => counts[name] === 0);
}

/** A completed audit that found nothing to diagnose: no workflow and no task. */
export function isEmptyDiagnosis(counts: ListCounts): boolean {
  return counts.workflows === 0 && counts.tasks === 0;
}
