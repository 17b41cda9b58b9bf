import type { ExplainedCandidate, ExplainedSignal, Explanation } from '#shared/schemas/explanation.ts';

const maxSignals = 6;

export function formatExplanation({ industry, candidates, neverMentioned }: Explanation): string {
  const kind = industry.detail ?? industry.detected;
  const opening = `Kind of organization: ${kind} (confidence ${industry.confidence})`;
  const reasons = industry.reasons.map(({ quote, url }) => `  "${quote}"\n    ${url}`);
  const sections = [
    [opening, ...reasons].join('\n'),
    ...section(
      'Shown',
      candidates.filter(({ shown }) => shown),
    ),
    ...section(
      'Seen, not counted',
      candidates.filter(({ shown }) => !shown),
    ),
    ...formatNeverMentioned(neverMentioned),
  ];
  return sections.join('\n\n');
}

function section(title: string, candidates: readonly ExplainedCandidate[]): string[] {
  return candidates.length === 0
    ? []
    : [`== ${title} (${candidates.length})`, ...candidates.map(formatCandidate)];
}

function formatCandidate({ kind, id, name, signals, refused, verdicts }: ExplainedCandidate): string {
  const shown = signals.slice(0, maxSignals).map(formatSignal);
  const more = signals.length - shown.length;
  return [
    `${kind} ${name} [${id}]`,
    ...shown,
    ...(more > 0 ? [`  … and ${more} weaker ${more === 1 ? 'signal' : 'signals'}`] : []),
    ...refused
      .slice(0, maxSignals)
      .map(({ evidence, reason }) => `  - "${evidence.quote}": ${reason}\n      ${evidence.url}`),
    ...verdicts.map(
      ({ rule, outcome, reason, into }) => `  => ${outcome} by ${rule}${into ? ` (${into})` : ''}: ${reason}`,
    ),
  ].join('\n');
}

function formatSignal({ key, strength, direct, evidence, because }: ExplainedSignal): string {
  const weight = `  + Strength ${strength}, ${direct ? 'says it directly' : 'suggests it'}`;
  const weakened = because.length > 0 ? `; weakened: ${because.join('; ')}` : '';
  return `${weight}${weakened}: ${evidence ? `"${evidence.quote}"\n      ${evidence.url}` : key}`;
}

function formatNeverMentioned(workflow: Explanation['neverMentioned']): string[] {
  if (!workflow) return [];
  const { id, name, wordings, examples } = workflow;
  return [
    [
      '== Never mentioned',
      `workflow ${name} [${id}]: none of its ${wordings} wordings appears on the pages we read. Examples:`,
      ...examples.map((example) => `  ${example}`),
    ].join('\n'),
  ];
}
