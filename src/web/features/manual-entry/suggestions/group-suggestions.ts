import type { SuggestedWorkflow } from '#shared/schemas/suggestion.ts';

export interface SuggestionGroup {
  title: string;
  workflows: SuggestedWorkflow[];
}

const everybody = 'Every business';

export function groupSuggestions(
  workflows: readonly SuggestedWorkflow[],
  description: string,
): SuggestionGroup[] {
  const named = stemsOf(description);
  const rankOf = (text: string) => [...stemsOf(text)].filter((stem) => named.has(stem)).length;
  const groups = new Map<string, SuggestedWorkflow[]>();
  for (const workflow of workflows) {
    const [first = everybody] = workflow.kinds.toSorted((a, b) => rankOf(b) - rankOf(a));
    groups.set(first, [...(groups.get(first) ?? []), workflow]);
  }
  const fitOf = ({ name, description: about }: SuggestedWorkflow) => rankOf(`${name} ${about}`);
  const last = (title: string) => (title === everybody ? 1 : 0);
  return [...groups]
    .map(([title, members]) => ({ title, workflows: members.toSorted((a, b) => fitOf(b) - fitOf(a)) }))
    .toSorted((a, b) => last(a.title) - last(b.title) || rankOf(b.title) - rankOf(a.title));
}

const stopWords = new Set([
  'company',
  'business',
  'service',
  'services',
  'firm',
  'other',
  'with',
  'from',
  'that',
  'their',
]);

/** The first four letters are enough to match "dentist" with "dental" and "bakeries" with "bakery". */
function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return new Set(words.filter((word) => !stopWords.has(word)).map((word) => word.slice(0, 4)));
}
