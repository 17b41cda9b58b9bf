const conjunction = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** "A", "A and B", "A, B, and C"; empty without items. */
export function listOf(items: readonly string[]): string {
  return conjunction.format(items);
}
