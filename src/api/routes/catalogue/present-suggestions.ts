import { type Knowledge, loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import { hoursFor } from '#catalogue/rubrics/hours-by-size.ts';
import { replicabilityDifficultyOf, serviceValueOf } from '#catalogue/rubrics/rating-formula.ts';
import type { TaskDefinition, WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import { manualTypeFor } from '#shared/manual-entry/manual-type-for.ts';
import { type CompanyType, companyTypes, manualCompanyTypeLabels } from '#shared/schemas/company.ts';
import { manualEntryLimits } from '#shared/schemas/manual-entry.ts';
import type { SuggestedWorkflow, Suggestions } from '#shared/schemas/suggestion.ts';

export function presentSuggestions(companyType: CompanyType): Suggestions {
  const types = standsFor(companyType);
  const { workflows, industries } = loadKnowledge();
  const suggested = workflows.flatMap((definition) => {
    const kinds = kindsOf(definition, types, industries);
    return kinds === null ? [] : [toSuggestion(definition, kinds)];
  });
  const isGeneral = (workflow: SuggestedWorkflow) => workflow.kinds.length === 0;
  return {
    companyType,
    workflows: [
      ...suggested.filter((one) => !isGeneral(one)).sort(byFirstKind),
      ...suggested.filter(isGeneral),
    ],
  };
}

function byFirstKind(a: SuggestedWorkflow, b: SuggestedWorkflow): number {
  return (a.kinds[0] ?? '').localeCompare(b.kinds[0] ?? '', 'en');
}

/** Types that the manual entry doesn't offer, such as law firms, are entered as "Other". */
function standsFor(companyType: CompanyType): ReadonlySet<CompanyType> {
  const isOffered = (type: CompanyType) => Object.hasOwn(manualCompanyTypeLabels, type);
  return new Set([
    companyType,
    ...(companyType === 'other' ? companyTypes.filter((type) => !isOffered(type)) : []),
  ]);
}

/**
 * Names of the trades of these types that do the workflow: empty if every company does it, null if none of these
 * trades does.
 */
function kindsOf(
  definition: WorkflowDefinition,
  types: ReadonlySet<CompanyType>,
  industries: Knowledge['industries'],
): string[] | null {
  if (definition.industries === 'every') return [];
  const kinds = definition.industries.flatMap((id) => {
    const industry = industries.find((one) => one.id === id);
    return industry && types.has(industry.companyType) ? [industry.name] : [];
  });
  return kinds.length === 0 ? null : kinds;
}

function toSuggestion(definition: WorkflowDefinition, kinds: string[]): SuggestedWorkflow {
  const { id, name, department, description, tasks } = definition;
  return {
    id,
    name,
    department,
    type: manualTypeFor(definition),
    description,
    kinds,
    tasks: tasks.map(toTask),
  };
}

function toTask(task: TaskDefinition): SuggestedWorkflow['tasks'][number] {
  return {
    name: task.name,
    description: task.description,
    requiresJudgment: task.judgment,
    // The manual entry's ratings have steps of 0.1.
    serviceValue: toTenths(serviceValueOf(task.value, task.difficulty.physicalPresence)),
    replicabilityDifficulty: toTenths(replicabilityDifficultyOf(task.difficulty)),
    timeInvestment: Math.max(manualEntryLimits.minHours, hoursFor(task.hoursPerWeek, '')),
  };
}

function toTenths(rating: number): number {
  return Math.round(rating * 10) / 10;
}
