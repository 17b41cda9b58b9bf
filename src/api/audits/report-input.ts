import type { ReportInput } from '#report/report-input.ts';
import type { ReportPresentation } from '#shared/report-options.ts';
import type { Profile } from '#shared/schemas/profile.ts';
import { presentAudit } from '../routes/audits/present-audit.ts';
import type { LoadedAudit } from './load-audit.ts';

/**
 * `current` supplies the operator's brand, contact, report texts, and currency; the rest comes from the profile
 * that the audit was created with.
 */
export function toReportInput(
  loaded: LoadedAudit,
  current: Profile,
  { presentation, now }: { presentation?: ReportPresentation | undefined; now: Date },
): ReportInput {
  const { record, profile, findings } = loaded;
  const { workflows, tasks, value, modules, partners, businessCase, roadmap } = findings;
  return {
    audit: presentAudit(loaded, false),
    coverage: record.coverage,
    industry: record.industry,
    offerings: loaded.offerings,
    workflows,
    tasks,
    value: value.simple,
    modules,
    partners,
    businessCase,
    roadmap,
    profile: {
      ...profile,
      brand: current.brand,
      contact: current.contact,
      report: current.report,
      currency: current.currency,
    },
    presentation,
    generatedAt: now.toISOString(),
  };
}
