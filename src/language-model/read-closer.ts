import type { Knowledge } from '#catalogue/knowledge/knowledge.ts';
import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { FoundInPages } from '#diagnosis/diagnosis-types.ts';
import type { PageFacts } from '#diagnosis/read/page-facts.ts';
import { addressesMachine } from '#diagnosis/second-reader/addresses-machine.ts';
import type { ModelReading, ReadWorkflow } from '#diagnosis/second-reader/model-reading.ts';
import { type Judgments, judgmentsSchema, proposalsSchema } from './answer-schemas.ts';
import { type Asking, askLogged } from './ask-logged.ts';
import { type CheckedProposals, checkProposals, countRefusal, type Refusals } from './check-proposals.ts';
import { findPrivateSpans, peopleNamed } from './find-private-spans.ts';
import { ModelError } from './model-error.ts';
import { modelName } from './model-settings.ts';
import { promptOf } from './prompts.ts';
import { betweenMarkers, chooseText, linesOf, type SentText, speaksToMachine } from './sent-text.ts';
import { similarWorkflows } from './similar-workflows.ts';

/** What a model made of a site, checked. */
export interface CloserReading {
  reading: ModelReading;
  /** Everything it proposed, before any check. */
  proposed: number;
  refusals: Refusals;
}

export interface ReadCloserInput {
  /** The pages that the analysis reads. */
  pages: readonly PageFacts[];
  /** What it found in them by itself. */
  built: FoundInPages;
  knowledge: Knowledge;
}

const maxProposalTokens = 6_000;
const maxJudgmentTokens = 3_000;
const maxOptions = 5;
/** Candidates of the analysis that are judged as well, those least sure first. */
const maxJudged = 24;

/**
 * Has a model read a site: it proposes, our code looks every quote up, and it judges, by the quotes alone, the proposals and what the
 * analysis found. Rejects with ModelError; then the built-in result stands.
 */
export async function readCloser(input: ReadCloserInput, asking: Asking): Promise<CloserReading> {
  const { pages, knowledge, built } = input;
  if (await speaksToMachine(pages)) throw new ModelError('speaks-to-machine');
  const sent = chooseText(pages, asking.settings.maxInputTokens);
  if (sent.blocks.length === 0) throw new ModelError('nothing-to-read');
  const prompt = promptOf('propose');
  const proposals = await askLogged(asking, 'propose', prompt.version, {
    system: prompt.text,
    prompt: `Trades: ${tradesOf(knowledge, built)}\n\n${betweenMarkers(linesOf(sent.blocks))}`,
    schema: proposalsSchema,
    maxOutputTokens: maxProposalTokens,
  });
  const { checked, refusals } = checkProposals(proposals, sent, knowledge.industries);
  const entries = entriesOf(checked, input, sent);
  const judgments = entries.length === 0 ? [] : await judge(entries, asking);
  const reading = toReading(modelName(asking.settings), checked, entries, judgments, refusals);
  const tasks = proposals.workflows.reduce((sum, workflow) => sum + workflow.tasks.length, 0);
  return {
    reading,
    proposed:
      proposals.workflows.length + proposals.offerings.length + tasks + (proposals.organization ? 1 : 0),
    refusals,
  };
}

/** Only where the analysis could not tell: then the model may choose among all trades. */
function tradesOf({ industries }: Knowledge, { industry }: FoundInPages): string {
  if (industry.detected !== 'unknown') return '(already known; answer null)';
  return industries.map(({ id, name }) => (id === name.toLowerCase() ? id : `${id} (${name})`)).join(', ');
}

/** One thing to judge: a proposal (`w…`) with what it may be the same as, or a workflow that the analysis found (`c…`). */
interface Entry {
  key: string;
  claim: string;
  quotes: string[];
  options: readonly WorkflowDefinition[];
  definitionId: string | null;
}

function entriesOf(
  checked: CheckedProposals,
  { built, knowledge, pages }: ReadCloserInput,
  sent: SentText,
): Entry[] {
  const names = peopleNamed(pages);
  const mask = (text: string) => withPlaceholders(text, names);
  const proposed = checked.workflows.map(
    ({ key, englishName, quote }): Entry => ({
      key,
      claim: englishName,
      quotes: [mask(quote)],
      options: similarWorkflows(englishName, knowledge.workflows, maxOptions),
      definitionId: null,
    }),
  );
  const offered = checked.offerings.map(
    ({ name, quote }, index): Entry => ({
      key: offeringKey(index),
      claim: `offers: ${name}`,
      quotes: [mask(quote)],
      options: [],
      definitionId: null,
    }),
  );
  const { organization } = checked;
  const trade = knowledge.industries.find(({ id }) => id === organization?.trade)?.name;
  const is: Entry[] =
    organization && trade
      ? [
          {
            key: tradeKey,
            claim: `is: ${trade}`,
            quotes: [mask(organization.quote)],
            options: [],
            definitionId: null,
          },
        ]
      : [];
  const shown = checked.workflows.flatMap(({ key, englishName, tasks }) =>
    tasks.map(
      ({ name, quote }, index): Entry => ({
        key: taskKey(key, index),
        claim: `a step of "${englishName}": ${name}`,
        quotes: [mask(quote)],
        options: [],
        definitionId: null,
      }),
    ),
  );
  return [...is, ...proposed, ...shown, ...offered, ...ownCandidates(built, sent, mask)];
}

