import { deriveFindings, type Findings, type FindingsInput } from '#diagnosis/derive-findings.ts';
import type { Analysis } from '#diagnosis/diagnosis-types.ts';
import { orderByReturn } from '#shared/recommendations/order-by-return.ts';
import type { Audit } from '#shared/schemas/audit.ts';
import type { CompanyType, CompanyTypeChoice, OptionalCompanySize } from '#shared/schemas/company.ts';
import type { Coverage } from '#shared/schemas/coverage.ts';
import type { Industry } from '#shared/schemas/industry.ts';
import type { Offering } from '#shared/schemas/offering.ts';
import type { Profile } from '#shared/schemas/profile.ts';
import type { SeenNotCounted } from '#shared/schemas/seen-not-counted.ts';
import type { Stats } from '#shared/schemas/stats.ts';
import type { Task } from '#shared/schemas/task.ts';
import type { ValueSummary } from '#shared/schemas/value.ts';

/**
 * The same shapes as in the API, except that the audit has no `hasIcon` or `closerReading` and its `id` is null,
 * because it isn't stored.
 */
export interface TerminalResult {
  audit: Omit<Audit, 'id' | 'hasIcon' | 'closerReading'> & { id: null };
  coverage: Coverage;
  industry: Industry;
  offerings: Offering[];
  workflows: Findings['workflows'];
  seenNotCounted: SeenNotCounted[];
  tasks: Task[];
  stats: Stats;
  value: ValueSummary;
  modules: Findings['modules'];
  partners: Findings['partners'];
  businessCase: Findings['businessCase'];
  roadmap: Findings['roadmap'];
}

export interface ComposeInput {
  diagnosis: Analysis;
  website: string;
  host: string;
  companyType: CompanyTypeChoice;
  companySize: OptionalCompanySize;
  specialty?: string;
  people?: number | null;
  profile: Profile;
  startedAt: Date;
  endedAt: Date;
}

export function composeResult(input: ComposeInput): TerminalResult {
  const { diagnosis, profile, companySize } = input;
  const findings = deriveFindings({
    ...numberRows(diagnosis),
    offerings: diagnosis.offerings,
    assumptions: { ...profile.rates.assumptions, headcount: input.people },
    companySize,
    companyType: input.companyType,
    industry: diagnosis.industry,
    team: diagnosis.team,
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
      specialty: input.specialty ?? '',
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
    offerings: numberOfferings(diagnosis),
    workflows: findings.workflows,
    seenNotCounted: diagnosis.seenNotCounted,
    tasks: findings.tasks,
    stats,
    value: findings.value.simple,
    modules: orderByReturn(findings.modules),
    partners: findings.partners,
    businessCase: findings.businessCase,
    roadmap: findings.roadmap,
  };
}

function numberRows(diagnosis: Analysis): Pick<FindingsInput, 'workflows' | 'tasks'> {
  const tasks: Task[] = [];
  const workflows = diagnosis.workflows.map((found, index) => {
    const { tasks: ownTasks, ...own } = found;
    for (const task of ownTasks) tasks.push({ ...task, id: tasks.length + 1, workflow: found.name });
    return { ...own, id: index + 1, typedType: null };
  });
  return { workflows, tasks };
}

function numberOfferings({ offerings, workflows }: Analysis): Offering[] {
  return offerings.map(({ name, evidence, deliveredBy }, index) => ({
    id: index + 1,
    name,
    evidence,
    workflow: workflows.find(({ definitionId }) => definitionId === deliveredBy)?.name ?? null,
  }));
}

/** Falls back to `other`, because an audit can't be "unknown". */
function shownCompanyType(chosen: CompanyTypeChoice, industry: Industry): CompanyType {
  if (chosen !== 'unknown') return chosen;
  return industry.detected === 'unknown' ? 'other' : industry.detected;
}
