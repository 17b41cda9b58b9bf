import { diagnosisTypeOf } from '#diagnosis/manual-entry/diagnosis-type.ts';
import { traitsFromWords } from '#diagnosis/manual-entry/traits-from-words.ts';
import type { ManualEntry } from '#shared/schemas/manual-entry.ts';
import { normalizeWebsite } from '#shared/website/normalize-website.ts';
import type { CreateManualAuditInput, NewTask, NewWorkflow } from '#storage/audit-record.ts';

type Content = Pick<
  CreateManualAuditInput,
  'website' | 'domain' | 'companyType' | 'businessDescription' | 'headcount' | 'workflows'
>;

export function toManualAudit(entry: ManualEntry): Content {
  const { website, companyType, businessDescription, headcount } = entry.businessInfo;
  const site = normalizeWebsite(website);
  return {
    website,
    domain: site.ok ? site.siteHost : '',
    companyType,
    businessDescription,
    headcount: headcount ?? null,
    workflows: entry.workflows.map((workflow) => ({
      ...toWorkflow(workflow),
      tasks: entry.tasks.filter((task) => task.workflow === workflow.name).map(toTask),
    })),
  };
}

function toWorkflow(workflow: ManualEntry['workflows'][number]): NewWorkflow {
  return {
    definitionId: null,
    name: workflow.name,
    department: workflow.department,
    type: diagnosisTypeOf[workflow.type],
    typedType: workflow.type,
    description: workflow.description?.trim() || null,
    teamSize: 1,
    teamRoles: [],
    basis: 'told',
    evidence: [],
    performedBy: 'own',
    function: null,
  };
}

function toTask(task: ManualEntry['tasks'][number]): NewTask {
  const description = task.description?.trim() || null;
  return {
    name: task.name,
    description,
    requiresJudgment: task.requiresJudgment,
    assignedRole: null,
    serviceValue: task.serviceValue,
    replicabilityDifficulty: task.replicabilityDifficulty,
    timeInvestment: task.timeInvestment,
    basis: 'told',
    evidence: [],
    factors: null,
    traits: traitsFromWords(task.name, description),
  };
}
