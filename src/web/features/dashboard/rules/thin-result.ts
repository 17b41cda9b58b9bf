/**
 * A finished scan with at most this many pages, or this many workflows, counts as thin. This is our own assumption.
 */
export const fewPages = 2;
const fewWorkflows = 1;

/** True if a finished scan found workflows, but so little that its figures should not be shown in full. */
export function isThinResult(seen: { pages: number; workflows: number }): boolean {
  return seen.workflows > 0 && (seen.pages <= fewPages || seen.workflows <= fewWorkflows);
}
