import type { DiagnosedWorkflow } from '#diagnosis/diagnosis-types.ts';
import type { SiteEvaluation } from './evaluate-site.ts';
import type { EvaluationSummary, Mean, Share } from './summarize-evaluation.ts';

const quoteLength = 100;

export function formatSite(evaluation: SiteEvaluation): string {
  const { site, diagnosis, missed, offeringsMatched, repeatedRows } = evaluation;
  const { detected, detail, confidence } = diagnosis.industry;
  const notNamed = site.offerings.filter(
    (name) => !offeringsMatched.some((match) => match.expected === name),
  );
  return [
    `\n${site.name}: ${diagnosis.coverage.read} pages, ${evaluation.shown.length} workflows, ${diagnosis.offerings.length} offerings`,
    ...(diagnosis.failure ? [`  failed: ${diagnosis.failure.code}: ${diagnosis.failure.message}`] : []),
    `  kind ${detected}${detail ? ` (${detail})` : ''}, confidence ${confidence}: ${evaluation.kindRight ? 'right' : `WRONG, expected ${site.kind}`}`,
    ...diagnosis.workflows.flatMap((workflow) => workflowLines(evaluation, workflow)),
    ...missed.map(({ name }) => `  NOT MATCHED  ${name}`),
    ...evaluation.verdicts.offerings.map(({ name, verdict }) => `  offering ${verdict ?? 'JUDGE'}: ${name}`),
    ...notNamed.map((name) => `  OFFERING NOT NAMED  ${name}`),
    ...repeatedRows.map(({ workflow, name }) => `  REPEATED TASK  ${name} (${workflow})`),
    ...(site.expect ? [`  expected: ${site.expect}`] : []),
  ].join('\n');
}

function workflowLines({ matched, verdicts }: SiteEvaluation, workflow: DiagnosedWorkflow): string[] {
  const [quote] = workflow.evidence;
  const whose = workflow.performedBy === 'product' ? ', product' : '';
  const match = matched.find(({ prediction }) => prediction === workflow);
  const judged = verdicts.workflows.find(({ shown }) => shown === workflow);
  const verdict = judged ? (judged.verdict?.verdict ?? 'JUDGE') : 'typical';
  return [
    `  ${verdict.padEnd(9)}  ${workflow.name} [${workflow.basis}${whose}] ${workflow.definitionId}`,
    ...(match ? [`             = ${match.gold.name}`] : []),
    ...(quote ? [`             ${new URL(quote.url).pathname}: "${quote.quote.slice(0, quoteLength)}"`] : []),
  ];
}

export function formatEvaluationSummary(summary: EvaluationSummary): string {
  const { expectedMatched, judged, tasksByBasis, withoutVerdict } = summary;
  const rows: [string, string][] = [
    ['sites', `${summary.sites}, ${summary.pagesRead} pages`],
    ['workflows shown per site', formatMean(summary.workflowsShown)],
    ['offerings shown per site', formatMean(summary.offeringsShown)],
    ['tasks per workflow', String(summary.tasksPerWorkflow ?? '-')],
    ['company type correct', formatShare(summary.kindRight)],
    ['expected workflows matched, English *', formatShare(expectedMatched.english)],
    ['expected workflows matched, other languages *', formatShare(expectedMatched.otherLanguages)],
    ['expected offerings named *', formatShare(summary.offeringsNamed)],
    ['repeated task rows', formatShare(summary.repeatedTaskRows)],
    ['quotes verbatim', formatShare(summary.quotesVerbatim)],
    ...Object.entries(tasksByBasis).map(([basis, share]): [string, string] => [
      `tasks ${basis}`,
      formatShare(share),
    ]),
    ['judged workflows: right', formatShare(judged.right)],
    ['judged workflows: wrong', formatShare(judged.wrong)],
    ['judged workflows: duplicate', formatShare(judged.duplicate)],
    ['expected workflows found, fully judged sites', formatShare(judged.expectedFound)],
    ['judged offerings: right', formatShare(judged.offeringsRight)],
    ['judged tasks: fitting', formatShare(judged.tasksFit)],
    ['judged tasks: false', formatShare(judged.tasksFalse)],
    ['judged observed tasks: shown by their quote', formatShare(judged.observedTasksShown)],
  ];
  const width = Math.max(...rows.map(([label]) => label.length));
  return [
    ...rows.map(([label, value]) => `${label.padEnd(width)}  ${value}`),
    '',
    '* Matched by name and page alone. Only a reader can tell what was really found, so rely on the judged figures.',
    'Judged: findings that have a stored verdict under the same name. In square brackets: 95% Wilson intervals.',
    '',
    'Needs a reader:',
    `  verdicts on ${withoutVerdict.workflows} workflows, ${withoutVerdict.offerings} offerings, and ${withoutVerdict.tasks} tasks of right workflows (JUDGE above)`,
    '  which expected workflows and offerings were found under another name (NOT MATCHED, NOT NAMED above)',
    '  the order of the hours, the frameworks, the first three recommendations, and whether the owner would believe and act on them',
  ].join('\n');
}

function formatShare({ count, of, share, low, high }: Share): string {
  return share === null ? '-' : `${two(share)} (${count} of ${of}) [${two(low)}, ${two(high)}]`;
}

function formatMean({ mean, min, max }: Mean): string {
  return mean === null ? '-' : `${mean} (${min} to ${max})`;
}

function two(value: number | null): string {
  return value === null ? '-' : value.toFixed(2);
}
