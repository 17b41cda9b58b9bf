/** A word or phrase with a capital first letter: 'customer-facing' becomes 'Customer-facing'. */
export function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
