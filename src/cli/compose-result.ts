import { deriveFindings, type Findings, type WorkflowOwn } from '#diagnosis/derive-findings.ts';
import type { Diagnosis } from '#diagnosis/diagnosis-types.ts';
import type { Audit } from '#shared/schemas/audit.ts';
import type { CompanyType, CompanyTypeChoice, OptionalCompanySize } from '#shared/schemas/company.ts';
import type { Coverage } from '#shared/schemas/coverage.ts';
import type { Industry } from '#shared/schemas/industry.ts';
import type { Profile } from '#shared/schemas/profile.ts';
import type { Stats } from '#shared/schemas/stats.ts';
import type { Task } from '#shared/schemas/task.ts';
import type { ValueSummary } from '#shared/schemas/value.ts';

/** A diagnosis made in memory: the same shapes as the API's, but for an id, which only storing gives. */
export interface TerminalResult {
  audit: Omit<Audit, 'id' | 'hasIcon'> & { id: null };
  coverage: Coverage;
  industry: Industry;
  workflows: Findings['workflows'];
  tasks: Task[];
  stats: Stats;
  value: ValueSummary;
  modules: Findings['modules'];
  partners: Findings['partners'];
  roadmap: Findings['roadmap'];
}

export interface ComposeInput {
  diagnosis: Diagnosis;
  website: string;
  host: string;
  companyType: CompanyTypeChoice;
  companySize: OptionalCompanySize;
  profile: Profile;
  startedAt: Date;
  endedAt: Date;
}

/** Puts a diagnosis into the shapes that the API answers. Workflows and tasks are numbered from 1 in their order. */
export function composeResult(input: ComposeInput): TerminalResult {
  const { diagnosis, profile, companySize } = input;
  const findings = deriveFindings({
    ...numberRows(diagnosis),
    assumptions: profile.rates.assumptions,
    companySize,
    profile,
  });
  const stats: Stats = {
    pagesScanned: diagnosis.coverage.read,
    ...findings.counts,
    scanQuality: diagnosis.scanQuality,
    scanQualityParts: diagnosis.scanQualityParts,
    overallProgress: 100,
  };
  return {
    audit: {
      id: null,
      kind: 'scan',
      website: input.website,
      domain: input.host.replace(/^www\./, ''),
      companyType: shownCompanyType(input.companyType, diagnosis.industry),
      companySize,
      status: diagnosis.failure ? 'failed' : 'completed',
      reachedUrl: diagnosis.reachedUrl,
      createdAt: input.startedAt.toISOString(),
      completedAt: input.endedAt.toISOString(),
      failure: diagnosis.failure,
      mine: true,
      stats,
    },
    coverage: diagnosis.coverage,
    industry: diagnosis.industry,
    workflows: findings.workflows,
    tasks: findings.tasks,
    stats,
    value: findings.value.simple,
    modules: findings.modules,
    partners: findings.partners,
    roadmap: findings.roadmap,
  };
}

function numberRows(diagnosis: Diagnosis): { workflows: WorkflowOwn[]; tasks: Task[] } {
  const tasks: Task[] = [];
  const workflows = diagnosis.workflows.map((found, index): WorkflowOwn => {
    const { definitionId: _definitionId, tasks: ownTasks, ...own } = found;
    for (const task of ownTasks) tasks.push({ ...task, id: tasks.length + 1, workflow: found.name });
    return { ...own, id: index + 1, typedType: null };
  });
  return { workflows, tasks };
}

/** The visitor's choice, else what the site shows, else other: the audit has no "unknown". */
function shownCompanyType(chosen: CompanyTypeChoice, industry: Industry): CompanyType {
  if (chosen !== 'unknown') return chosen;
  return industry.detected === 'unknown' ? 'other' : industry.detected;
}
