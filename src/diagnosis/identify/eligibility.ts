import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { IndustryFinding } from './identify-industry.ts';

/** Shares of the strongest industry's score from which a workflow of an industry counts in full, or for more proof. */
const fullShare = 0.5;
const someShare = 0.25;
/** How many times the minimum is asked of a workflow whose industry the site only brushes. */
const brushedFactor = 1.6;
/** On a software vendor's site, other trades' work is what its product does; that takes clear words. */
const productFactor = 1.2;

/**
 * How many times its minimum strength a workflow must reach on this site; null when it does not belong
 * to such an organisation at all.
 */
export function requiredFactor(definition: WorkflowDefinition, finding: IndustryFinding): number | null {
  if (definition.industries === 'every') return 1;
  const share = Math.max(...definition.industries.map((id) => finding.shares.get(id) ?? 0));
  if (share >= fullShare) return 1;
  if (finding.sellsSoftware) return productFactor;
  return share >= someShare ? brushedFactor : null;
}

/** True for the workflows a software vendor itself does: those of tech companies, and those of everybody. */
export function belongsToVendor(definition: WorkflowDefinition): boolean {
  if (definition.industries === 'every') return true;
  return definition.industries.some(
    (id) => id === 'tech' || id === 'software-vendor' || id === 'it-services',
  );
}
