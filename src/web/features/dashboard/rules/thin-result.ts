/** Both limits are our own assumptions. */
export const fewPages = 2;
const fewWorkflows = 1;

export function isThinResult(seen: { pages: number; workflows: number }): boolean {
  return seen.workflows > 0 && (seen.pages <= fewPages || seen.workflows <= fewWorkflows);
}
