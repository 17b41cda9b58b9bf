import type { Basis } from '#shared/schemas/evidence.ts';
import type { TerminalResult } from './compose-result.ts';

const basisNames: Record<Basis, string> = {
  observed: 'observed',
  inferred: 'inferred',
  typical: 'typical for the industry',
  told: 'you told us',
};

/** A readable summary of a diagnosis for a terminal, no colours, at most about 100 columns. */
export function formatSummary(result: TerminalResult): string {
  const { audit, coverage, industry } = result;
  const head = [
    `${audit.domain}  (${audit.reachedUrl ?? audit.website})`,
    `Industry    ${industryLine(industry)}`,
    `Pages       ${coverage.read} read of ${coverage.found} found${coverageRest(coverage)}`,
  ];
  if (audit.failure)
    return [...head, '', `Failed: ${audit.failure.message} [${audit.failure.code}]`].join('\n');
  if (result.stats.scanQuality !== null) head.push(`Quality     ${Math.round(result.stats.scanQuality)} %`);
  if (coverage.note) head.push('', coverage.note);
  if (result.workflows.length === 0) return head.join('\n');
  return [...head, '', ...workflowLines(result), '', ...valueLines(result), '', ...moduleLines(result)].join(
    '\n',
  );
}

function industryLine(industry: TerminalResult['industry']): string {
  if (industry.detected === 'unknown') return 'not clear from the site';
  const detail = industry.detail ? ` (${industry.detail})` : '';
  return `${industry.detected}${detail}, confidence ${Math.round(industry.confidence * 100)} %`;
}

function coverageRest(coverage: TerminalResult['coverage']): string {
  const parts = [
    [coverage.skippedByRobots, 'kept from us by robots.txt'],
    [coverage.failed, 'failed'],
    [coverage.duplicates, 'copies'],
    [coverage.setAside, 'set aside'],
  ].filter(([count]) => Number(count) > 0);
  return parts.length === 0 ? '' : `; ${parts.map(([count, what]) => `${count} ${what}`).join(', ')}`;
}

function workflowLines(result: TerminalResult): string[] {
  const lines = [`${result.workflows.length} workflows, ${result.tasks.length} tasks`];
  for (const workflow of result.workflows) {
    const product = workflow.performedBy === 'product' ? ', done by its product' : '';
    lines.push('', `${workflow.name}  [${basisNames[workflow.basis]}${product}]`);
    const evidence = workflow.evidence[0];
    if (evidence) lines.push(`  "${evidence.quote}"`, `  ${evidence.url}`);
    for (const task of result.tasks.filter((candidate) => candidate.workflow === workflow.name)) {
      lines.push(`  ${task.framework.padEnd(9)} ${task.name} (${task.timeInvestment} h/week)`);
    }
  }
  return lines;
}

function valueLines({ value, tasks }: TerminalResult): string[] {
  if (tasks.length === 0) return [];
  const { low, high } = value.ranges.monthlyTotal;
  return [
    `Monthly value  USD ${usd(value.monthlyTotal)}, range ${usd(low)} to ${usd(high)}: an estimate from the site alone`,
    `Time saved     ${value.timeEfficiency} hours a month at USD ${value.hourlyRate}/h`,
    `Frameworks     ${value.automateCount} Automate, ${value.optimizeCount} Optimize, ${value.enhanceCount} Enhance`,
  ];
}

/** Recommendations that a terminal shows; all of them stand in the JSON and the report. */
const shown = { modules: 8, partners: 5 };

function moduleLines({ modules, partners }: TerminalResult): string[] {
  const rest = modules.length - shown.modules;
  return [
    ...modules
      .slice(0, shown.modules)
      .map(
        (module) =>
          `${String(module.matchPercentage).padStart(3)} %  ${module.name} (${module.type}, $${usd(module.price)})`,
      ),
    ...(rest > 0 ? [`       and ${rest} further modules`] : []),
    ...partners.slice(0, shown.partners).map((partner) => `       ${partner.name}: ${partner.relevance}`),
  ];
}

function usd(amount: number): string {
  return amount.toLocaleString('en-US');
}
