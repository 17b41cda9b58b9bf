import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCrashes } from '#tests/support/crash/crash-run.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

let folder: string;

beforeAll(() => {
  folder = makeTestFolder('kills');
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Three numbers per kill decide whether it comes during startup, when it comes, and what it hits.
 * `npm run bench -- crash` kills more often, at random moments.
 */
const choices = [0.9, 0.3, 0.1, 0.9, 0.2, 0.9, 0.9, 0.25, 0.7, 0.9, 0.4, 0.5];

describe('rows 20 and 27: kill -9 while visitors are served, sites are read, and emails are sent', () => {
  it('rows 20 and 27: nothing acknowledged is lost, every diagnosis completes, no result or email is duplicated', async () => {
    let next = 0;
    const report = await runCrashes({
      mode: 'embedded',
      kills: choices.length / 3,
      withinMs: 2_500,
      random: () => choices[next++] ?? 0.5,
      folder,
    });
    expect(report.verdict).toEqual({
      lost: [],
      notCompleted: [],
      doubledResults: [],
      doubledMails: [],
      missingMails: [],
    });
    expect(report.kills).toEqual({ product: 2, postgres: 1, both: 1 });
    expect(report.acknowledged.scans).toBeGreaterThan(0);
    expect(report.mailsArrived).toBeGreaterThan(0);
    expect(report.settledMs).toBeLessThan(120_000);
  }, 600_000);
});
