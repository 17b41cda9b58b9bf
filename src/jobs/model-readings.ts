import type { Config } from '#app/config.ts';
import type { Asking } from '#language-model/ask-logged.ts';
import { createModelClient } from '#language-model/model-client.ts';
import { modelName } from '#language-model/model-settings.ts';
import type { Log, Transaction } from '#storage/database.ts';
import type { ModelStore } from '#storage/model-store.ts';
import type { ScanStore } from '#storage/scan-record.ts';
import type { ModelReadingWork } from './model-reading.handler.ts';
import type { Queue } from './queue.ts';

interface ModelReadings {
  /** Starts the reading at once, or only offers it if the diagnosis's owner must consent. */
  open(transaction: Transaction, scanId: number): Promise<void>;
  start(): Promise<{ close: () => Promise<void> }>;
}

export function createModelReadings(options: {
  config: Pick<Config, 'languageModel'>;
  stores: { models: ModelStore; scans: ScanStore };
  queue: Pick<Queue, 'sendModelReading' | 'startModelReadingWorkers'>;
  metrics: {
    modelCalled: NonNullable<Asking['onCall']>;
    modelReadingEnded: NonNullable<ModelReadingWork['onEnded']>;
  };
  now: () => Date;
  log: Log;
}): ModelReadings | null {
  const { stores, queue, metrics, now, log } = options;
  const settings = options.config.languageModel;
  if (settings === null) return null;
  return {
    open: async (transaction, scanId) => {
      const status = settings.asksConsent ? 'offered' : 'waiting';
      await stores.models.openReading(transaction, scanId, {
        model: modelName(settings),
        status,
        now: now(),
      });
      if (status === 'waiting') await queue.sendModelReading(transaction, scanId);
    },
    start: async () => {
      const client = createModelClient(settings);
      await queue.startModelReadingWorkers({
        settings,
        ask: client.ask,
        models: stores.models,
        scans: stores.scans,
        now,
        log,
        onCall: metrics.modelCalled,
        onEnded: metrics.modelReadingEnded,
      });
      return { close: client.close };
    },
  };
}
