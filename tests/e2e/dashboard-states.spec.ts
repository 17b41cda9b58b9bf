import { expect, test } from '@playwright/test';
import type { Audit } from '#shared/schemas/audit.ts';
import { expectAccessible } from './axe.ts';
import { type Answers, makeAudit, makeStats, sampleCoverage, stubAudit, stubId } from './dashboard-stub.ts';

interface State {
  name: string;
  tells: string;
  answers?: Partial<Answers>;
  id?: string;
  unknown?: boolean;
}

const states: State[] = [
  { name: 'pending', tells: 'The scan is about to start', answers: running('pending') },
  { name: 'scanning', tells: 'Scanning Website...', answers: running('scanning') },
  { name: 'analyzing', tells: 'Analyzing Data...', answers: running('analyzing') },
  { name: 'processing', tells: 'Analyzing Data...', answers: running('processing') },
  { name: 'completed', tells: 'Monthly Business Value' },
  { name: 'still loading', tells: 'Data is still loading', answers: { modules: [] } },
  {
    name: 'failed',
    tells: 'The website does not answer.',
    answers: {
      audit: makeAudit({
        status: 'failed',
        failure: { code: 'unreachable', message: 'The website does not answer.' },
      }),
      stats: makeStats([], { scanQuality: null }),
      workflows: [],
      tasks: [],
    },
  },
  {
    name: 'nothing found',
    tells: 'We found no work to diagnose on the website',
    answers: {
      stats: makeStats([]),
      workflows: [],
      tasks: [],
      modules: [],
      partners: [],
      coverage: { ...sampleCoverage, note: 'Nothing on the site tells what work is done here.' },
    },
  },
  { name: 'an unknown id', tells: '404 Page Not Found', unknown: true },
  { name: 'a malformed id', tells: '404 Page Not Found', id: '0x10' },
  {
    name: "someone else's audit",
    tells: 'Monthly Business Value',
    answers: { audit: makeAudit({ mine: false }) },
  },
];

for (const { name, tells, answers = {}, id = stubId, unknown = false } of states) {
  test(`${name}: says so, reads well to a machine and fits, on a phone and on a desktop`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    const stub = await stubAudit(page, answers);
    if (unknown) {
      stub.special.set('GET audit', { status: 404, body: { error: 'x', message: 'x', code: 'not-found' } });
    }
    await page.goto(`/diagnosis/${id}`);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('main').getByText(tells, { exact: true }).first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expectAccessible(page);
    }
  });
}

function running(status: Audit['status']): Partial<Answers> {
  return {
    audit: makeAudit({ status, completedAt: null }),
    stats: makeStats([], { overallProgress: 45, scanQuality: null }),
    tasks: { generating: true, stage: 'workflows', message: 'Identifying workflows', progress: 45 },
    modules: [],
    partners: [],
  };
}
