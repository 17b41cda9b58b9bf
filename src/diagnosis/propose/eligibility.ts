import { findIndustry, hasTradeTrait } from '#catalogue/knowledge/find-industry.ts';
import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { IndustryFinding } from '../annotate/industry/identify-industry.ts';
import { expectationOf, isExpected } from './expected-work.ts';
import { isMainWork } from './main-work.ts';

/**
 * Minimum score of an industry as a share of the best score. From `fullShare` up, its workflows
 * count fully; from `someShare` up, they need more evidence.
 */
const fullShare = { sameType: 0.4, otherType: 0.85 };
const someShare = { sameType: 0.2, otherType: 0.5 };
const brushedFactor = 1.6;
/** A software vendor's product rarely does the work of a trade that its site barely mentions. */
const productFactor = 2;

/**
 * Returns the factor by which the workflow's minimum strength is multiplied; null if this kind of
 * organization doesn't have the workflow at all.
 */
export function requiredFactor(definition: WorkflowDefinition, finding: IndustryFinding): number | null {
  if (
    definition.industries === 'every' ||
    isExpected(definition, finding) ||
    expectationOf(definition, finding) === 'part'
  )
    return 1;
  const factors = definition.industries
    .map((id) => factorFor(id, finding))
    .filter((factor) => factor !== null);
  if (factors.length > 0) return Math.min(...factors);
  return finding.sellsSoftware ? productFactor : null;
}

function factorFor(id: string, { industry, kind, shares }: IndustryFinding): number | null {
  const type = findIndustry(id)?.companyType;
  // An animal hospital doesn't treat people, although its site also mentions patients and treatment.
  if (
    hasTradeTrait(kind, 'own-words') &&
    id !== kind &&
    id !== industry.detected &&
    type === industry.detected
  )
    return null;
  if (
    hasTradeTrait(kind, 'cares-for-animals') &&
    !hasTradeTrait(id, 'cares-for-animals') &&
    hasTradeTrait(type ?? null, 'cares-for-people')
  )
    return null;
  if (id === kind) return 1;
  const share = shares.get(id) ?? 0;
  const sameType = type === industry.detected && industry.detected !== 'other';
  const serves =
    hasTradeTrait(industry.detected, 'serves-businesses') || hasTradeTrait(kind, 'serves-businesses');
  if (
    serves &&
    !sameType &&
    id !== industry.chosen &&
    !(hasTradeTrait(id, 'works-for-clients') && share >= fullShare.otherType)
  )
    return null;
  const near = sameType ? 'sameType' : 'otherType';
  if (share >= fullShare[near]) return 1;
  return share >= someShare[near] ? brushedFactor : null;
}

export function belongsToVendor(definition: WorkflowDefinition): boolean {
  return (
    definition.industries === 'every' ||
    definition.industries.some((id) => hasTradeTrait(id, 'sells-software'))
  );
}

/** Some software vendors offer tech services in addition to their product. */
export function belongsToTechServices({ industries: trades }: WorkflowDefinition): boolean {
  return (
    trades !== 'every' &&
    trades.some((trade) =>
      loadKnowledge().industries.some(
        ({ id, companyType }) => companyType === trade && hasTradeTrait(id, 'sells-software'),
      ),
    )
  );
}

export function isCore(
  definition: WorkflowDefinition,
  finding: Pick<IndustryFinding, 'kind' | 'specialties' | 'isSpecialtySure' | 'listedWork'> & {
    industry: { detected: string };
  },
): boolean {
  const { industry, kind } = finding;
  const { lineOf } = definition;
  if (isMainWork(definition, finding)) return true;
  if (lineOf !== undefined) return finding.specialties.some(({ core }) => core.includes(lineOf));
  if (finding.specialties.length > 0) return expectationOf(definition, finding) === 'core';
  return definition.coreOf?.some((id) => id === kind || id === industry.detected) ?? false;
}
