import type { IndustryDefinition } from '#catalogue/industry-definition.ts';
import type { Knowledge } from '#catalogue/knowledge/knowledge.ts';
import type { SpecialtyDefinition } from '#catalogue/specialty-definition.ts';
import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { FoundInPages } from '#diagnosis/diagnosis-types.ts';
import type { ModelReading } from '#diagnosis/second-reader/model-reading.ts';
import { type Judgments, judgmentsSchema, proposalsSchema } from './answer-schemas.ts';
import { applyJudgments } from './apply-judgments.ts';
import { type Asking, askLogged } from './ask-logged.ts';
import { type CheckedProposals, checkProposals } from './check-proposals.ts';
import { type Entry, entriesOf } from './judged-entries.ts';
import { knownWork } from './known-work.ts';
import { ModelError } from './model-error.ts';
import { modelName } from './model-settings.ts';
import { promptOf } from './prompts.ts';
import type { ReadCloserInput } from './read-closer-input.ts';
import type { Refusals } from './refusals.ts';
import { betweenMarkers, chooseText, linesOf, pageKindsOf, speaksToMachine } from './sent-text.ts';
import { tradeFound } from './trade-found.ts';

export interface CloserReading {
  reading: ModelReading;
  /** Excludes descriptions and usual steps, which are not findings on their own. */
  proposed: number;
  refusals: Refusals;
}

/**
 * People who played the model in tests wrote up to 9,300 tokens per site in both answers together
 * (docs/language-model.md).
 */
const maxProposalTokens = 14_000;
const maxJudgmentTokens = 6_000;

export async function readCloser(input: ReadCloserInput, asking: Asking): Promise<CloserReading> {
  const { pages, knowledge, built } = input;
  if (await speaksToMachine(pages)) throw new ModelError('speaks-to-machine');
  const sent = chooseText(pages, asking.settings.maxInputTokens);
  if (sent.blocks.length === 0) throw new ModelError('nothing-to-read');
  const prompt = promptOf('propose');
  const proposals = await askLogged(asking, 'propose', prompt.version, {
    system: prompt.text,
    prompt: `${tradesOf(knowledge, built)}\nPages: ${pageKindsOf(sent.blocks)}\n\n${betweenMarkers(linesOf(sent.blocks))}`,
    schema: proposalsSchema,
    maxOutputTokens: maxProposalTokens,
  });
  const { checked, refusals } = checkProposals(proposals, sent, {
    catalog: knowledge,
    found: tradeFound(knowledge, built),
  });
  const entries = entriesOf(checked, input, sent);
  const known = knownFor(checked, input, entries);
  const lines = linesOfBusiness(checked, input);
  const { judgments, relations, lineOfBusiness } =
    entries.length === 0
      ? { judgments: [], relations: [], lineOfBusiness: null }
      : await judge(entries, { known, lines, organization: takenFor(knowledge, built) }, asking);
  const ids = new Set(known.map(({ id }) => id));
  const specialty = lines.find(({ id }) => id === lineOfBusiness)?.id ?? null;
  const related = new Map(relations.map((relation) => [relation.key, relation]));
  const judged = {
    entries,
    judgments: judgments.map((judgment) => ({
      sameAs: null,
      within: null,
      ...related.get(judgment.key),
      ...judgment,
    })),
    known: ids,
    specialty,
  };
  const reading = applyJudgments(modelName(asking.settings), checked, judged, refusals);
  const tasks = proposals.workflows.reduce((sum, workflow) => sum + workflow.tasks.length, 0);
  return {
    reading,
    proposed:
      proposals.workflows.length +
      proposals.offerings.length +
      tasks +
      Number(proposals.organization !== null) +
      Number(proposals.people !== null) +
      Number(proposals.workingTime !== null),
    refusals,
  };
}

function tradesOf(knowledge: Knowledge, built: FoundInPages): string {
  return `${takenFor(knowledge, built)}\nTrades: ${knowledge.industries.map(tradeInWords).join(', ')}`;
}

function takenFor(knowledge: Knowledge, built: FoundInPages): string {
  const found = tradeFound(knowledge, built);
  return found === null ? 'The trade is unknown.' : `The program takes it for: ${tradeInWords(found)}.`;
}

function tradeInWords({ id, name }: IndustryDefinition): string {
  return id === name.toLowerCase() ? id : `${id} (${name})`;
}

async function judge(
  entries: readonly Entry[],
  {
    known,
    lines,
    organization,
  }: { known: readonly WorkflowDefinition[]; lines: readonly SpecialtyDefinition[]; organization: string },
  asking: Asking,
): Promise<Judgments> {
  const prompt = promptOf('judge');
  const data = entries.map(({ key, about, claim, context, quotes }) =>
    JSON.stringify({ key, about, claim, context, quotes }),
  );
  const listOf = (definitions: readonly { id: string; name: string }[]) =>
    definitions.map(({ id, name }) => `${id} (${name})`).join('; ');
  return askLogged(asking, 'judge', prompt.version, {
    system: prompt.text,
    prompt: `${organization}\nKnown kinds of work: ${listOf(known)}\nLines of business: ${listOf(lines)}\n\n${betweenMarkers(data.join('\n'))}`,
    schema: judgmentsSchema,
    maxOutputTokens: maxJudgmentTokens,
  });
}

function linesOfBusiness(
  { organization }: CheckedProposals,
  { built, knowledge }: ReadCloserInput,
): SpecialtyDefinition[] {
  const trades = [tradeFound(knowledge, built)?.id, organization?.trade];
  return (knowledge.specialties ?? []).filter(({ trade }) => trades.includes(trade));
}

/** Definitions are written in English, so only English quotes are compared with them. */
function knownFor(
  { workflows, organization }: CheckedProposals,
  { built, knowledge, pages }: ReadCloserInput,
  entries: readonly Entry[],
): WorkflowDefinition[] {
  const languages = new Map(pages.map(({ url, language }) => [url, language ?? 'en']));
  const claims = workflows.map(({ englishName, url, quote, tasks }) => {
    const isEnglish = languages.get(url)?.toLowerCase().startsWith('en') ?? true;
    const more = [...tasks.map(({ name }) => name), ...(isEnglish ? [quote] : [])].join(' ');
    return { name: englishName, more };
  });
  const found = tradeFound(knowledge, built);
  const trades = [found?.id, organization?.trade].filter((id) => id !== undefined);
  const shown = new Set(entries.flatMap(({ definitionId }) => definitionId ?? []));
  return knownWork(claims, knowledge.workflows, { trades, shown });
}
