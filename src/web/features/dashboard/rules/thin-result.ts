/**
 * A finished scan that found workflows counts as thin if it read at most `fewPages` pages or found at most
 * `fewWorkflows` workflows. The two limits are our assumption.
 */
export const fewPages = 2;
const fewWorkflows = 1;

export function isThinResult(seen: { pages: number; workflows: number }): boolean {
  return seen.workflows > 0 && (seen.pages <= fewPages || seen.workflows <= fewWorkflows);
}
