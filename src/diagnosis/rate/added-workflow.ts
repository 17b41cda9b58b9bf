import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { CompanyTeam, ModeledWork } from '#shared/schemas/company-model.ts';
import type { Industry } from '#shared/schemas/industry.ts';
import type { Workflow } from '#shared/schemas/workflow.ts';
import { scaleRange } from '#shared/value/company-model/allot-hours.ts';
import { modeledHours } from '#shared/value/company-model/modeled-hours.ts';
import { occupationGroups } from '#shared/value/company-model/occupation-groups.ts';
import { typicalWorkflow } from '../compose/typical-workflow.ts';
import type { DiagnosedWorkflow } from '../diagnosis-types.ts';
import { tradeOf } from './company-team.ts';
import { modeledWork } from './modeled-work.ts';
import { rateWorkflow } from './rate-workflow.ts';

export interface AddedTo {
  industry: Industry | null;
  team: CompanyTeam | null;
  workflows: readonly Pick<Workflow, 'name' | 'function' | 'work'>[];
}

/**
 * A workflow that the owner adds, with its usual tasks. Without a team (a manual entry), the catalog's hours for one
 * person apply.
 */
export function addedWorkflow(
  definition: WorkflowDefinition,
  { industry, team, workflows }: AddedTo,
): DiagnosedWorkflow {
  const workflow = typicalWorkflow(definition, { isCore: false, deliveryWeight: 1 });
  const work = industry && addedWork(definition, industry, workflows);
  if (!team || !work) return rateWorkflow(workflow, null);
  const { name } = definition;
  const allotted = modeledHours(team, [...workflows, { name, work }]).get(name);
  return rateWorkflow(workflow, allotted ? { work, allotted, headcount: team.headcount.likely } : null);
}

/** Delivery work that is added gets an average share of the time; the other delivery work then takes less. */
function addedWork(
  definition: WorkflowDefinition,
  industry: Industry,
  workflows: AddedTo['workflows'],
): ModeledWork | null {
  const { families, industries } = loadKnowledge();
  const isDelivery = definition.function === 'deliver';
  const usual = modeledWork(definition, isDelivery, tradeOf(industry, industries), families, undefined);
  const others = workflows.flatMap((entry) => (entry.function === 'deliver' && entry.work) || []);
  if (!usual || !isDelivery || others.length === 0) return usual;
  const groups: ModeledWork['groups'] = {};
  for (const group of occupationGroups) {
    const shares = others.flatMap((other) => other.groups[group] ?? []);
    const at = (point: 'low' | 'likely' | 'high') => shares.reduce((sum, share) => sum + share[point], 0);
    const total = { low: at('low'), likely: at('likely'), high: at('high') };
    if (total.likely > 0) groups[group] = scaleRange(total, 1 / others.length);
  }
  return { ...usual, groups };
}
