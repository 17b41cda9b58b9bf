import { parentPort } from 'node:worker_threads';
import type { RenderAnswer, RenderRequest } from './render-message.ts';
import { createTypesetter } from './typeset-report.ts';

/** The worker thread that sets reports: one request after the other, each answered under its id. */
const typeset = createTypesetter();

parentPort?.on('message', ({ id, viewModel, options }: RenderRequest) => {
  parentPort?.postMessage(answer(id, viewModel, options));
});

function answer(
  id: number,
  viewModel: RenderRequest['viewModel'],
  options: RenderRequest['options'],
): RenderAnswer {
  try {
    return { id, pdf: typeset(viewModel, options) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
