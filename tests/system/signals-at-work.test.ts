import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../support/chromium.ts';
import { runSignalRounds } from '../support/signal-rounds.ts';
import { makeTestFolder } from '../support/test-folder.ts';

let folder: string;

beforeAll(() => {
  folder = makeTestFolder('signals');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Delays as fractions of the maximum, used in order. `npm run bench -- signals` tries many more. */
const moments = [0.1, 0.9, 0.5, 0.3];

describe('signals while sites are read', () => {
  it.each([
    ['plain pages', false, 4],
    ['pages rendered in a browser', true, 3],
  ])(
    'fault 22: every signal ends it within 15 s with exit code 0 and without its PostgreSQL: %s',
    async (name, rendered, count) => {
      let next = 0;
      const rounds = await runSignalRounds({
        rounds: count,
        dataDir: join(folder, name),
        signals: ['SIGTERM', 'SIGINT', 'SIGQUIT', 'SIGHUP'],
        ...(rendered ? { chromiumPath: await findChromium() } : {}),
        random: () => moments[next++] ?? 0.5,
      });
      for (const round of rounds) {
        expect(round.ended, round.output).toBe(0);
        expect(round.tookMs).toBeLessThan(15_000);
        expect(round.serverLeft).toBe(false);
      }
    },
    600_000,
  );
});
