import type { DiagnosedWorkflow } from '#diagnosis/diagnosis-types.ts';
import type { SiteEvaluation } from './evaluate-site.ts';
import type { EvaluationSummary } from './summarise-evaluation.ts';

const quoteLength = 100;

/** One site for a reader: industry, workflows with basis and quotes, what was matched, missed and left over. */
export function formatSite(evaluation: SiteEvaluation): string {
  const { site, diagnosis } = evaluation;
  const { detected, detail, confidence } = diagnosis.industry;
  const right = evaluation.industryRight ? 'right' : `WRONG, gold ${site.industry}`;
  return [
    `\n${site.name}: ${diagnosis.coverage.read} pages, ${evaluation.milliseconds} ms, scan quality ${diagnosis.scanQuality ?? 'none'}`,
    ...(diagnosis.failure ? [`  failed: ${diagnosis.failure.code}: ${diagnosis.failure.message}`] : []),
    `  industry ${detected}${detail ? ` (${detail})` : ''}, confidence ${confidence}: ${right}`,
    ...diagnosis.workflows.flatMap((workflow) => workflowLines(evaluation, workflow)),
    ...evaluation.missed.map(({ workflow }) => `  MISSED  ${workflow}`),
    ...evaluation.productMissed.map(({ workflow }) => `  MISSED (product)  ${workflow}`),
    ...(site.expect ? [`  expected: ${site.expect}`] : []),
  ].join('\n');
}

function workflowLines(evaluation: SiteEvaluation, workflow: DiagnosedWorkflow): string[] {
  const [quote] = workflow.evidence;
  const whose = workflow.performedBy === 'product' ? ', product' : '';
  return [
    `  ${verdictOf(evaluation, workflow)}  ${workflow.name} [${workflow.basis}${whose}] ${workflow.definitionId}`,
    ...(quote ? [`            ${new URL(quote.url).pathname}: "${quote.quote.slice(0, quoteLength)}"`] : []),
  ];
}

function verdictOf(evaluation: SiteEvaluation, workflow: DiagnosedWorkflow): string {
  const matches = [...evaluation.matched, ...evaluation.productMatched];
  const match = matches.find(({ prediction }) => prediction === workflow);
  if (match) return `= ${match.gold.workflow}\n         `;
  if (workflow.basis === 'typical') return 'typical ';
  const left = evaluation.unmatched.find(({ prediction }) => prediction === workflow);
  if (!left) return 'product ';
  return left.verdict === null ? 'JUDGE   ' : left.verdict ? 'accepted' : 'REFUSED ';
}

export function formatEvaluationSummary(summary: EvaluationSummary): string {
  const percent = (value: number | null) => (value === null ? '-' : `${(value * 100).toFixed(1)} %`);
  const rows: [string, string][] = [
    ['sites', String(summary.sites)],
    ['pages read', String(summary.pagesRead)],
    ['time', `${summary.seconds} s`],
    ['own predictions', `${summary.predictions} (${summary.unjudged} unjudged)`],
    ['precision, unjudged counted as wrong', percent(summary.precision)],
    ['precision of those matched or judged', percent(summary.precisionOfJudged)],
    ['recall of the gold (own)', percent(summary.recall)],
    ['recall of the gold (product)', percent(summary.productRecall)],
    ['observed quotes verified', `${percent(summary.quoteVerification)} of ${summary.quotes}`],
    ['industry right', percent(summary.industryAccuracy)],
    ['observed workflows on sites that say little', String(summary.observedOnEmptySites)],
  ];
  const width = Math.max(...rows.map(([label]) => label.length));
  return rows.map(([label, value]) => `${label.padEnd(width)}  ${value}`).join('\n');
}
