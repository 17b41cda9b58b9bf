/** Up to so many pages, or workflows, a finished scan is said to have seen little. Our assumption. */
export const fewPages = 2;
const fewWorkflows = 1;

/** Whether a finished scan rests on so little that its figures should not stand in full dress. */
export function isThinResult(seen: { pages: number; workflows: number }): boolean {
  return seen.workflows > 0 && (seen.pages <= fewPages || seen.workflows <= fewWorkflows);
}
