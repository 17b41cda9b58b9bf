import { findWorkflow } from '#catalogue/knowledge/find-workflow.ts';
import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import type { Basis } from '#shared/schemas/evidence.ts';
import type { ExplainedCandidate, ExplainedVerdict, Explanation } from '#shared/schemas/explanation.ts';
import { signalIndexes } from '../annotate/signal-index.ts';
import { readSite } from '../annotate/site-reading.ts';
import type { CrawlResult } from '../crawl/crawl-types.ts';
import { readableSite } from '../diagnose-pages.ts';
import type { SaidOfCompany } from '../diagnosis-types.ts';
import { type Identification, identify } from '../identify.ts';
import type { ModelReading } from '../second-reader/model-reading.ts';
import type { TracedCandidate } from '../trace/trace.ts';
import { explainIndustries } from './explain-industries.ts';
import { type ExplanationQuestion, selectCandidates } from './select-candidates.ts';

const maxExamples = 8;

export function explainSite(
  request: SaidOfCompany,
  crawled: CrawlResult,
  question: ExplanationQuestion = { workflow: null, text: null },
  reading: ModelReading | null = null,
): Explanation {
  const knowledge = loadKnowledge();
  const { read } = readableSite(crawled);
  const found = identify(read, request.companyType, knowledge, {
    size: request.companySize,
    specialty: request.specialty,
    reading,
  });
  const site = readSite(read, signalIndexes(knowledge));
  const candidates = [
    ...explainIndustries(site, found, knowledge.industries),
    ...found.trace.candidates.map((candidate) => explainCandidate(candidate, found)),
    ...typicalCandidates(found),
  ];
  const workflows = candidates.filter(({ kind }) => kind === 'workflow');
  return {
    industry: found.industry,
    workflows: namesOf(workflows),
    candidates: selectCandidates(
      candidates.toSorted((a, b) => Number(b.shown) - Number(a.shown)),
      question,
    ),
    neverMentioned: workflows.some(({ id }) => id === question.workflow)
      ? null
      : neverMentioned(question.workflow),
  };
}

/**
 * A workflow that is shown as typical may also be among the dropped candidates, so the shown entry
 * wins.
 */
function namesOf(workflows: readonly ExplainedCandidate[]): Explanation['workflows'] {
  const byId = new Map<string, Explanation['workflows'][number]>();
  for (const { id, name, shown } of workflows) if (shown || !byId.has(id)) byId.set(id, { id, name, shown });
  return [...byId.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

function explainCandidate(candidate: TracedCandidate, found: Identification): ExplainedCandidate {
  const { kind, id, name, signals, refused } = candidate;
  const verdicts: ExplainedVerdict[] = candidate.verdicts.map(({ rule, outcome, reason, into }) => ({
    rule,
    outcome,
    reason,
    into: into ?? null,
  }));
  const kept = !verdicts.some(({ outcome }) => outcome === 'drop' || outcome === 'merge');
  const place = kept ? findPlace(candidate, found) : null;
  if (kept && place === null)
    verdicts.push({
      rule: 'last-check',
      outcome: 'drop',
      reason: 'None of its quotes is on the stored pages, or another entry has the same name.',
      into: null,
    });
  return {
    kind,
    id,
    name,
    workflow: workflowOf(candidate, found),
    shown: place !== null,
    basis: place?.basis ?? null,
    signals: signals.map((signal) => ({ ...signal, because: [...signal.because] })),
    refused,
    verdicts,
  };
}

function findPlace(
  { kind, id, name }: TracedCandidate,
  { workflows, offerings }: Identification,
): { basis: Basis | null } | null {
  if (kind === 'offering')
    return offerings.some((offering) => offering.name === name) ? { basis: null } : null;
  if (kind === 'workflow') return workflows.find(({ definition }) => definition.id === id) ?? null;
  const tasks = workflows.flatMap(({ definition, tasks: own }) =>
    own.map((task) => ({ id: `${definition.id}/${task.definition.id}`, basis: task.basis })),
  );
  return tasks.find((task) => task.id === id) ?? null;
}

function workflowOf({ kind, id, name }: TracedCandidate, { offerings }: Identification): string | null {
  if (kind === 'workflow') return id;
  if (kind === 'offering') return offerings.find((offering) => offering.name === name)?.deliveredBy ?? null;
  return id.split('/')[0] ?? null;
}

function typicalCandidates({ workflows }: Identification): ExplainedCandidate[] {
  return workflows
    .filter(({ basis }) => basis === 'typical')
    .map(({ definition: { id }, name }) => typicalWorkflow(id, name));
}

function typicalWorkflow(id: string, name: string): ExplainedCandidate {
  const kind = 'workflow';
  const basis = 'typical';
  const reason = "Organizations of this kind usually have it, but the site doesn't mention it.";
  const verdicts: ExplainedVerdict[] = [{ rule: 'typical', outcome: 'keep', reason, into: null }];
  return { kind, id, name, workflow: id, shown: true, basis, signals: [], refused: [], verdicts };
}

function neverMentioned(workflow: string | null): Explanation['neverMentioned'] {
  const definition = workflow === null ? undefined : findWorkflow(workflow);
  if (!definition) return null;
  const { id, name, signals } = definition;
  const phrases = (signals.phrases ?? []).flatMap(({ any }) => any);
  return { id, name, wordings: phrases.length, examples: phrases.slice(0, maxExamples) };
}
