import { z } from 'zod';
import { type Asking, askLogged } from './ask-logged.ts';
import { ModelError, type ModelFailure } from './model-error.ts';

export interface TestCall {
  ok: boolean;
  reason: ModelFailure | null;
  status: number | null;
  seconds: number;
  inputTokens: number;
  outputTokens: number;
}

/** The call is logged and counts toward the budget. Never rejects because of the model. */
export async function testModel(asking: Asking): Promise<TestCall> {
  const tokens = { inputTokens: 0, outputTokens: 0 };
  const startedAt = performance.now();
  const ended = (ok: boolean, error: ModelError | null): TestCall => ({
    ok,
    reason: error?.failure ?? null,
    status: error?.status ?? null,
    seconds: Math.round(performance.now() - startedAt) / 1000,
    ...tokens,
  });
  const onCall: Asking['onCall'] = (call) => {
    tokens.inputTokens += call.inputTokens;
    tokens.outputTokens += call.outputTokens;
    asking.onCall?.(call);
  };
  try {
    await askLogged({ ...asking, onCall }, 'test', 'test', {
      system: 'You answer in JSON.',
      prompt: 'Answer with the word ready.',
      schema: z.object({ answer: z.string() }),
      maxOutputTokens: 500,
    });
    return ended(true, null);
  } catch (error) {
    if (error instanceof ModelError) return ended(false, error);
    throw error;
  }
}
