import type { Currency } from '#shared/schemas/currency.ts';
import type { Basis } from '#shared/schemas/evidence.ts';
import {
  businessCaseTitle,
  describeBusinessCase,
  describeBusinessCaseBasis,
} from '#shared/text/describe-business-case.ts';
import { describeWorkflowHours } from '#shared/text/describe-hours.ts';
import {
  describeRange,
  describeShareOfHours,
  describeStaffing,
  describeVolumes,
  describeWorkingTime,
  largestSavers,
} from '#shared/text/describe-team.ts';
import { formatPlural, roundEstimate } from '#shared/text/figures.ts';
import { type Money, moneyIn } from '#shared/text/money.ts';
import { nameKind } from '#shared/text/name-kind.ts';
import { changeTeam } from '#shared/value/company-model/modeled-hours.ts';
import type { TerminalResult } from './compose-result.ts';

const basisNames: Record<Basis, string> = {
  observed: 'observed',
  inferred: 'inferred',
  typical: 'typical for the industry',
  told: 'you told us',
};

export function formatSummary(result: TerminalResult, currency: Currency | undefined): string {
  const { audit, coverage } = result;
  const money = moneyIn(currency);
  const head = [
    `${audit.domain}  (${audit.reachedUrl ?? audit.website})`,
    `Industry    ${industryLine(result)}`,
    `Pages       read ${coverage.read} of ${coverage.found} found${coverageRest(coverage)}`,
  ];
  if (audit.failure)
    return [...head, '', `Failed: ${audit.failure.message} [${audit.failure.code}]`].join('\n');
  if (result.stats.scanQuality !== null) head.push(`Quality     ${Math.round(result.stats.scanQuality)}%`);
  if (coverage.note) head.push('', coverage.note);
  const offerings = offeringLines(result);
  if (offerings.length > 0) head.push('', ...offerings);
  if (result.workflows.length === 0) return head.join('\n');
  return [
    ...head,
    '',
    ...workflowLines(result),
    '',
    ...valueLines(result, money),
    '',
    ...businessCaseLines(result, money),
    ...moduleLines(result, money),
  ].join('\n');
}

function industryLine({ audit, industry }: TerminalResult): string {
  if (industry.detected === 'unknown') return 'not clear from the site';
  const kind = nameKind(industry);
  const detail = kind ? ` (${kind})` : '';
  const sure =
    audit.specialty === '' ? `confidence ${Math.round(industry.confidence * 100)}%` : 'as you chose';
  return `${industry.detected}${detail}, ${sure}`;
}

function coverageRest(coverage: TerminalResult['coverage']): string {
  const parts = [
    [coverage.skippedByRobots, 'blocked by robots.txt'],
    [coverage.failed, 'failed'],
    [coverage.duplicates, 'copies'],
    [coverage.setAside, 'set aside'],
  ].filter(([count]) => Number(count) > 0);
  return parts.length === 0 ? '' : `; ${parts.map(([count, what]) => `${count} ${what}`).join(', ')}`;
}

function offeringLines({ offerings }: TerminalResult): string[] {
  if (offerings.length === 0) return [];
  return [
    'What the company offers',
    ...offerings.flatMap(({ name, evidence: [first] }) => [
      `  ${name}`,
      ...(first ? [`    "${first.quote}"`, `    ${first.url}`] : []),
    ]),
  ];
}

function workflowLines(result: TerminalResult): string[] {
  const lines = [
    `${formatPlural(result.workflows.length, 'workflow')}, ${formatPlural(result.tasks.length, 'task')}`,
  ];
  for (const workflow of result.workflows) {
    const product = workflow.performedBy === 'product' ? ', done by its product' : '';
    lines.push('', `${workflow.name}  [${basisNames[workflow.basis]}${product}]`);
    const evidence = workflow.evidence[0];
    if (evidence) lines.push(`  "${evidence.quote}"`, `  ${evidence.url}`);
    const hours = describeWorkflowHours(workflow);
    if (hours !== null) lines.push(`  ${hours}`);
    const people = workflow.work && workflow.teamSize > 1 ? ` each for ${workflow.teamSize} people` : '';
    for (const task of result.tasks.filter((candidate) => candidate.workflow === workflow.name)) {
      lines.push(`  ${task.framework.padEnd(9)} ${task.name} (${task.timeInvestment} h/week${people})`);
    }
  }
  return lines;
}

function valueLines(result: TerminalResult, money: Money): string[] {
  const { value, tasks } = result;
  if (tasks.length === 0) return [];
  const { low, high } = value.ranges.monthlyTotal;
  const { other } = money.wordEstimate(value.monthlyTotal);
  return [
    `Monthly value  USD ${usd(roundEstimate(value.monthlyTotal))}${other === null ? '' : ` (${other})`}, range ${usd(roundEstimate(low))} to ${usd(roundEstimate(high))}: an estimate from the site alone`,
    `Time saved     ${usd(roundEstimate(value.timeEfficiency))} hours a month at USD ${value.hourlyRate}/h`,
    ...(money.rate === null ? [] : [`Exchange rate  ${money.rate}`]),
    ...teamLines(result),
    `Frameworks     ${value.automateCount} Automate, ${value.optimizeCount} Optimize, ${value.enhanceCount} Enhance`,
  ];
}

function teamLines({ value, modules, tasks, workflows }: TerminalResult): string[] {
  if (value.team === null) return [];
  const team = changeTeam(value.team, value.assumptions);
  const workingTime = describeWorkingTime(team);
  const share = describeShareOfHours({ value, modules, largest: largestSavers(value, tasks) });
  return [
    describeStaffing(team.headcount, team.staffing),
    ...(workingTime === null ? [] : [workingTime]),
    ...(share === null ? [] : [share]),
    ...describeRange(value),
    ...describeVolumes(workflows),
  ].map((sentence) => `               ${sentence}`);
}

function businessCaseLines({ businessCase }: TerminalResult, money: Money): string[] {
  const worded = describeBusinessCase(businessCase, money);
  if (worded === null) return [];
  const rows = worded.rows.length > 1 ? [...worded.rows, worded.total] : worded.rows;
  return [
    businessCaseTitle,
    ...rows.flatMap(({ name, cost, savings, net, breakEven }) => [
      `  ${name}: ${cost.both} once, saves ${savings.both} a month (${savings.range})`,
      `    Net after 12 months ${net.inLine}; break-even: ${breakEven}`,
    ]),
    ...describeBusinessCaseBasis(businessCase, money).map((sentence) => `  ${sentence}`),
    '',
  ];
}

const shown = { modules: 8, partners: 5 };

function moduleLines({ modules, partners }: TerminalResult, money: Money): string[] {
  const rest = modules.length - shown.modules;
  return [
    ...modules
      .slice(0, shown.modules)
      .flatMap((module) => [
        `${String(module.matchPercentage).padStart(3)}%  ${module.name} (${classOf(module, money)})${module.paysBack ? '' : ': doesn’t pay back in time'}`,
        `       ${module.reason}`,
      ]),
    ...(rest > 0 ? [`       and ${formatPlural(rest, 'more module')}`] : []),
    ...partners.slice(0, shown.partners).map((partner) => `       ${partner.name}: ${partner.relevance}`),
  ];
}

function classOf({ type, price }: TerminalResult['modules'][number], money: Money): string {
  const { usd: inUsd, other } = money.wordPrice(price);
  return [type, inUsd, other ?? []].flat().join(', ');
}

function usd(amount: number): string {
  return amount.toLocaleString('en-US');
}
