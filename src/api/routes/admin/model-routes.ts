import { AppError } from '#app/errors.ts';
import { createModelClient } from '#language-model/model-client.ts';
import type { ModelSettings } from '#language-model/model-settings.ts';
import { testModel } from '#language-model/test-call.ts';
import { closerReadingFailureSchema, closerReadingStatusSchema } from '#shared/schemas/closer-reading.ts';
import { type ModelReport, modelReportSchema, modelTestSchema } from '#shared/schemas/model-report.ts';
import type { ModelOverview } from '#storage/model-store.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { answers } from '../../http/answers.ts';

export function registerModelRoutes(app: ApiInstance, context: ApiContext): void {
  const { config, stores, metrics } = context;
  const settings = config.languageModel;
  app.get(
    '/admin/model',
    {
      schema: {
        tags: ['Operator'],
        summary:
          'The language model: settings (without the key), spending, latency, and proposals shown and rejected',
        response: answers(modelReportSchema),
      },
    },
    async () => presentModel(settings, await stores.models.readOverview(context.now())),
  );
  app.post(
    '/admin/model/test',
    {
      schema: {
        tags: ['Operator'],
        summary: 'Asks the language model for one word and reports the outcome; counts against the budget',
        description: '409 `no-model` if none is set up.',
        response: answers(modelTestSchema),
      },
    },
    async () => {
      if (settings === null) throw new AppError('no-model');
      const client = createModelClient(settings);
      try {
        return await testModel({
          settings,
          ask: client.ask,
          calls: {
            begin: (call) =>
              stores.models.beginCall(call, { scanId: null, budget: settings.budget, now: context.now() }),
            end: (id, end) => stores.models.endCall(id, end, context.now()),
          },
          signal: AbortSignal.timeout(settings.timeoutMs),
          onCall: metrics.modelCalled,
        });
      } finally {
        await client.close();
      }
    },
  );
}

function presentModel(settings: ModelSettings | null, overview: ModelOverview): ModelReport {
  const hasPrices = settings?.prices != null;
  return {
    settings: settings && {
      provider: settings.provider,
      model: settings.model,
      host: settings.baseUrl === null ? null : new URL(settings.baseUrl).host,
      asksConsent: settings.asksConsent,
      maxInputTokens: settings.maxInputTokens,
      prices: settings.prices,
      budget: settings.budget,
    },
    today: overview.today,
    month: overview.month,
    latencyMs: { median: overview.medianMs, slow: overview.slowMs },
    readings: overview.readings,
    refusals: sorted(overview.refusals),
    stops: sorted(overview.stops).map(({ reason, count }) => ({
      reason: closerReadingFailureSchema.parse(reason),
      count,
    })),
    recent: overview.recent.map(({ summary, ms, costUsd, createdAt, status, ...reading }) => ({
      ...reading,
      status: closerReadingStatusSchema.parse(status),
      reason: summary?.reason ?? null,
      proposed: summary?.proposed ?? 0,
      shown: summary?.shown ?? 0,
      possiblyPaidTwice: summary?.possiblyPaidTwice ?? false,
      costUsd: hasPrices ? costUsd : null,
      seconds: Math.round(ms / 100) / 10,
      createdAt: createdAt.toISOString(),
    })),
  };
}

function sorted(counts: Record<string, number>): { reason: string; count: number }[] {
  return Object.entries(counts)
    .map(([reason, count]) => ({ reason, count }))
    .sort((a, b) => b.count - a.count || (a.reason < b.reason ? -1 : 1));
}
