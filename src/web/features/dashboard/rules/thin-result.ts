/** A finished scan that found workflows counts as thin with at most this many pages or workflows. Our assumption. */
export const fewPages = 2;
const fewWorkflows = 1;

export function isThinResult(seen: { pages: number; workflows: number }): boolean {
  return seen.workflows > 0 && (seen.pages <= fewPages || seen.workflows <= fewWorkflows);
}