const tradeKey = 'trade';

function taskKey(workflow: string, index: number): string {
  return `${workflow} t${index + 1}`;
}

function offeringKey(index: number): string {
  return `o${index + 1}`;
}

function withPlaceholders(text: string, names: readonly string[]): string {
  let masked = '';
  let at = 0;
  for (const { start, end, placeholder } of findPrivateSpans(text, names)) {
    masked += text.slice(at, start) + placeholder;
    at = end;
  }
  return masked + text.slice(at);
}

/** What the analysis shows, and what it dropped for too thin quotes: there a second opinion can count. */
function ownCandidates(
  { trace }: FoundInPages,
  { blocks }: SentText,
  mask: (text: string) => string,
): Entry[] {
  const urls = new Set(blocks.map(({ url }) => url));
  return trace.candidates
    .filter(({ kind, verdicts }) => kind === 'workflow' && judgedRules.has(verdicts.at(-1)?.rule ?? ''))
    .flatMap((candidate): (Entry & { strength: number })[] => {
      const quotes = candidate.signals
        .flatMap(({ evidence }) => (evidence && urls.has(evidence.url) ? [evidence.quote] : []))
        .filter((quote) => !addressesMachine(quote));
      const strength = candidate.signals.reduce((sum, signal) => sum + signal.strength, 0);
      const { id, name } = candidate;
      const key = `c ${id}`;
      return quotes.length === 0
        ? []
        : [
            {
              key,
              claim: name,
              quotes: [...new Set(quotes)].slice(0, 2).map(mask),
              options: [],
              definitionId: id,
              strength,
            },
          ];
    })
    .sort((a, b) => a.strength - b.strength)
    .slice(0, maxJudged);
}

const judgedRules: ReadonlySet<string> = new Set(['accepted', 'poorly-supported']);

async function judge(entries: readonly Entry[], asking: Asking): Promise<Judgments['judgments']> {
  const prompt = promptOf('judge');
  const data = entries.map(({ key, claim, quotes, options }) =>
    JSON.stringify({
      key,
      claim,
      quotes,
      ...(options.length > 0 ? { options: options.map(({ id, name }) => ({ id, name })) } : {}),
    }),
  );
  const { judgments } = await askLogged(asking, 'judge', prompt.version, {
    system: prompt.text,
    prompt: betweenMarkers(data.join('\n')),
    schema: judgmentsSchema,
    maxOutputTokens: maxJudgmentTokens,
  });
  return judgments;
}

function toReading(
  model: string,
  checked: CheckedProposals,
  entries: readonly Entry[],
  judgments: Judgments['judgments'],
  refusals: Refusals,
): ModelReading {
  const entryOf = new Map(entries.map((entry) => [entry.key, entry]));
  const judged = new Map(judgments.map((judgment) => [judgment.key, judgment]));
  const workflows = checked.workflows.flatMap((workflow): ReadWorkflow[] => {
    const judgment = judged.get(workflow.key);
    if (judgment?.owner !== 'own') {
      countRefusal(refusals, judgment ? 'not-own-work' : 'not-judged', 1 + workflow.tasks.length);
      return [];
    }
    const options = entryOf.get(workflow.key)?.options ?? [];
    const same = options.find(({ id }) => id === judgment.sameAs);
    const tasks = workflow.tasks.filter(
      (_, index) => judged.get(taskKey(workflow.key, index))?.owner === 'own',
    );
    countRefusal(refusals, 'not-own-work', workflow.tasks.length - tasks.length);
    return [{ ...workflow, tasks, definitionId: same?.id ?? null }];
  });
  const isOfTrade = judged.get(tradeKey)?.owner === 'own';
  if (checked.organization && !isOfTrade) countRefusal(refusals, 'not-own-work');
  return {
    model,
    organization: isOfTrade ? checked.organization : null,
    workflows,
    offerings: checked.offerings.filter((_, index) => {
      const judgment = judged.get(offeringKey(index));
      if (judgment?.owner !== 'own') countRefusal(refusals, judgment ? 'not-own-work' : 'not-judged');
      return judgment?.owner === 'own';
    }),
    judgments: judgments.flatMap(({ key, owner }) => {
      const definitionId = entryOf.get(key)?.definitionId;
      return definitionId ? [{ definitionId, owner }] : [];
    }),
  };
}
