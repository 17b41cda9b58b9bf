import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { IndustryFinding } from '../annotate/industry/identify-industry.ts';
import type { SiteReading } from '../annotate/site-reading.ts';
import { weighHit } from '../propose/hit-weight.ts';
import { delivererOf } from '../propose/offerings/deliverer.ts';
import type { OfferingCandidate } from '../propose/offerings/offering-candidate.ts';
import { quotableFactor } from '../propose/propose-workflows.ts';
import type { ModelReading } from './model-reading.ts';
import { quotedSentence } from './quoted-sentence.ts';

/** Our own offerings, with the quotes of the model for those that it named and confirmed; then its others. */
export function withOfferingsOfReading(
  site: SiteReading,
  { offerings }: ModelReading,
  { finding, workflows }: { finding: IndustryFinding; workflows: readonly WorkflowDefinition[] },
  own: readonly OfferingCandidate[],
): OfferingCandidate[] {
  const known = new Map(own.map((candidate) => [candidate.id, candidate]));
  const confirmed = new Map<string, OfferingCandidate>();
  for (const { name, url, quote } of offerings) {
    const id = name.toLowerCase();
    const found = quotedSentence(site, { url, quote, name });
    if (!found || confirmed.has(id)) continue;
    const { text, at, ...sentence } = found;
    const owner = { kind: 'phrase' as const, workflow: '', weight: 1, direct: true, places: null };
    if (weighHit({ sentence, owner, pattern: -1, skipped: 0, ...at }, text).factor < quotableFactor) continue;
    const kind = sentence.place === 'heading' ? ('heading' as const) : ('text' as const);
    const span = { page: sentence.page, from: sentence.block, to: sentence.block + 1 };
    const ours = known.get(id);
    confirmed.set(id, {
      id,
      verdicts: [],
      merged: [],
      name,
      sources: new Set([...(ours?.sources ?? []), 'sentence']),
      spans: [...(ours?.spans ?? []), span],
      evidence: [{ url, quote, kind }],
      isSaid: sentence.place === 'text' || (ours?.isSaid ?? false),
      byNeighbors: false,
      isForeign: ours?.isForeign ?? false,
      isConfirmed: true,
      likelihood: ours?.likelihood ?? null,
      lists: ours?.lists ?? new Set(),
      deliverer: ours?.deliverer ?? delivererOf(name, finding, workflows),
    });
  }
  return [
    ...own.map((candidate) => confirmed.get(candidate.id) ?? candidate),
    ...[...confirmed.values()].filter(({ id }) => !known.has(id)),
  ];
}
