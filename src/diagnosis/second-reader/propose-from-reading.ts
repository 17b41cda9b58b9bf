import type { TaskDefinition, WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { IndustryFinding } from '../annotate/industry/identify-industry.ts';
import type { Hit, SiteReading } from '../annotate/site-reading.ts';
import { sharesWork } from '../decide/shares-work.ts';
import { chooseRole } from '../manual-entry/choose-role.ts';
import { traitsFromWords } from '../manual-entry/traits-from-words.ts';
import { requiredFactor } from '../propose/eligibility.ts';
import { weighHit } from '../propose/hit-weight.ts';
import { nameStems } from '../propose/offerings/name-stems.ts';
import { quotableFactor } from '../propose/propose-workflows.ts';
import { checkedQuote, showsTask } from '../propose/task-candidate.ts';
import { type WorkflowCandidate, workflowCandidate } from '../propose/workflow-candidate.ts';
import type { ModelReading, ReadTask, ReadWorkflow } from './model-reading.ts';
import { quotedSentence } from './quoted-sentence.ts';

export const modelSignalKey = 'language model';

/**
 * Strength of a checked quote, as a multiple of the minimum. Slightly more than what a workflow needs if the
 * site mentions it only once.
 */
const strengthFactor = 1.35;

/**
 * Each proposal becomes a signal for the definition of the same work or, if there is none, a new workflow for this
 * site. A quote that denies the work or is about others is refused.
 */
export function proposeFromReading(
  site: SiteReading,
  candidates: readonly WorkflowCandidate[],
  reading: ModelReading,
  { finding, workflows }: { finding: IndustryFinding; workflows: readonly WorkflowDefinition[] },
): WorkflowCandidate[] {
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const plainWork = workflows.find(({ delivers }) => delivers?.unknown) ?? null;
  for (const [whole, ...parts] of wholes(reading)) {
    // Definitions for other kinds of organization match only if the analysis already considers them. Work
    // without a match keeps the name that the model gave it.
    const able = workflows.filter((known) => byId.has(known.id) || requiredFactor(known, finding) !== null);
    const same =
      able.find(({ id }) => id === whole.definitionId) ??
      (whole.definitionId === null ? namedAlike(whole, able) : undefined);
    const definition = same ?? ownWorkflow(whole, parts, { general: plainWork, site });
    if (!definition) continue;
    const candidate = byId.get(definition.id) ?? workflowCandidate(definition);
    byId.set(definition.id, candidate);
    for (const proposal of [whole, ...parts]) addProposal(site, candidate, proposal);
  }
  for (const candidate of byId.values()) judge(candidate, reading);
  return [...byId.values()];
}

function wholes({ workflows }: ModelReading): [ReadWorkflow, ...ReadWorkflow[]][] {
  const keys = new Set(workflows.map(({ key }) => key));
  const isPart = ({ partOf }: ReadWorkflow) => partOf !== null && keys.has(partOf);
  return workflows
    .filter((workflow) => !isPart(workflow))
    .map((whole) => [whole, ...workflows.filter((workflow) => workflow.partOf === whole.key)]);
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

function addProposal(site: SiteReading, candidate: WorkflowCandidate, proposal: ReadWorkflow): void {
  const { definition } = candidate;
  const { url, quote } = proposal;
  const hit = hitOf(site, definition.id, proposal);
  if (!hit) return;
  const { factor, because } = weighHit(
    hit,
    site.pages[hit.sentence.page]?.blocks[hit.sentence.block]?.text ?? '',
  );
  if (factor < quotableFactor) {
    candidate.refused.push({ evidence: { url, quote }, reason: because.join('; ') || 'it says too little' });
    return;
  }
  const kind = hit.sentence.place === 'heading' ? ('heading' as const) : ('text' as const);
  candidate.signals.push({
    key: `${modelSignalKey} ${proposal.key}`,
    strength: definition.minimumStrength * strengthFactor * Math.min(1, factor),
    direct: true,
    evidence: { url, quote, kind },
    hit,
  });
  // A part that matches a step of the whole counts as evidence for that step.
  const step = definition.tasks.find(({ name }) => sharesWork(name, proposal.englishName));
  if (step && proposal.partOf !== null) candidate.taskHits.push({ task: step.id, hit });
  for (const task of proposal.tasks) {
    const shown = hitOf(site, definition.id, task);
    const own = definition.tasks.find(({ name }) => name === task.name);
    if (shown && own) candidate.taskHits.push({ task: own.id, hit: shown });
  }
}

function hitOf(site: SiteReading, workflow: string, quoted: { url: string; quote: string }): Hit | null {
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
 * The weight of a second reader's opinion relative to the site's evidence, in the units of `supportOf`. Our
 * assumption, not measured yet.
 */
const agreement = 1;
const disagreement = -1.5;

function judge(candidate: WorkflowCandidate, { model, judgments }: ModelReading): void {
  const proposed = candidate.signals.some(({ key }) => key.startsWith(modelSignalKey));
  const judgment = judgments.find(({ definitionId }) => definitionId === candidate.id);
  if (!proposed && !judgment) return;
  const owner = proposed ? 'own' : (judgment?.owner ?? 'own');
  candidate.secondReader = {
    owner,
    weight: owner === 'own' ? agreement : disagreement,
    proposed,
    within: judgment?.within ?? null,
    reason:
      owner === 'own'
        ? `A second reader (${model}) considers it the organization's own work.`
        : `A second reader (${model}) ${ownerReasons[owner]}.`,
  };
}

const ownerReasons = {
  customers: "considers it the customers' work",
  partners: "considers it partners' work",
  product: "considers it what the organization's product does",
  'past-or-denied': "concludes that it isn't done, or not anymore",
  'other-sense': 'understands the words in another sense',
} as const;

/**
 * Has the tasks that the site shows and the largest step of `general`, whose other steps would repeat under each
 * workflow or belong to other services. Null without `general`.
 */
function ownWorkflow(
  proposal: ReadWorkflow,
  parts: readonly ReadWorkflow[],
  { general, site: { pages } }: { general: WorkflowDefinition | null; site: SiteReading },
): WorkflowDefinition | null {
  if (!general) return null;
  const id = `${ownPrefix}${slugOf(proposal.englishName)}`;
  // On an English page, the quote must show the task (`showsTask`). In other languages, we can't check this by
  // comparing words.
  const isShown = ({ url, name, quote }: ReadTask) => {
    const language = pages.find((page) => page.url === url)?.language ?? 'en';
    return !language.startsWith('en') || showsTask(name, quote);
  };
  const shown = [proposal, ...parts]
    .flatMap(({ tasks }) => tasks)
    .filter(isShown)
    .filter(({ name }, index, tasks) => tasks.findIndex((task) => task.name === name) === index)
    .map((task, index) => taskDefinition(task, `shown-${index + 1}`, general));
  const inSentence = proposal.englishName.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  const [doing] = general.tasks.toSorted((a, b) => b.hoursPerWeek.high - a.hoursPerWeek.high);
  const steps = doing ? [{ ...doing, name: doing.name.replace('{service}', inSentence) }] : [];
  return {
    ...general,
    id,
    family: id,
    name: proposal.englishName,
    industries: 'every',
    coreOf: [],
    narrows: [],
    signals: {},
    naming: undefined,
    delivers: undefined,
    counterSignals: [],
    tasks: [...shown.slice(0, maxShownTasks), ...steps],
  };
}

const maxShownTasks = 9;
const ownPrefix = 'site-own-';

export function isOwnWorkflow(definitionId: string): boolean {
  return definitionId.startsWith(ownPrefix);
}

function taskDefinition(task: ReadTask, id: string, general: WorkflowDefinition): TaskDefinition {
  const [like] = general.tasks;
  if (!like) throw new Error(`${general.id} has no tasks`);
  const traits = traitsFromWords(task.name, null);
  return {
    ...like,
    id,
    name: task.name,
    description: `Shown on the website: "${task.quote}"`,
    role: chooseRole({
      task: { name: task.name, traits, requiresJudgment: task.judgment },
      workflow: general,
    }),
    judgment: task.judgment,
    difficulty: task.factors.difficulty,
    value: task.factors.value,
    traits,
    needs: undefined,
    step: undefined,
    shownBy: undefined,
  };
}

function slugOf(name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['work'];
  return words.join('-').slice(0, 60);
}
