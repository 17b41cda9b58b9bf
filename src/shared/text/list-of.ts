const conjunction = new Intl.ListFormat('en-US', { type: 'conjunction' });

export function listOf(items: readonly string[]): string {
  return conjunction.format(items);
}

const disjunction = new Intl.ListFormat('en-US', { type: 'disjunction' });

export function anyOf(items: readonly string[]): string {
  return disjunction.format(items);
}
