import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import { readableSite } from '#diagnosis/diagnose-pages.ts';
import { diagnoseInThread, traceInThread } from '#diagnosis/diagnose-thread.ts';
import type { Analysis } from '#diagnosis/diagnosis-types.ts';
import type { ModelReading } from '#diagnosis/second-reader/model-reading.ts';
import { analysisVersions } from '#diagnosis/versions/analysis-versions.ts';
import type { Asking } from '#language-model/ask-logged.ts';
import type { AskModel } from '#language-model/model-client.ts';
import { ModelError } from '#language-model/model-error.ts';
import type { ModelSettings } from '#language-model/model-settings.ts';
import { type CloserReading, readCloser } from '#language-model/read-closer.ts';
import type { Log } from '#storage/database.ts';
import type { ReadingSummary } from '#storage/model-reading-record.ts';
import type { ModelStore } from '#storage/model-store.ts';
import type { ScanStore } from '#storage/scan-record.ts';

export interface ModelReadingWork {
  settings: ModelSettings;
  ask: AskModel;
  models: ModelStore;
  scans: Pick<ScanStore, 'loadFacts'>;
  now: () => Date;
  log: Log;
  onCall?: Asking['onCall'];
  onEnded?: (ended: {
    outcome: string;
    proposed: number;
    shown: number;
    refusals: Record<string, number>;
  }) => void;
}

const nothingChanged = { workflows: [], offerings: [], removed: [] };

/**
 * If the model fails, the reading ends and the diagnosis stays as it was. Rejects only if the reading should be
 * retried, such as after a shutdown.
 */
export async function handleModelReading(
  work: ModelReadingWork,
  scanId: number,
  ending: AbortSignal,
): Promise<void> {
  const { models, now, log } = work;
  const request = await models.beginReading(scanId);
  if (!request) return;
  const startedAt = performance.now();
  const stored = await work.scans.loadFacts(scanId);
  const possiblyPaidTwice = () => models.hasLostCalls(scanId);
  if (stored === null) {
    await stop(work, scanId, 'nothing-to-read', await possiblyPaidTwice());
    return;
  }
  const built = await traceInThread(request, stored.facts, ending);
  const before = await diagnoseInThread(request, stored.facts);
  const deadline = AbortSignal.timeout(work.settings.timeoutMs);
  let closer: CloserReading;
  try {
    const pages = readableSite(stored.facts).read;
    closer = await readCloser(
      { pages, built, knowledge: loadKnowledge() },
      { ...work, calls: callsOf(work, scanId, ending), signal: AbortSignal.any([deadline, ending]) },
    );
  } catch (error) {
    // A shutdown is not the model's fault. The reading continues at the next start.
    ending.throwIfAborted();
    if (!(error instanceof ModelError)) throw error;
    log.warn({ event: 'model-reading-stopped', scanId, reason: error.failure, status: error.status });
    await stop(work, scanId, error.failure, await possiblyPaidTwice());
    return;
  }
  const after = await diagnoseInThread(request, stored.facts, undefined, closer.reading);
  const shown = countShown(closer.reading, after);
  const summary: ReadingSummary = {
    reason: null,
    proposed: closer.proposed,
    shown,
    changes: changesBetween(before, after),
    refusals: withUnshown(closer, shown),
    possiblyPaidTwice: await possiblyPaidTwice(),
  };
  const diagnosis = { ...after, versions: analysisVersions() };
  await models.applyReading(scanId, { diagnosis, reading: closer.reading, summary, now: now() });
  log.info({
    event: 'model-reading-done',
    scanId,
    ms: Math.round(performance.now() - startedAt),
    ...summary,
  });
  work.onEnded?.({ outcome: 'done', proposed: summary.proposed, shown, refusals: summary.refusals });
}

function callsOf(
  { models, settings, now }: ModelReadingWork,
  scanId: number,
  ending: AbortSignal,
): Asking['calls'] {
  return {
    begin: (call) => models.beginCall(call, { scanId, budget: settings.budget, now: now() }),
    end: async (id, end) => {
      if (!ending.aborted || end.outcome === 'answered') await models.endCall(id, end, now());
    },
  };
}

async function stop(
  { models, now, onEnded }: ModelReadingWork,
  scanId: number,
  reason: NonNullable<ReadingSummary['reason']>,
  possiblyPaidTwice: boolean,
): Promise<void> {
  const summary = { reason, proposed: 0, shown: 0, changes: nothingChanged, refusals: {}, possiblyPaidTwice };
  await models.stopReading(scanId, { summary, now: now() });
  onEnded?.({ outcome: reason, proposed: 0, shown: 0, refusals: {} });
}

function countShown(
  { workflows, offerings, organization, people, workingTime }: ModelReading,
  after: Analysis,
): number {
  const entries = [...after.workflows, ...after.workflows.flatMap(({ tasks }) => tasks)];
  const quotes = new Set(entries.flatMap(({ evidence }) => evidence.map(({ quote }) => quote)));
  const isShown = ({ quote }: { quote: string }) => [...quotes].some((shown) => shown.includes(quote));
  const names = new Set(after.offerings.map(({ name }) => name.toLowerCase()));
  const counted = after.team?.headcount.source;
  const isCounted = people !== null && counted?.kind === 'site' && counted.quote === people.quote;
  const worked = after.team?.workingTime?.source;
  const isShortTime =
    workingTime !== null && worked && 'quote' in worked && worked.quote === workingTime.quote;
  const isTrade = after.industry.reasons.some(({ quote }) => quote === organization?.quote);
  return (
    workflows.filter(isShown).length +
    workflows.flatMap(({ tasks }) => tasks).filter(isShown).length +
    offerings.filter(({ name }) => names.has(name.toLowerCase())).length +
    Number(organization !== null && isTrade) +
    Number(isCounted) +
    Number(isShortTime)
  );
}

/**
 * `not-shown` counts the proposals that are missing from the diagnosis but not counted under
 * another reason.
 */
function withUnshown({ proposed, refusals }: CloserReading, shown: number): Record<string, number> {
  const { 'unknown-words': _usualSteps, ...ofProposed } = refusals;
  const counted = Object.values(ofProposed).reduce((sum, count) => sum + count, 0);
  const unshown = proposed - shown - counted;
  return unshown > 0 ? { ...refusals, 'not-shown': unshown } : { ...refusals };
}

function changesBetween(before: Analysis, after: Analysis): ReadingSummary['changes'] {
  const known = new Set(before.workflows.map(({ definitionId }) => definitionId));
  const kept = new Set(after.workflows.map(({ definitionId }) => definitionId));
  const offered = new Set(before.offerings.map(({ name }) => name));
  return {
    workflows: after.workflows.filter(({ definitionId }) => !known.has(definitionId)).map(({ name }) => name),
    offerings: after.offerings.filter(({ name }) => !offered.has(name)).map(({ name }) => name),
    removed: before.workflows.filter(({ definitionId }) => !kept.has(definitionId)).map(({ name }) => name),
  };
}
