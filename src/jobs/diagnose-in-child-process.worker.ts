import type { Diagnose } from '#diagnosis/diagnosis-types.ts';
import type { FromChild, ToChild } from './diagnose-in-child-process.ts';

const aborting = new AbortController();
const calls = new Map<number, { resolve: () => void; reject: (error: Error) => void }>();
let lastCall = 0;
let working: Promise<void> | null = null;
const clearUpWithinMs = 4_000;

process.on('disconnect', () => {
  aborting.abort(new Error('The diagnosis was aborted'));
  if (working === null) process.exit(1);
  void working?.finally(() => process.exit(1));
  setTimeout(() => process.exit(1), clearUpWithinMs);
});
// A terminal or supervisor may signal the whole process group, but only the parent decides when this process ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const) process.on(signal, () => {});
process.on('message', (message: ToChild) => {
  if (message.kind === 'diagnose') working = work(message);
  else {
    const call = calls.get(message.call);
    calls.delete(message.call);
    if (message.error === null) call?.resolve();
    else call?.reject(new Error(message.error));
  }
});

async function work({ module, request, context }: Extract<ToChild, { kind: 'diagnose' }>): Promise<void> {
  try {
    const { diagnose }: { diagnose: Diagnose } = await import(module);
    const diagnosis = await diagnose(request, {
      ...context,
      savePage: (page) => ask((call) => ({ kind: 'page', call, page })),
      saveFacts: (facts) => ask((call) => ({ kind: 'facts', call, facts })),
      reportProgress: (progress) => ask((call) => ({ kind: 'progress', call, progress })),
      signal: aborting.signal,
      now: Date.now,
    });
    tell({ kind: 'done', diagnosis });
  } catch (error) {
    tell({ kind: 'broken', error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

function ask(messageOf: (call: number) => FromChild): Promise<void> {
  lastCall += 1;
  const call = lastCall;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  calls.set(call, { resolve, reject });
  tell(messageOf(call));
  return promise;
}

function tell(message: FromChild): void {
  if (process.connected) process.send?.(message, undefined, undefined, () => {});
}
