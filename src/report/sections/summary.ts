import { clipName, clipSentence } from '#report/clip-text.ts';
import type { ReportInput } from '#report/report-input.ts';
import { findFirstSteps } from '#shared/recommendations/first-steps.ts';
import { labelCompanyType } from '#shared/schemas/company.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import { describeBusinessCase } from '#shared/text/describe-business-case.ts';
import { nothingToTry } from '#shared/text/describe-first-steps.ts';
import { describeWorkflowHours, teamHoursOf } from '#shared/text/describe-hours.ts';
import { describeShareOfHours, largestSavers } from '#shared/text/describe-team.ts';
import { formatEstimate, formatPlural, formatUsdRate } from '#shared/text/figures.ts';
import { listOf } from '#shared/text/list-of.ts';
import { lowerFirst } from '#shared/text/lower-first.ts';
import { type Money, moneyIn } from '#shared/text/money.ts';
import { nameKind } from '#shared/text/name-kind.ts';
import { countFindings } from './counts.ts';
import { describeSize, domainInSentence } from './cover.ts';
import { describeFirstSteps, totalOfFirstSteps } from './first-steps.ts';
import { describeSafeguards } from './safeguards.ts';

const maxOfferings = 10;

export function describeSummary(input: ReportInput) {
  const found = input.tasks.length > 0;
  const money = moneyIn(input.profile.currency);
  return {
    paragraphs: found ? [describeFinding(input), ...describeUnread(input)] : describeNothing(input),
    company: describeCompany(input),
    headline: found ? describeHeadline(input, money) : null,
    cards: found ? describeCards(input, money) : [],
    steps: found ? describeFirstSteps(input, money) : [],
    stepsTotal: found ? totalOfFirstSteps(input, money) : null,
    noSteps: found && findFirstSteps(input).length === 0 ? nothingToTry : null,
    findings: found ? describeFindings(input, money) : [],
    safeguards: describeSafeguards(input),
  };
}

function describeFinding(input: ReportInput): string {
  const { audit, coverage, value } = input;
  const counts = countFindings(input);
  const named = `${formatPlural(counts.workflows, 'workflow')} and ${formatPlural(counts.tasks, 'task')}`;
  const read = coverage === null ? '' : formatPlural(coverage.read, 'page');
  const first =
    audit.kind === 'manual'
      ? `You described ${named}.`
      : `From ${read} of ${domainInSentence(audit)}, we identified ${named}.`;
  return `${first} AI can automate ${value.automateCount}${counts.tasks === 1 ? '' : ' of these tasks'}, optimize ${value.optimizeCount}, and support people in ${value.enhanceCount}.`;
}

function describeUnread({ coverage }: ReportInput): string[] {
  return coverage?.unreadLanguage === undefined || coverage.note === null
    ? []
    : [clipSentence(coverage.note)];
}

function describeNothing({ audit, coverage }: ReportInput): string[] {
  const next = 'Without tasks, there is no value to estimate and nothing to recommend.';
  if (audit.failure !== null) {
    return [
      clipSentence(audit.failure.message),
      `${next} Enter your workflows and tasks by hand, or try the scan again.`,
    ];
  }
  const note = clipSentence(coverage?.note ?? '');
  return [
    note || 'We didn’t identify any workflows or tasks.',
    `${next} Enter your workflows and tasks by hand to get a diagnosis.`,
  ];
}

function describeCompany({ audit, industry, value, offerings, workflows, coverage }: ReportInput) {
  const kind = clipName((industry && nameKind(industry)) ?? '', labelCompanyType(audit.companyType));
  const people = value.assumptions.headcount ?? null;
  const size =
    people === null && audit.companySize === '' ? '' : `, ${describeSize(people, audit.companySize)}`;
  const [largest] = workflows.toSorted((a, b) => teamHoursOf(b) - teamHoursOf(a) || a.id - b.id);
  const hours = largest === undefined ? null : describeWorkflowHours(largest);
  const named = offerings.slice(0, maxOfferings).map(({ name }) => clipName(name, 'Unnamed offering'));
  const rest = offerings.length - named.length;
  return {
    is: `${kind}${size}.`,
    description: clipSentence(audit.businessDescription ?? '') || null,
    work:
      largest === undefined || hours === null || coverage?.unreadLanguage !== undefined
        ? null
        : `${clipName(largest.name, 'Unknown Workflow')} takes the most time: ${hours}${largest.work || largest.teamSize > 1 ? '' : ' for one person'}.`,
    offers:
      named.length === 0
        ? null
        : `${named.join(', ')}${rest > 0 ? `, and ${formatPlural(rest, 'more offering')}` : ''}.`,
  };
}

