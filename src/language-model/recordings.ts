import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { AskModel, ModelQuestion } from './model-client.ts';
import { ModelError } from './model-error.ts';

/** `answer` is null until someone has answered. */
const recordingSchema = z.object({
  /** The name of the model, or of the person who answered in its place, or `nobody`. */
  answeredBy: z.string(),
  system: z.string(),
  prompt: z.string(),
  schema: z.unknown(),
  answer: z.unknown(),
  usage: z.object({ inputTokens: z.number(), outputTokens: z.number() }),
  ms: z.number().nullable(),
});

export function recordAnswers(ask: AskModel, folder: string, answeredBy: string): AskModel {
  return async (question, signal) => {
    const startedAt = performance.now();
    const answer = await ask(question, signal);
    const ms = Math.round(performance.now() - startedAt);
    await save(folder, question, { answeredBy, answer: answer.value, usage: answer.usage, ms });
    return answer;
  };
}

/**
 * Writes each new question to the folder, so that someone can answer it. A question without an answer fails as if
 * the server were unavailable.
 */
export function replayAnswers(folder: string): AskModel {
  return async (question) => {
    const file = fileOf(folder, question);
    const text = await readFile(file, 'utf8').catch(() => null);
    const recording = text === null ? null : recordingSchema.parse(JSON.parse(text));
    if (recording === null) {
      await save(folder, question, { answeredBy: 'nobody', answer: null, usage: noUsage, ms: null });
    }
    if (recording === null || recording.answer === null) throw new ModelError('outage');
    const parsed = question.schema.safeParse(recording.answer);
    if (!parsed.success) throw new ModelError('malformed', { cause: parsed.error });
    return { value: parsed.data, usage: recording.usage };
  };
}

const noUsage = { inputTokens: 0, outputTokens: 0 };

async function save<Answer>(
  folder: string,
  question: ModelQuestion<Answer>,
  more: Pick<z.infer<typeof recordingSchema>, 'answeredBy' | 'answer' | 'usage' | 'ms'>,
): Promise<void> {
  const { system, prompt, schema } = question;
  const recording = { system, prompt, schema: z.toJSONSchema(schema), ...more };
  await mkdir(folder, { recursive: true });
  await writeFile(fileOf(folder, question), `${JSON.stringify(recording, null, 2)}\n`);
}

/** Doesn't depend on the model, so that a question has the same file with every model. */
function fileOf<Answer>(folder: string, { system, prompt, schema }: ModelQuestion<Answer>): string {
  const content = [system, prompt, JSON.stringify(z.toJSONSchema(schema))].join('\0');
  return join(folder, `${createHash('sha256').update(content).digest('hex').slice(0, 24)}.json`);
}
