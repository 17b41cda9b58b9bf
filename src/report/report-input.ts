import type { ReportPresentation } from '#shared/report-options.ts';
import type { Audit } from '#shared/schemas/audit.ts';
import type { BusinessCase } from '#shared/schemas/business-case.ts';
import type { Coverage } from '#shared/schemas/coverage.ts';
import type { Industry } from '#shared/schemas/industry.ts';
import type { RecommendedModule } from '#shared/schemas/module.ts';
import type { Offering } from '#shared/schemas/offering.ts';
import type { RecommendedPartner } from '#shared/schemas/partner.ts';
import type { Profile } from '#shared/schemas/profile.ts';
import type { Roadmap } from '#shared/schemas/roadmap.ts';
import type { Task } from '#shared/schemas/task.ts';
import type { ValueSummary } from '#shared/schemas/value.ts';
import type { Workflow } from '#shared/schemas/workflow.ts';

export interface ReportInput {
  audit: Omit<Audit, 'id' | 'hasIcon' | 'closerReading'> & Partial<Pick<Audit, 'closerReading'>>;
  /** Null for a manual entry. */
  coverage: Coverage | null;
  industry: Industry | null;
  offerings: readonly Offering[];
  workflows: readonly Workflow[];
  tasks: readonly Task[];
  value: ValueSummary;
  modules: readonly RecommendedModule[];
  partners: readonly RecommendedPartner[];
  businessCase: BusinessCase;
  roadmap: Roadmap;
  /**
   * The profile that the audit was created with. In reports made through the API, the current brand,
   * contact, report texts, and currency replace its own.
   */
  profile: Profile;
  presentation?: ReportPresentation | undefined;
  /** ISO 8601, UTC. */
  generatedAt: string;
}
