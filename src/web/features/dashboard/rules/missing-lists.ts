import type { Coverage } from '#shared/schemas/coverage.ts';

export interface ListCounts {
  workflows: number | null;
  tasks: number | null;
  modules: number | null;
  partners: number | null;
}

export type ListName = keyof ListCounts;

export function missingLists(
  counts: ListCounts,
  coverage: Pick<Coverage, 'note' | 'noneFit'> | undefined,
): ListName[] {
  if (coverage && coverage.note !== null) return [];
  const noneFit: readonly ListName[] = coverage?.noneFit ?? [];
  return (['workflows', 'tasks', 'modules', 'partners'] as const).filter(
    (name) => counts[name] === 0 && !noneFit.includes(name),
  );
}

export function isEmptyDiagnosis(counts: ListCounts): boolean {
  return counts.workflows === 0 && counts.tasks === 0;
}
