import { setPriority } from 'node:os';
import { writeWord } from './office/write-word.ts';
import { writeWorkbook } from './office/write-workbook.ts';
import type { RenderAnswer, RenderRequest } from './render-message.ts';
import { createTypesetter } from './typeset-report.ts';

// This process ends with its parent. It ignores SIGINT and SIGTERM, which may reach both processes, so that it can
// finish the current report while the server shuts down.
process.on('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

/** Requests for pages have priority over reports. */
const niceness = 10;
setPriority(niceness);

const typeset = createTypesetter();

process.on('message', async (request: RenderRequest) => {
  process.send?.(await answer(request));
});

async function answer(request: RenderRequest): Promise<RenderAnswer> {
  try {
    return { file: await make(request) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

function make(request: RenderRequest): Uint8Array | Promise<Uint8Array> {
  if (request.format === 'xlsx') return writeWorkbook(request.sheets);
  const { format, viewModel, options } = request;
  return format === 'docx' ? writeWord(viewModel, options) : typeset(viewModel, options);
}
