// A typesetting process that fails as the report's title says.
import { existsSync, writeFileSync } from 'node:fs';
import type { RenderAnswer, RenderRequest } from '#report/render-message.ts';

const hoard: Buffer[] = [];
let answered = 0;

process.on('disconnect', () => process.exit());
process.on('message', (request: RenderRequest) => {
  const title = request.format === 'xlsx' ? '' : request.viewModel.document.title;
  const [, marker] = /^abort once (.+)$/.exec(title) ?? [];
  if (marker !== undefined && !existsSync(marker)) {
    writeFileSync(marker, '');
    process.kill(process.pid, 'SIGKILL');
  }
  if (title === 'abort when used' && answered > 0) process.kill(process.pid, 'SIGKILL');
  if (title === 'hoard when used' && answered > 0) fill();
  if (title === 'abort') process.kill(process.pid, 'SIGKILL');
  // Like native code, which can't be interrupted from within the process.
  while (title === 'hang') performance.now();
  if (title === 'hoard') fill();
  if (title === 'keep') hoard.push(Buffer.alloc(140 * 1024 ** 2, 1));
  if (title === 'refuse') answer({ error: 'unknown variable' });
  else answer({ file: Buffer.from(`${process.pid} ${title}`) });
});

function fill(): void {
  while (hoard.length < 4_000) hoard.push(Buffer.alloc(1024 ** 2, 1));
}

function answer(message: RenderAnswer): void {
  answered += 1;
  process.send?.(message);
}
