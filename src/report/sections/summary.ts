import { clipName, clipSentence } from '#report/clip-text.ts';
import type { ReportInput } from '#report/report-input.ts';
import { describeBusinessCase } from '#shared/text/describe-business-case.ts';
import { describeWorkflowHours, teamHoursOf } from '#shared/text/describe-hours.ts';
import { describePayback } from '#shared/text/describe-payback.ts';
import {
  formatEstimate,
  formatEstimatedUsd,
  formatPlural,
  formatShare,
  formatUsdRate,
} from '#shared/text/figures.ts';
import { reportEstimate } from '#shared/value/report-estimate.ts';
import { domainOf } from './cover.ts';

/** The executive summary: what was found, the headline with its range, three figures and what to look at first. */
export function describeSummary(input: ReportInput) {
  const found = input.tasks.length > 0;
  return {
    paragraphs: found ? describeFinding(input) : describeNothing(input),
    headline: found ? describeHeadline(input) : null,
    cards: found ? describeCards(input) : [],
    findings: found ? describeFindings(input) : [],
  };
}

function describeFinding({ audit, coverage, workflows, tasks, value }: ReportInput): string[] {
  const counts = `${formatPlural(workflows.length, 'workflow')} and ${formatPlural(tasks.length, 'task')}`;
  const read = coverage === null ? '' : formatPlural(coverage.read, 'page');
  const first =
    audit.kind === 'manual'
      ? `You described ${counts}.`
      : `From ${read} of ${domainOf(audit)} we identified ${counts}.`;
  const second = `Of the tasks, ${value.automateCount} can be automated, ${value.optimizeCount} optimized, and ${value.enhanceCount} are best done by people whom AI enhances.`;
  return [`${first} ${second}`];
}

function describeNothing({ audit, coverage }: ReportInput): string[] {
  const next = 'Without tasks there is no value to estimate and nothing to recommend.';
  if (audit.failure !== null) {
    return [
      clipSentence(audit.failure.message),
      `${next} Enter your workflows and tasks by hand, or try the scan again.`,
    ];
  }
  const note = clipSentence(coverage?.note ?? '');
  return [
    note || 'No workflows and tasks were identified.',
    `${next} Enter your workflows and tasks by hand to get a diagnosis.`,
  ];
}

function describeHeadline({ value }: ReportInput) {
  const { low, high } = value.ranges.monthlyTotal;
  return {
    label: 'Total Monthly Cost Savings',
    figure: formatEstimatedUsd(value.monthlyTotal),
    range: `Range ${formatEstimatedUsd(low)} to ${formatEstimatedUsd(high)}`,
    basis: describeMode(value),
  };
}

/** The calculation mode in the product's words, with the rate it comes to. */
export function describeMode({ calculationMode, hourlyRate }: ReportInput['value']): string {
  return calculationMode === 'advanced'
    ? `Using role-specific rates, ${formatUsdRate(hourlyRate)} an hour on average`
    : `Conservative estimate (junior rate), ${formatUsdRate(hourlyRate)} an hour`;
}

function describeCards({ audit, value, workflows }: ReportInput) {
  const { timeEfficiency, newBusinessUSD } = value.ranges;
  const estimate = reportEstimate({ ...audit.stats, workflows });
  return [
    {
      label: 'Time saved a month',
      figure: `${formatEstimate(value.timeEfficiency)} h`,
      note: `Range ${formatEstimate(timeEfficiency.low)} to ${formatEstimate(timeEfficiency.high)} hours`,
    },
    {
      label: 'Business impact a month',
      figure: formatEstimatedUsd(value.newBusinessUSD),
      note: `Range ${formatEstimatedUsd(newBusinessUSD.low)} to ${formatEstimatedUsd(newBusinessUSD.high)}, ${formatShare(value.assumptions.conversionRate)} of the savings`,
    },
    {
      label: 'Automation Potential',
      figure: `${estimate.automationPotentialPercent}%`,
      note: 'Share of the identified tasks that are Automate',
    },
  ];
}

function describeFindings({ tasks, workflows, modules, businessCase, roadmap }: ReportInput): string[] {
  const [largest] = workflows.toSorted((a, b) => teamHoursOf(b) - teamHoursOf(a) || a.id - b.id);
  const hours = largest === undefined ? null : describeWorkflowHours(largest);
  const [first] = modules;
  const findings: string[] = [];
  if (largest !== undefined && hours !== null) {
    findings.push(
      `Most time goes into ${clipName(largest.name, 'Unknown Workflow')}: ${hours}${largest.work || largest.teamSize > 1 ? '' : ' for one person'}.`,
    );
  }
  if (first !== undefined) {
    findings.push(
      `${first.paysBack ? 'The module to look at first is' : 'No module pays back in time on this estimate; the nearest is'} ${clipName(first.name, 'unnamed')}. ${clipSentence(first.reason)} ${describePayback(first.paybackMonths)}.`,
    );
  }
  const decision = describeBusinessCase(businessCase)?.total;
  if (decision !== undefined) {
    const count = businessCase.modules.length;
    findings.push(
      `${formatPlural(count, 'module')} ${count === 1 ? 'is' : 'are'} recommended: ${decision.cost} once, about ${decision.savings.likely} saved a month, ${decision.net.likely} net after 12 months (${decision.net.range}).`,
    );
  }
  const stay = roadmap.leaveWithPeople.length;
  if (stay > 0) {
    findings.push(
      `${formatPlural(stay, 'task')} of ${tasks.length} should stay with people; the reasons are given.`,
    );
  }
  return findings;
}
