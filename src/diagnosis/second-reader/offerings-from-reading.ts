import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { IndustryFinding } from '../annotate/industry/identify-industry.ts';
import type { SiteReading } from '../annotate/site-reading.ts';
import { weighHit } from '../propose/hit-weight.ts';
import { delivererOf } from '../propose/offerings/deliverer.ts';
import type { OfferingCandidate } from '../propose/offerings/offering-candidate.ts';
import { quotableFactor } from '../propose/propose-workflows.ts';
import type { ModelReading } from './model-reading.ts';
import { quotedSentence } from './quoted-sentence.ts';

export function offeringsFromReading(
  site: SiteReading,
  { offerings }: ModelReading,
  { finding, workflows }: { finding: IndustryFinding; workflows: readonly WorkflowDefinition[] },
  known: readonly OfferingCandidate[],
): OfferingCandidate[] {
  const ids = new Set(known.map(({ id }) => id));
  return offerings.flatMap(({ name, url, quote }) => {
    const id = name.toLowerCase();
    const found = quotedSentence(site, { url, quote });
    if (!found || ids.has(id)) return [];
    ids.add(id);
    const { text, at, ...sentence } = found;
    const owner = { kind: 'phrase' as const, workflow: '', weight: 1, direct: true, places: null };
    if (weighHit({ sentence, owner, pattern: -1, skipped: 0, ...at }, text).factor < quotableFactor)
      return [];
    return [
      {
        id,
        verdicts: [],
        merged: [],
        name,
        sources: new Set(['sentence' as const]),
        spans: [{ page: sentence.page, from: sentence.block, to: sentence.block + 1 }],
        evidence: [
          { url, quote, kind: sentence.place === 'heading' ? ('heading' as const) : ('text' as const) },
        ],
        isSaid: sentence.place === 'text',
        byNeighbors: false,
        likelihood: null,
        isForeign: false,
        lists: new Set<string>(),
        deliverer: delivererOf(name, finding, workflows),
      },
    ];
  });
}
