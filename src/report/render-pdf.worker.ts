import { setPriority } from 'node:os';
import type { RenderAnswer, RenderRequest } from './render-message.ts';
import { createTypesetter } from './typeset-report.ts';

// The process that sets reports: one request after the other. It ends with whoever started it, and not by the
// signals that reach them both, so that a report in hand is finished while the server still answers.
process.on('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

/** Whoever waits for a page goes before whoever waits for a report. */
const niceness = 10;
setPriority(niceness);

const typeset = createTypesetter();

process.on('message', ({ viewModel, options }: RenderRequest) => {
  process.send?.(answer({ viewModel, options }));
});

function answer({ viewModel, options }: RenderRequest): RenderAnswer {
  try {
    return { pdf: typeset(viewModel, options) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
