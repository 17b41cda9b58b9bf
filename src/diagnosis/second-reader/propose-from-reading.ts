import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { IndustryFinding } from '../annotate/industry/identify-industry.ts';
import type { Hit, SiteReading } from '../annotate/site-reading.ts';
import { sharesWork } from '../decide/shares-work.ts';
import { isCore, requiredFactor } from '../propose/eligibility.ts';
import { expectationOf, mainDelivery } from '../propose/expected-work.ts';
import { weighHit } from '../propose/hit-weight.ts';
import { nameStems } from '../propose/offerings/name-stems.ts';
import { checkedQuote } from '../propose/task-candidate.ts';
import { type WorkflowCandidate, workflowCandidate } from '../propose/workflow-candidate.ts';
import { hasUnderstood, type ModelReading, type ReadTrial, type ReadWorkflow } from './model-reading.ts';
import { workflowAsRead } from './own-workflow.ts';
import { quotedSentence } from './quoted-sentence.ts';

export const modelSignalKey = 'language model';

/**
 * Strength of a checked quote, as a multiple of the minimum. Slightly more than what a workflow needs if the
 * site mentions it only once.
 */
const strengthFactor = 1.35;

/**
 * A quote counts even if a customer says it or it explains a term, because the model judged separately whose work it
 * describes. Quotes about others or about the customers' trade fall below this factor and don't count. Our assumption.
 */
const minFactor = 0.4;

export function proposeFromReading(
  site: SiteReading,
  candidates: readonly WorkflowCandidate[],
  reading: ModelReading,
  { finding, workflows }: { finding: IndustryFinding; workflows: readonly WorkflowDefinition[] },
): WorkflowCandidate[] {
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const general = workflows.find(({ delivers }) => delivers?.unknown) ?? null;
  const main =
    mainDelivery(finding, workflows) ?? workflows.find((known) => isMainOfTrade(known, finding)) ?? null;
  const confirmed = new Set(
    reading.judgments.flatMap(({ definitionId, owner }) => (owner === 'own' ? [definitionId] : [])),
  );
  // Definitions for other kinds of organization, or for other lines of business, match only if the site offers what
  // they deliver, or if the analysis found them and the model confirmed that.
  const able = workflows.filter(
    (known) =>
      byId.get(known.id)?.isOffered ||
      confirmed.has(known.id) ||
      (requiredFactor(known, finding) !== null && isUsual(known, finding)),
  );
  const shownAs = new Map<string, string>();
  for (const { known, proposals } of sameWork(reading, able)) {
    const definition = workflowAsRead(proposals, { known, general, main, workflows });
    if (!definition) continue;
    const candidate = { ...(byId.get(definition.id) ?? workflowCandidate(definition)), definition };
    byId.set(definition.id, candidate);
    for (const proposal of proposals) {
      addProposal(site, candidate, proposal);
      shownAs.set(proposal.key, definition.id);
    }
  }
  for (const candidate of byId.values()) judge(candidate, reading, shownAs);
  return [...byId.values()];
}

function isMainOfTrade(definition: WorkflowDefinition, finding: IndustryFinding): boolean {
  return definition.function === 'deliver' && isCore(definition, finding);
}

interface SameWork {
  known: WorkflowDefinition | null;
  proposals: [ReadWorkflow, ...ReadWorkflow[]];
}

/** Groups proposals that are parts of one whole, match one definition, or have the same name. */
function sameWork({ workflows }: ModelReading, able: readonly WorkflowDefinition[]): SameWork[] {
  const keys = new Set(workflows.map(({ key }) => key));
  const isPart = ({ partOf }: ReadWorkflow) => partOf !== null && keys.has(partOf);
  const works: SameWork[] = [];
  for (const whole of workflows.filter((workflow) => !isPart(workflow))) {
    const parts = workflows.filter((workflow) => workflow.partOf === whole.key);
    const known =
      able.find(({ id }) => id === whole.definitionId) ??
      (whole.definitionId === null ? namedAlike(whole, able) : undefined) ??
      null;
    const same = works.find(
      ({ known: other, proposals: [first] }) =>
        other === known && (known !== null || first.englishName === whole.englishName),
    );
    if (same) same.proposals.push(whole, ...parts);
    else works.push({ known, proposals: [whole, ...parts] });
  }
  return works;
}

