import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { Identification } from '#diagnosis/identify.ts';
import type { TracedCandidate, TracedSignal } from '#diagnosis/trace/trace.ts';

/** Signals printed for one candidate; the JSON has them all. */
const maxSignals = 6;
const maxPhrases = 8;

interface Question {
  /** Id of the workflow that was asked for; null for all. */
  workflow: string | null;
  workflows: readonly WorkflowDefinition[];
}

/** What was found and why, in paragraphs: kept candidates first, then what was seen and not counted. */
export function formatExplanation(
  { industry }: Identification,
  candidates: readonly TracedCandidate[],
  { workflow, workflows }: Question,
): string {
  const kind = industry.detail ?? industry.detected;
  const opening = `Kind of organization: ${kind} (confidence ${industry.confidence})`;
  const reasons = industry.reasons.map(({ quote, url }) => `  "${quote}"\n    ${url}`);
  const kept = candidates.filter(isKept);
  const others = candidates.filter((candidate) => !isKept(candidate));
  const sections = [
    [opening, ...reasons].join('\n'),
    ...section('Shown', kept),
    ...section('Seen, not counted', others),
    ...neverMentioned(candidates, workflow, workflows),
  ];
  return sections.join('\n\n');
}

function isKept({ verdicts }: TracedCandidate): boolean {
  return !verdicts.some(({ outcome }) => outcome === 'drop' || outcome === 'merge');
}

function section(title: string, candidates: readonly TracedCandidate[]): string[] {
  return candidates.length === 0
    ? []
    : [`== ${title} (${candidates.length})`, ...candidates.map(formatCandidate)];
}

function formatCandidate({ kind, id, name, signals, refused, verdicts }: TracedCandidate): string {
  const shown = signals.slice(0, maxSignals).map(formatSignal);
  const more = signals.length - shown.length;
  return [
    `${kind} ${name} [${id}]`,
    ...shown,
    ...(more > 0 ? [`  … and ${more} weaker signals`] : []),
    ...refused
      .slice(0, maxSignals)
      .map(({ evidence, reason }) => `  - "${evidence.quote}": ${reason}\n      ${evidence.url}`),
    ...verdicts.map(
      ({ rule, outcome, reason, into }) => `  => ${outcome} by ${rule}${into ? ` (${into})` : ''}: ${reason}`,
    ),
  ].join('\n');
}

function formatSignal({ key, strength, direct, evidence, because }: TracedSignal): string {
  const weight = `  + ${strength} ${direct ? 'says it' : 'suggests it'}`;
  const lowered = because.length > 0 ? `, counts less: ${because.join('; ')}` : '';
  return evidence ? `${weight}${lowered}: "${evidence.quote}"\n      ${evidence.url}` : `${weight}: ${key}`;
}

/** What would have raised a workflow of which the site has no word. */
function neverMentioned(
  candidates: readonly TracedCandidate[],
  workflow: string | null,
  workflows: readonly WorkflowDefinition[],
): string[] {
  const definition = workflows.find(({ id }) => id === workflow);
  if (!definition || candidates.some(({ kind, id }) => kind === 'workflow' && id === workflow)) return [];
  const phrases = (definition.signals.phrases ?? []).flatMap(({ any }) => any);
  return [
    [
      `== Never mentioned`,
      `workflow ${definition.name} [${definition.id}]: none of its ${phrases.length} wordings stands on the pages read, for example:`,
      ...phrases.slice(0, maxPhrases).map((phrase) => `  ${phrase}`),
    ].join('\n'),
  ];
}
