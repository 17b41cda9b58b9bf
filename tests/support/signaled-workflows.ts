import { industries } from '#catalogue/industries/industry-registry.ts';
import { workflows } from '#catalogue/workflows/workflow-registry.ts';
import { identify } from '#diagnosis/identify.ts';
import type { PageFacts } from '#diagnosis/read/page-facts.ts';

/**
 * Rules that judge how convincing the evidence is, or that merge workflows. Tests of single signals turn these
 * off.
 */
const beyondSignals: ReadonlySet<string> = new Set([
  'furniture-only',
  'poorly-supported',
  'unsure',
  'catch-all',
  'one-of-family',
  'same-evidence',
]);

export function signaledWorkflows(pages: readonly PageFacts[]): string[] {
  const { trace } = identify(pages, 'unknown', { workflows, industries }, { disabled: beyondSignals });
  return trace.candidates
    .filter(({ kind, verdicts }) => kind === 'workflow' && verdicts.at(-1)?.outcome === 'keep')
    .map(({ id }) => id);
}