function namedAlike(
  { englishName }: ReadWorkflow,
  able: readonly WorkflowDefinition[],
): WorkflowDefinition | undefined {
  const alike = able.filter(({ name }) => hasSameWords(name, englishName));
  return alike.length === 1 ? alike[0] : undefined;
}

function hasSameWords(one: string, other: string): boolean {
  const [first, second] = [nameStems(one), nameStems(other)];
  return first.size > 1 && first.size === second.size && [...first].every((stem) => second.has(stem));
}

function isUsual(definition: WorkflowDefinition, finding: IndustryFinding): boolean {
  return definition.industries === 'every' || expectationOf(definition, finding) !== 'unusual';
}

function addProposal(site: SiteReading, candidate: WorkflowCandidate, proposal: ReadWorkflow): void {
  const { definition } = candidate;
  const { url, quote } = proposal;
  const hit = hitOf(site, definition.id, proposal);
  if (!hit) return;
  const { factor, because } = weighHit(
    hit,
    site.pages[hit.sentence.page]?.blocks[hit.sentence.block]?.text ?? '',
  );
  if (factor < minFactor) {
    candidate.refused.push({ evidence: { url, quote }, reason: because.join('; ') || 'it says too little' });
    return;
  }
  const kind = hit.sentence.place === 'heading' ? ('heading' as const) : ('text' as const);
  candidate.signals.push({
    key: `${modelSignalKey} ${proposal.key}`,
    strength: definition.minimumStrength * strengthFactor,
    direct: true,
    evidence: { url, quote, kind },
    hit,
  });
  for (const task of proposal.tasks) {
    const shown = hitOf(site, definition.id, task);
    const own =
      definition.tasks.find(({ name }) => name === task.name) ??
      definition.tasks.find(({ name }) => sharesWork(name, task.name));
    if (shown && own) candidate.taskHits.push({ task: own.id, hit: shown });
  }
}

function hitOf(
  site: SiteReading,
  workflow: string,
  quoted: { url: string; quote: string; name: string },
): Hit | null {
  const found = quotedSentence(site, quoted);
  if (!found) return null;
  const { text: _text, at, ...sentence } = found;
  return {
    sentence,
    owner: { kind: 'phrase', workflow, weight: 1, direct: true, places: null },
    pattern: checkedQuote,
    start: at.start,
    end: at.end,
    skipped: 0,
  };
}

/**
 * Weight of a second reader's opinion relative to the site's evidence, in the units of `supportOf`.
 * Our assumptions.
 */
const agreement = 2;
const disagreement = -1.5;

function judge(
  candidate: WorkflowCandidate,
  reading: ModelReading,
  shownAs: ReadonlyMap<string, string>,
): void {
  const { model, judgments, workflows } = reading;
  const keys = new Set(candidate.signals.map(({ key }) => key));
  const rank = workflows.findIndex(({ key }) => keys.has(`${modelSignalKey} ${key}`));
  const proposed = rank >= 0;
  const judgment = judgments.find(({ definitionId }) => definitionId === candidate.id);
  const understood = hasUnderstood(reading);
  if (!proposed && !judgment && !understood) return;
  const owner = proposed ? 'own' : (judgment?.owner ?? null);
  candidate.secondReader = {
    owner: owner ?? 'own',
    weight: owner === 'own' ? agreement : disagreement,
    proposed,
    rank: proposed ? rank : null,
    time: workflows[rank]?.time ?? null,
    trials: trialsOf(workflows.filter(({ key }) => keys.has(`${modelSignalKey} ${key}`))),
    isFinal: understood && owner !== 'own',
    within: proposed ? null : (shownAs.get(judgment?.within ?? '') ?? judgment?.within ?? null),
    reason: `A second reader (${model}) ${owner === null ? "doesn't name it" : ownerReasons[owner]}.`,
  };
}

function trialsOf(proposals: readonly ReadWorkflow[]): readonly ReadTrial[] | null {
  const asked = proposals.flatMap(({ firstTrials }) => (firstTrials ? [firstTrials] : []));
  return asked.length > 0 ? asked.flat() : null;
}

const ownerReasons = {
  own: "considers it the organization's own work",
  customers: "considers it the customers' work",
  partners: "considers it partners' work",
  product: "considers it what the organization's product does",
  'past-or-denied': "concludes that the organization doesn't do it, or no longer does",
  'other-sense': 'understands the words in another sense',
} as const;
