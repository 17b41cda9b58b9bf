import { findIndustry } from '#catalogue/industries/industry-registry.ts';
import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { IndustryFinding } from './identify-industry.ts';

/** Shares of the strongest industry's score from which a workflow of another kind counts in full, or for more proof. */
const fullShare = { sameType: 0.4, otherType: 0.85 };
const someShare = { sameType: 0.2, otherType: 0.5 };
/** How many times the minimum is asked of a workflow whose industry the site only brushes. */
const brushedFactor = 1.6;
/** On a software vendor's site, work of trades that it never speaks of is hardly what its product does; that takes clear words. */
const productFactor = 2;

/**
 * How many times its minimum strength a workflow must reach on this site; null when it does not belong
 * to such an organisation at all.
 */
export function requiredFactor(definition: WorkflowDefinition, finding: IndustryFinding): number | null {
  if (definition.industries === 'every') return 1;
  const factors = definition.industries
    .map((id) => factorFor(id, finding))
    .filter((factor) => factor !== null);
  if (factors.length > 0) return Math.min(...factors);
  return finding.sellsSoftware ? productFactor : null;
}

/** Those who work for other businesses speak of their customers' trades, which are not theirs. */
const servesBusinesses: ReadonlySet<string> = new Set(['consulting', 'financial', 'legal', 'tech']);
const servingKinds: ReadonlySet<string> = new Set(['agency', 'staffing', 'training-provider']);

/** What one firm may do for its clients beside another of these: bookkeeping and web design. No client's trade. */
const doneForClients: ReadonlySet<string> = new Set([
  ...servesBusinesses,
  ...servingKinds,
  'accounting',
  'it-services',
]);

/** Kinds that share words with the rest of their type, and none of its work: an animal hospital treats no people. */
const kindsApart: ReadonlySet<string> = new Set(['veterinary']);

/** Those who care for animals speak of day care, patients and treatment as those who care for people do. */
const careForAnimals: ReadonlySet<string> = new Set(['pet-services']);
const careForPeople: ReadonlySet<string> = new Set(['healthcare', 'education']);

function factorFor(id: string, { industry, kind, shares }: IndustryFinding): number | null {
  if (kind !== null && kindsApart.has(kind) && id !== kind && findIndustry(id)?.id !== industry.detected) {
    if (findIndustry(id)?.companyType === industry.detected) return null;
  }
  const type = findIndustry(id)?.companyType;
  if (kind !== null && careForAnimals.has(kind) && id !== 'veterinary' && careForPeople.has(type ?? ''))
    return null;
  // What the site was found to be counts in full, however much more it says of its type in general.
  if (id === kind) return 1;
  const share = shares.get(id) ?? 0;
  const sameType = type === industry.detected && industry.detected !== 'other';
  const serves = servesBusinesses.has(industry.detected) || servingKinds.has(kind ?? '');
  if (
    serves &&
    !sameType &&
    id !== industry.chosen &&
    !(doneForClients.has(id) && share >= fullShare.otherType)
  )
    return null;
  const near = sameType ? 'sameType' : 'otherType';
  if (share >= fullShare[near]) return 1;
  return share >= someShare[near] ? brushedFactor : null;
}

/** True for the workflows a software vendor itself does: its trade's own, and those of everybody. */
export function belongsToVendor(definition: WorkflowDefinition): boolean {
  return definition.industries === 'every' || definition.industries.includes('software-vendor');
}

/** True for the work of those who serve clients with technology, which some vendors do beside their product. */
export function belongsToTechServices({ industries }: WorkflowDefinition): boolean {
  return industries !== 'every' && industries.includes('tech');
}

/** Whether such an organisation cannot be without the work. */
export function isCore(
  { coreOf }: WorkflowDefinition,
  { industry, kind }: Pick<IndustryFinding, 'kind'> & { industry: { detected: string } },
): boolean {
  return coreOf?.some((id) => id === kind || id === industry.detected) ?? false;
}
