// Checks how the product shuts down on a signal while it reads sites: npm run bench -- signals [--rounds 20]
// [--within 8000 (ms)] [--rendered]
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '#tests/support/chromium.ts';
import { runSignalRounds } from '#tests/support/signal-rounds.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '20' },
      within: { type: 'string', default: '8000' },
      rendered: { type: 'boolean', default: false },
    },
  });
  const folder = makeTestFolder('signals');
  try {
    const rounds = await runSignalRounds({
      rounds: Number(values.rounds),
      dataDir: join(folder, 'data'),
      withinMs: Number(values.within),
      ...(values.rendered ? { chromiumPath: await findChromium() } : {}),
    });
    console.table(rounds.map(({ output: _, ...round }) => round));
    const failed = rounds.filter(({ ended }) => ended !== 0);
    console.log(`${failed.length} of ${rounds.length} did not end with 0`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
