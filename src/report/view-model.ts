import { legibleAccent } from '#shared/color/legible-accent.ts';
import { clipName } from './clip-text.ts';
import type { ReportInput } from './report-input.ts';
import { inReturnOrder } from './return-order.ts';
import { describeAssumptions } from './sections/assumptions.ts';
import { describeDecision } from './sections/business-case.ts';
import { describeCover, domainInSentence } from './sections/cover.ts';
import { describeCoverage } from './sections/coverage.ts';
import { describeEvidence } from './sections/evidence.ts';
import { describeMethod } from './sections/method.ts';
import { describeModules } from './sections/modules.ts';
import { describeNextSteps } from './sections/next-steps.ts';
import { describeOfferings } from './sections/offerings.ts';
import { describePartners } from './sections/partners.ts';
import { describeRoadmap } from './sections/roadmap.ts';
import { describeSummary } from './sections/summary.ts';
import { describeTasks } from './sections/tasks.ts';
import { describeValue } from './sections/value.ts';
import { describeWorkflows } from './sections/workflows.ts';

export type ReportViewModel = ReturnType<typeof buildReportViewModel>;

export function buildReportViewModel(given: ReportInput) {
  const input = inReturnOrder(given);
  const brand = clipName(input.profile.brand.name, 'Report');
  return {
    document: {
      title: `Diagnosis report for ${domainInSentence(input.audit)}`,
      author: brand,
      accent: legibleAccent(input.profile.brand.accentLight, 'light'),
      /** A data URL. If null, the PDF shows the compass instead, and the Word report shows no logo. */
      logo: input.presentation?.logo ?? input.profile.brand.logo,
      generatedAt: input.generatedAt,
    },
    cover: describeCover(input),
    summary: describeSummary(input),
    value: describeValue(input),
    tasks: describeTasks(input),
    offerings: describeOfferings(input),
    workflows: describeWorkflows(input),
    decision: describeDecision(input),
    modules: describeModules(input),
    partners: describePartners(input),
    roadmap: describeRoadmap(input),
    nextSteps: describeNextSteps(input),
    evidence: describeEvidence(input),
    assumptions: describeAssumptions(input),
    coverage: describeCoverage(input),
    method: describeMethod(input),
  };
}
