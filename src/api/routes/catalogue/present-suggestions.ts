import { findIndustry } from '#catalogue/industries/industry-registry.ts';
import { hoursFor } from '#catalogue/rubrics/hours-by-size.ts';
import { replicabilityDifficultyOf, serviceValueOf } from '#catalogue/rubrics/rating-formula.ts';
import type { TaskDefinition, WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import { workflows } from '#catalogue/workflows/workflow-registry.ts';
import { manualTypeFor } from '#shared/manual-entry/manual-type-for.ts';
import type { CompanyType } from '#shared/schemas/company.ts';
import { manualEntryLimits } from '#shared/schemas/manual-entry.ts';
import type { SuggestedWorkflow, Suggestions } from '#shared/schemas/suggestion.ts';

/**
 * The catalogue's workflows for companies of a type, in the manual entry's terms: ratings and hours are the
 * catalogue's own, before anything is known of the company.
 */
export function presentSuggestions(companyType: CompanyType): Suggestions {
  const types = standsFor(companyType);
  const suggested = workflows.flatMap((definition) => {
    const kinds = kindsOf(definition, types);
    return kinds === null ? [] : [toSuggestion(definition, kinds)];
  });
  const isGeneral = (workflow: SuggestedWorkflow) => workflow.kinds.length === 0;
  return {
    companyType,
    workflows: [...suggested.filter((one) => !isGeneral(one)), ...suggested.filter(isGeneral)],
  };
}

/** The manual entry has no type of its own for law: who practises it chooses "Other". */
function standsFor(companyType: CompanyType): ReadonlySet<CompanyType> {
  return new Set(companyType === 'other' ? ['other', 'legal'] : [companyType]);
}

/** The names of those who do it among these types; empty for everybody's work, null when it is not theirs. */
function kindsOf(definition: WorkflowDefinition, types: ReadonlySet<CompanyType>): string[] | null {
  if (definition.industries === 'every') return [];
  const kinds = definition.industries.flatMap((id) => {
    const industry = findIndustry(id);
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
    // The manual entry rates in steps of a tenth.
    serviceValue: toTenths(serviceValueOf(task.value, task.difficulty.physicalPresence)),
    replicabilityDifficulty: toTenths(replicabilityDifficultyOf(task.difficulty)),
    timeInvestment: Math.max(manualEntryLimits.leastHours, hoursFor(task.hoursPerWeek, '')),
  };
}

function toTenths(rating: number): number {
  return Math.round(rating * 10) / 10;
}
