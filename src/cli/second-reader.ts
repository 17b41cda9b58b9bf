import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import { diagnosePages, readableSite } from '#diagnosis/diagnose-pages.ts';
import type { Analysis, SaidOfCompany } from '#diagnosis/diagnosis-types.ts';
import { identifySite } from '#diagnosis/identify-site.ts';
import type { ModelReading } from '#diagnosis/second-reader/model-reading.ts';
import type { SiteFacts } from '#diagnosis/site-facts/site-facts.ts';
import type { CallLog, EndedCall } from '#language-model/call-log.ts';
import type { AskModel } from '#language-model/model-client.ts';
import { ModelError, type ModelFailure } from '#language-model/model-error.ts';
import type { ModelSettings } from '#language-model/model-settings.ts';
import { readCloser } from '#language-model/read-closer.ts';
import { formatPlural } from '#shared/text/figures.ts';
import type { Engine } from './engine.ts';

export interface SecondReading {
  reading: ModelReading | null;
  failure: ModelFailure | null;
  proposed: number;
  refused: number;
  refusals: Record<string, number>;
  inputTokens: number;
  outputTokens: number;
  costUsd: number | null;
  seconds: number;
}

/** Only this reading's calls count toward the operator's budgets. Never rejects because of the model. */
export async function readWithModel(
  request: SaidOfCompany,
  facts: SiteFacts,
  { settings, ask }: { settings: ModelSettings; ask: AskModel },
): Promise<SecondReading> {
  const { calls, ended } = memoryLog(settings);
  const startedAt = performance.now();
  const result = await readCloser(
    { pages: readableSite(facts).read, built: identifySite(request, facts), knowledge: loadKnowledge() },
    { settings, ask, calls, signal: AbortSignal.timeout(settings.timeoutMs) },
  ).catch((error: unknown) => {
    if (error instanceof ModelError) return error;
    throw error;
  });
  const seconds = Math.round(performance.now() - startedAt) / 1000;
  const spent = {
    inputTokens: ended.reduce((sum, { usage }) => sum + (usage?.inputTokens ?? 0), 0),
    outputTokens: ended.reduce((sum, { usage }) => sum + (usage?.outputTokens ?? 0), 0),
    costUsd: settings.prices === null ? null : ended.reduce((sum, { costUsd }) => sum + (costUsd ?? 0), 0),
    seconds,
  };
  if (result instanceof ModelError)
    return { reading: null, failure: result.failure, proposed: 0, refused: 0, refusals: {}, ...spent };
  const refused = Object.values(result.refusals).reduce((sum, count) => sum + count, 0);
  const { reading, proposed, refusals } = result;
  return { reading, failure: null, proposed, refused, refusals, ...spent };
}

export function diagnoseWith(
  engine: Engine,
  request: SaidOfCompany,
  facts: SiteFacts,
  reading: ModelReading | null,
): Analysis {
  return diagnosePages(request, facts, reading, { onlyReading: engine === 'model' });
}

export function describeSecondReading(name: string, reading: SecondReading): string {
  const { failure, proposed, refused, inputTokens, outputTokens, costUsd, seconds } = reading;
  const cost = costUsd === null ? 'cost unknown' : `$${costUsd.toFixed(4)}`;
  const spent = `${inputTokens} tokens in, ${outputTokens} out, ${cost}, ${seconds.toFixed(1)} s`;
  if (failure !== null)
    return `Second reader ${name}: no usable answer (${failure}); showing the built-in analysis instead. ${spent}`;
  return `Second reader ${name}: ${formatPlural(proposed, 'proposal')}, ${refused} rejected by our checks. ${spent}`;
}

function memoryLog({ budget }: ModelSettings): { calls: CallLog; ended: EndedCall[] } {
  const ended: EndedCall[] = [];
  let reserved = 0;
  const limits = [budget.perDiagnosis, budget.perDay, budget.perMonth].filter((limit) => limit !== null);
  return {
    ended,
    calls: {
      begin: async ({ maxCostUsd }) => {
        reserved += maxCostUsd ?? 0;
        return limits.some((limit) => reserved > limit)
          ? { kind: 'over-budget' }
          : { kind: 'send', id: ended.length + 1 };
      },
      end: async (_id, call) => {
        ended.push(call);
      },
    },
  };
}
