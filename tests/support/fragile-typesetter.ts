// A typesetting process that breaks as the report's title says, for tests of what happens then.
import type { RenderAnswer, RenderRequest } from '#report/render-message.ts';

const hoard: Buffer[] = [];

process.on('disconnect', () => process.exit());
process.on('message', ({ viewModel }: RenderRequest) => {
  const { title } = viewModel.document;
  if (title === 'abort') process.kill(process.pid, 'SIGKILL');
  // As native code would: nothing within the process can interrupt it.
  while (title === 'hang') performance.now();
  while (title === 'hoard' && hoard.length < 4_000) hoard.push(Buffer.alloc(1024 ** 2, 1));
  if (title === 'refuse') answer({ error: 'unknown variable' });
  else answer({ pdf: Buffer.from(`${process.pid} ${title}`) });
});

function answer(message: RenderAnswer): void {
  process.send?.(message);
}
