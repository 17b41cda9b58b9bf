import type { Evidence } from '#shared/schemas/evidence.ts';
import type { TaskFactors } from '#shared/schemas/task.ts';

type Adjustment = TaskFactors['adjustments'][number];

/** Words on the site that change a rating, by how much, and the explanation. Our own judgment. */
const rules: readonly { words: RegExp; rating: Adjustment['rating']; by: number; reason: string }[] = [
  {
    words:
      /\b(proprietary|patented|award[- ]winning|one[- ]of[- ]a[- ]kind|bespoke|hand[- ]?(?:made|crafted)|unique|specialis(?:ed|t)|specializ(?:ed|es)|only (?:one|provider|company) (?:in|of))\b/i,
    rating: 'serviceValue',
    by: 0.5,
    reason: 'The site presents it as something special',
  },
  {
    words:
      /\b(hipaa|fda|gdpr|iso ?\d{4,5}|regulat(?:ed|ion|ions|ory)|complian(?:ce|t)|licensed|accredited|certified|bar[- ]certified|finra|sec[- ]registered)\b/i,
    rating: 'replicabilityDifficulty',
    by: 0.4,
    reason: 'The site names rules or licences that it is bound by',
  },
  {
    words: /\b(thousands|hundreds|millions|high[- ]volume|24\/7|around the clock|\d{1,3},\d{3}\+?)\b/i,
    rating: 'replicabilityDifficulty',
    by: -0.3,
    reason: 'The site tells of a volume at which the work repeats itself',
  },
];

/** How a task's evidence changes its ratings, each change once, with the words it comes from. */
export function adjustmentsFrom(evidence: readonly Evidence[]): Adjustment[] {
  return rules.flatMap(({ words, rating, by, reason }) => {
    const match = evidence.map(({ quote }) => words.exec(quote)).find((found) => found !== null);
    return match ? [{ rating, by, reason: `${reason}: "${match[0]}"` }] : [];
  });
}