function describeHeadline({ value }: ReportInput, money: Money) {
  const { usd, other } = money.wordEstimate(value.monthlyTotal);
  return {
    label: 'Total Monthly Cost Savings',
    figure: usd,
    other,
    range: `Range ${money.estimates(value.ranges.monthlyTotal)}`,
    basis: describeMode(value),
    rate: money.rate,
  };
}

export function describeMode({ calculationMode, hourlyRate }: ReportInput['value']): string {
  return calculationMode === 'advanced'
    ? `Using role-specific rates, ${formatUsdRate(hourlyRate)} an hour on average`
    : `Conservative estimate (junior rate), ${formatUsdRate(hourlyRate)} an hour`;
}

function describeCards({ value, businessCase }: ReportInput, money: Money) {
  const { timeEfficiency } = value.ranges;
  const time = {
    label: 'Time saved per month',
    figure: `${formatEstimate(value.timeEfficiency)} h`,
    note: `Range ${formatEstimate(timeEfficiency.low)} to ${formatEstimate(timeEfficiency.high)} hours`,
  };
  const total = describeBusinessCase(businessCase, money)?.total;
  if (total === undefined) return [time];
  const count = formatPlural(businessCase.modules.length, 'recommended module');
  const savings = money.about(businessCase.total?.savingsUsdPerMonth.likely ?? 0);
  return [
    time,
    {
      label: 'One-time cost',
      figure: total.cost.usd,
      note: after(total.cost.other, `${count}, saving ${savings} a month`),
    },
    {
      label: 'Net after 12 months',
      figure: total.net.usd,
      note: after(total.net.other, `Range ${total.net.range}`),
    },
  ];
}

/** On a line of its own, because the figure in dollars is set large. */
function after(other: string | null, note: string): string {
  return other === null ? note : `${capitalize(other)}. ${note}`;
}

function describeFindings({ tasks, value, modules, businessCase }: ReportInput, money: Money): string[] {
  const findings: string[] = [];
  const share = describeShareOfHours({ value, modules, largest: largestSavers(value, tasks) });
  if (share !== null)
    findings.push(`AI could save about ${formatEstimate(value.timeEfficiency)} hours a month. ${share}`);
  const decision = describeBusinessCase(businessCase, money)?.total;
  if (decision !== undefined) {
    const count = businessCase.modules.length;
    const savings = money.about(businessCase.total?.savingsUsdPerMonth.likely ?? 0);
    findings.push(
      `We recommend ${formatPlural(count, 'module')}: ${decision.cost.both} once, ${savings} saved a month, ${decision.net.both} net after 12 months (${decision.net.range}). Break-even: ${lowerFirst(decision.breakEven)}.`,
    );
  } else if (modules[0] !== undefined) {
    findings.push(
      `By this estimate, no module pays back in time; ${clipName(modules[0].name, 'unnamed')} comes closest. Measure the hours before you decide.`,
    );
  }
  findings.push(describeCertainty(tasks));
  return findings;
}

function describeCertainty(tasks: ReportInput['tasks']): string {
  const count = (basis: (typeof tasks)[number]['basis']) =>
    tasks.filter((task) => task.basis === basis).length;
  const parts = [
    [count('observed'), 'observed on the website'],
    [count('inferred'), 'inferred from what it says'],
    [count('typical'), 'typical for the industry'],
    [count('told'), 'entered by you'],
  ].flatMap(([number, words]) => (number === 0 ? [] : [`${number} ${words}`]));
  return `Evidence for the ${formatPlural(tasks.length, 'task')}: ${listOf(parts)}. The range reflects uncertainty about the hours and the share saved.`;
}
