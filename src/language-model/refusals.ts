/** Why our checks reject what a model proposes. */
export const refusalReasons = [
  'unknown-block',
  'quote-not-found',
  'quote-too-short',
  'name-not-found',
  'bad-name',
  'price-in-name',
  'unknown-words',
  'unknown-trade',
  'trade-not-shown',
  'people-not-shown',
  'bad-rating',
  'speaks-to-machine',
  'too-many',
  'not-own-work',
  'not-judged',
  'not-shown',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];
export type Refusals = Partial<Record<RefusalReason, number>>;

export function countRefusal(refusals: Refusals, reason: RefusalReason, count = 1): void {
  if (count > 0) refusals[reason] = (refusals[reason] ?? 0) + count;
}
