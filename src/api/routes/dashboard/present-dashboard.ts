import { orderByReturn } from '#shared/recommendations/order-by-return.ts';
import type { Dashboard } from '#shared/schemas/dashboard.ts';
import type { CalculationMode } from '#shared/schemas/value.ts';
import type { LoadedAudit } from '../../audits/load-audit.ts';
import { presentAudit } from '../audits/present-audit.ts';
import { presentCoverage } from '../coverage/present-coverage.ts';
import { presentIndustry } from '../industry/present-industry.ts';
import { presentTasks } from '../tasks/present-tasks.ts';

export function presentDashboard(loaded: LoadedAudit, mine: boolean, mode: CalculationMode): Dashboard {
  const { findings, offerings, seenNotCounted, stats } = loaded;
  return {
    audit: presentAudit(loaded, mine),
    coverage: presentCoverage(loaded),
    industry: presentIndustry(loaded.record),
    offerings,
    workflows: findings.workflows,
    seenNotCounted,
    tasks: presentTasks(loaded),
    stats,
    value: findings.value[mode],
    modules: orderByReturn(findings.modules),
    partners: findings.partners,
    businessCase: findings.businessCase,
    roadmap: findings.roadmap,
  };
}
