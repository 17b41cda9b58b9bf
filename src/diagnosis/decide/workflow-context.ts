import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import { companyTypeLabels } from '#shared/schemas/company.ts';
import type { IndustryFinding } from '../annotate/industry/identify-industry.ts';
import type { SiteReading } from '../annotate/site-reading.ts';
import type { WorkflowCandidate } from '../propose/workflow-candidate.ts';
import type { Rule } from './verdict.ts';

export interface WorkflowContext {
  site: SiteReading;
  finding: IndustryFinding;
  workflows: readonly WorkflowDefinition[];
}

export type WorkflowRule = Rule<WorkflowCandidate, WorkflowContext>;

export function organizationIs({ industry }: IndustryFinding): string {
  const name =
    industry.detail ?? (industry.detected === 'unknown' ? null : companyTypeLabels[industry.detected]);
  return name === null ? 'an organization of unknown type' : name.toLowerCase();
}
