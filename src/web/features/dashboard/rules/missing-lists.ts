import type { Coverage } from '#shared/schemas/coverage.ts';

export interface ListCounts {
  workflows: number | null;
  tasks: number | null;
  modules: number | null;
  partners: number | null;
}

export type ListName = keyof ListCounts;

type Explanation = Pick<Coverage, 'note' | 'emptyLists'> | undefined;

export function missingLists(counts: ListCounts, coverage: Explanation): ListName[] {
  if (coverage && coverage.note !== null) return [];
  const final: readonly ListName[] = coverage?.emptyLists ?? [];
  return (['workflows', 'tasks', 'modules', 'partners'] as const).filter(
    (name) => counts[name] === 0 && !final.includes(name),
  );
}

export function isEmptyDiagnosis(counts: ListCounts): boolean {
  return counts.workflows === 0 && counts.tasks === 0;
}

/** True if the owner removed all workflows, as opposed to a scan that found none. */
export function isEmptied(coverage: Explanation): boolean {
  return coverage?.emptyLists?.includes('workflows') === true;
}
