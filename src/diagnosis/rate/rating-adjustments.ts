import type { Evidence } from '#shared/schemas/evidence.ts';
import type { TaskFactors } from '#shared/schemas/task.ts';
import type { PhraseList } from '../text/phrase-list.ts';
import { phrases } from '../text/phrases.ts';

type Adjustment = TaskFactors['adjustments'][number];

/** `by` is in points of the rating, which is from 1 to 10. Our assumptions. */
const rules: readonly {
  words: PhraseList;
  figures?: RegExp;
  rating: Adjustment['rating'];
  by: number;
  reason: string;
}[] = [
  {
    words: phrases('something-special'),
    rating: 'serviceValue',
    by: 0.5,
    reason: 'The site presents it as something special',
  },
  {
    words: phrases('bound-by-rules'),
    rating: 'replicabilityDifficulty',
    by: 0.4,
    reason: 'The site names rules or licenses that apply to it',
  },
  {
    words: phrases('large-volume'),
    figures: /\b\d{1,3},\d{3}\b/,
    rating: 'replicabilityDifficulty',
    by: -0.3,
    reason: 'The site mentions a volume large enough to make the work repetitive',
  },
];

export function adjustmentsFrom(evidence: readonly Evidence[]): Adjustment[] {
  return rules.flatMap(({ words, figures, rating, by, reason }) => {
    const match = evidence
      .map(({ quote }) => words.find(quote)?.text ?? figures?.exec(quote)?.[0])
      .find((found) => found !== undefined);
    return match ? [{ rating, by, reason: `${reason}: "${match}"` }] : [];
  });
}
