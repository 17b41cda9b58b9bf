const conjunction = new Intl.ListFormat('en-US', { type: 'conjunction' });

export function listOf(items: readonly string[]): string {
  return conjunction.format(items);
}
