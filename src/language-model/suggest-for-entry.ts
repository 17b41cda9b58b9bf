import { z } from 'zod';
import { replicabilityDifficultyOf, serviceValueOf } from '#catalogue/rubrics/rating-formula.ts';
import { nameStems } from '#diagnosis/propose/offerings/name-stems.ts';
import { addressesMachine } from '#diagnosis/second-reader/addresses-machine.ts';
import { taskFactorsSchema } from '#diagnosis/second-reader/model-reading.ts';
import {
  type ModelSuggestionRequest,
  modelSuggestionLimits,
  type SuggestedDescription,
  type SuggestedRating,
  type SuggestionEntry,
} from '#shared/schemas/model-suggestion.ts';
import { difficultySchema, valueSchema } from './answer-schemas.ts';
import { type Asking, askLogged } from './ask-logged.ts';
import { peopleIntroduced, withoutPrivate } from './find-private-spans.ts';
import { promptOf } from './prompts.ts';
import { betweenMarkers } from './sent-text.ts';

export interface EntrySuggestions<Suggestion> {
  suggestions: Suggestion[];
  refused: number;
}

const tokensOfEntry = { rating: 130, description: 110 };
const tokensOfAnswer = 200;

const ratingsSchema = z.object({
  ratings: z.array(
    z.object({ key: z.string(), judgment: z.boolean(), difficulty: difficultySchema, value: valueSchema }),
  ),
});
const descriptionsSchema = z.object({
  descriptions: z.array(z.object({ key: z.string(), description: z.string() })),
});

export async function suggestRatings(
  request: ModelSuggestionRequest,
  asking: Asking,
): Promise<EntrySuggestions<SuggestedRating>> {
  const tasks = request.entries.filter(({ kind }) => kind === 'task');
  const prompt = promptOf('rate');
  const { ratings } = await askLogged(asking, 'rate', prompt.version, {
    system: prompt.text,
    prompt: dataOf(request, tasks),
    schema: ratingsSchema,
    maxOutputTokens: tokensOfAnswer + tasks.length * tokensOfEntry.rating,
  });
  return keep(tasks, ratings, (_task, { judgment, ...given }) => {
    const factors = taskFactorsSchema.safeParse(given);
    if (!factors.success) return null;
    const { difficulty, value } = factors.data;
    return {
      requiresJudgment: judgment,
      serviceValue: Math.round(serviceValueOf(value, difficulty.physicalPresence)),
      replicabilityDifficulty: Math.round(replicabilityDifficultyOf(difficulty)),
    };
  });
}

export async function suggestDescriptions(
  request: ModelSuggestionRequest,
  asking: Asking,
): Promise<EntrySuggestions<SuggestedDescription>> {
  const prompt = promptOf('describe');
  const { descriptions } = await askLogged(asking, 'describe', prompt.version, {
    system: prompt.text,
    prompt: dataOf(request, request.entries),
    schema: descriptionsSchema,
    maxOutputTokens: tokensOfAnswer + request.entries.length * tokensOfEntry.description,
  });
  return keep(request.entries, descriptions, (entry, { description }) => {
    const text = description.replace(/\s+/g, ' ').trim();
    return isFitDescription(text, entry, request.businessDescription) ? { description: text } : null;
  });
}

function dataOf(
  { businessDescription }: ModelSuggestionRequest,
  entries: readonly SuggestionEntry[],
): string {
  const texts = [
    businessDescription,
    ...entries.flatMap(({ name, workflow, description }) => [name, workflow, description]),
  ];
  const people = peopleIntroduced(texts);
  const lines = [
    { company: withoutPrivate(businessDescription, people) },
    ...entries.map(({ key, kind, name, workflow, description }) => ({
      key,
      kind,
      name: withoutPrivate(name, people),
      ...(workflow === '' ? {} : { workflow: withoutPrivate(workflow, people) }),
      ...(description === '' ? {} : { description: withoutPrivate(description, people) }),
    })),
  ];
  return betweenMarkers(lines.map((line) => JSON.stringify(line)).join('\n'));
}

function keep<Answer extends { key: string }, Fit extends object>(
  entries: readonly SuggestionEntry[],
  answers: readonly Answer[],
  check: (entry: SuggestionEntry, answer: Answer) => Fit | null,
): EntrySuggestions<Fit & { key: string }> {
  const open = new Map(entries.map((entry) => [entry.key, entry]));
  const suggestions: (Fit & { key: string })[] = [];
  for (const answer of answers) {
    const entry = open.get(answer.key);
    const fit = entry ? check(entry, answer) : null;
    if (!fit) continue;
    open.delete(answer.key);
    suggestions.push({ ...fit, key: answer.key });
  }
  return { suggestions, refused: answers.length - suggestions.length };
}

const minLetters = 10;

function isFitDescription(
  text: string,
  { name, workflow, description }: SuggestionEntry,
  businessDescription: string,
): boolean {
  if (text.length < minLetters || text.length > modelSuggestionLimits.description) return false;
  if (/https?:|www\.|@|[<>{}[\]|`$€£%]/i.test(text) || addressesMachine(text)) return false;
  const given = `${name} ${workflow} ${description} ${businessDescription}`;
  if ((text.match(/\d+/g) ?? []).some((figure) => !given.includes(figure))) return false;
  const textStems = nameStems(text);
  return [...nameStems(`${name} ${workflow}`)].some((stem) => textStems.has(stem));
}
