import { expect, test } from '@playwright/test';
import { sampleAnswers, stubAudit } from './audit-stubs.ts';
import { expectAccessible, expectAccessibleInBothSchemes } from './axe.ts';
import { sampleCoverage } from './dashboard-stub.ts';

test('the report shows its sections with the specified figures', async ({ page }) => {
  await stubAudit(page, sampleAnswers());
  await page.goto('/report/42');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('lark-bakery.test');
  await expect(page.getByRole('article').getByText('lark-bakery.test', { exact: true })).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible();
  await expect(page.getByText(/^Generated on [A-Z]\w+ \d{1,2}, \d{4}$/)).toBeVisible();

  const summary = page.getByRole('region', { name: 'Executive Summary' });
  await expect(summary).toContainText('3 workflows');
  await expect(summary).toContainText('8 tasks');
  // 8 tasks x 2.5 h = 20 h. Mean rate: (35.9 x 3 + 17.95 x 4 + 27.23 x 1) / 8 = 25.84125. 20 x 25.84125 =
  // 516.83; x 1.26 = 651.2.
  await expect(summary.getByRole('heading', { level: 3 })).toHaveText([
    'Potential Time Savings',
    'Cost Savings',
    'Automation Potential',
  ]);
  await expect(summary).toContainText('20 hours');
  await expect(summary).toContainText('$651 (£517)');
  await expect(summary).toContainText('38%');
  await expect(summary.getByText('monthly', { exact: true })).toHaveCount(2);
  for (const [card, basis] of [
    ['Potential Time Savings', '8 tasks × 2.5 hours a month.'],
    ['Cost Savings', 'At £25.84 an hour'],
    ['Automation Potential', 'Rated Automate: 3 of 8 tasks.'],
  ] as const) {
    await summary.getByRole('heading', { name: card }).getByRole('button').hover();
    await expect(page.getByRole('tooltip')).toContainText(basis);
    await page.mouse.move(5, 5, { steps: 5 });
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  }

  await expect(
    summary.getByText(/differ from the dashboard's, which are based on the hours of each task/),
  ).toBeVisible();

  const distribution = page.getByRole('region', { name: 'Task Framework Distribution' });
  await expect(distribution.getByRole('img')).toHaveAccessibleName(
    'Tasks by framework: Automate 38%, 3 tasks; Optimize 50%, 4 tasks; Enhance 13%, 1 task',
  );
  await expect(distribution.locator('svg text')).toHaveText(['Automate 38%', 'Optimize 50%', 'Enhance 13%']);
  const hues = await distribution.locator('path[data-framework]').evaluateAll((slices) =>
    slices.map((slice) => {
      const [red = 0, green = 0, blue = 0] = (getComputedStyle(slice).fill.match(/\d+/g) ?? []).map(Number);
      if (green > red) return 'green';
      return green > 2 * blue + 40 ? 'amber' : 'red';
    }),
  );
  expect(hues).toEqual(['red', 'amber', 'green']);
  for (const text of ['AI greater than human', 'AI equals human', 'Human greater than AI']) {
    await expect(distribution).toContainText(text);
  }

  const table = page.getByRole('region', { name: 'Identified Workflows', exact: true }).getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText([
    'Workflow',
    'Department',
    'Type',
    'Tasks',
    'No-Judgement %',
    'Recommendation',
  ]);
  await expect(table.locator('[data-tone]')).toHaveText(['Automate', 'Optimize', 'Enhance']);
  expect(
    await table
      .locator('[data-tone]')
      .evaluateAll((badges) => badges.map((badge) => badge.getAttribute('data-tone'))),
  ).toEqual(['danger', 'warning', 'success']);

  await page.setViewportSize({ width: 390, height: 800 });
  await expect(table.getByRole('columnheader')).toHaveText(['Workflow', 'Recommendation']);
  await expect(table.getByRole('cell').first()).toContainText('Finance, Business');
  expect(await table.evaluate((one) => one.scrollWidth <= (one.parentElement?.clientWidth ?? 0))).toBe(true);
  await page.setViewportSize({ width: 1280, height: 720 });

  const modules = page.getByRole('region', { name: 'Module Recommendations' }).getByRole('listitem');
  await expect(modules).toHaveCount(4);
  await expect(modules.getByRole('heading')).toHaveText([1, 2, 3, 4].map((n) => `Module number ${n}`));
  const badges = modules.locator('[data-tone]');
  const [creative, operational] = await Promise.all(
    ['Creative', 'Operational'].map((type) =>
      badges.filter({ hasText: type }).first().getAttribute('data-tone'),
    ),
  );
  expect(creative).not.toBe(operational);
  await expect(modules.nth(2)).toContainText(sampleAnswers().modules[2]?.description ?? 'missing');
  await expect(modules.nth(2)).toContainText('Category 3 • $7,000');
  await expect(modules.nth(2).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60');

  const partners = page.getByRole('region', { name: 'Complementary Solutions' });
  for (const [name, tone] of [
    ['High Relevance', 'warning'],
    ['Perfect Match', 'success'],
    ['Recommended', 'info'],
  ] as const) {
    await expect(partners.locator('[data-tone]').filter({ hasText: name })).toHaveAttribute(
      'data-tone',
      tone,
    );
  }
  for (const [index, { name, category, description }] of sampleAnswers().partners.entries()) {
    for (const text of [name, category, description])
      await expect(partners.getByRole('listitem').nth(index)).toContainText(text);
  }
  const icons = await partners
    .locator('svg')
    .evaluateAll((all) => all.map((icon) => icon.getAttribute('class') ?? ''));
  for (const [index, name] of ['shield', 'message-circle', 'chart-line'].entries())
    expect(icons[index]).toContain(name);

  const next = page.getByRole('region', { name: 'Recommended Next Steps' });
  await expect(next.getByRole('listitem')).toHaveCount(5);
  await expect(next.getByRole('heading', { level: 3 })).toHaveText([
    /schedule a consultation/i,
    /prioriti[sz]e modules/i,
    /integration roadmap/i,
    /pilot with one or two modules/i,
    /measure results/i,
  ]);
  const { contact } = await (await page.request.get('/api/config')).json();
  await expect(next).toContainText(`${contact.email}, ${contact.phone}`);

  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL(/\/diagnosis\/42$/);
});

test('the report of a site without work shows no figures, but why and the way to manual entry', async ({
  page,
}) => {
  const answers = sampleAnswers();
  const stats = { ...answers.stats, workflowsIdentified: 0, tasksIdentified: 0, automateCount: 0 };
  Object.assign(answers, { stats, workflows: [], modules: [], partners: [] });
  Object.assign(answers, {
    coverage: { ...sampleCoverage, note: 'Nothing on the site tells what work is done here.' },
  });
  await stubAudit(page, answers);
  await page.goto('/report/42');
  const article = page.getByRole('article');
  await expect(article).toContainText('This diagnosis has no work');
  await expect(article).toContainText('Nothing on the site tells what work is done here.');
  await expect(article).not.toContainText(/\$|£|0 hours/);
  await expect(article.getByRole('link', { name: 'Enter your workflows by hand' })).toHaveAttribute(
    'href',
    /^\/manual-entry\?/,
  );
  await expectAccessibleInBothSchemes(page);
});

for (const part of ['audit', 'stats', 'workflows', 'modules', 'partners']) {
  test(`the report's skeleton is shown while ${part} is pending`, async ({ page }) => {
    await stubAudit(page, sampleAnswers(), [part]);
    await page.goto('/report/42');
    await expect(page.getByText('Loading the report')).toBeAttached();
    await expect(page.getByRole('heading', { name: 'Executive Summary' })).toHaveCount(0);
  });
}

test('each module in the report gives its reason; slow ones are separate, with a caution', async ({
  page,
}) => {
  const answers = sampleAnswers();
  const [one, two] = answers.modules;
  if (!one || !two) throw new Error('The sample has modules');
  const slow = { ...two, paysBack: false, caution: 'A licensed professional reviews everything.' };
  await stubAudit(page, { ...answers, modules: [one, slow] });
  await page.goto('/report/42');
  const section = page.getByRole('region', { name: 'Module Recommendations' });
  await expect(section.getByText('Your website says “Ask us anything”.')).toHaveCount(2);
  const apart = section.getByRole('region', { name: 'Modules that don’t pay back in time' });
  await expect(apart.getByRole('heading')).toHaveText([
    'Modules that don’t pay back in time',
    'Module number 2',
  ]);
  await expect(apart).toContainText('A licensed professional reviews everything.');
  await expectAccessible(page);
});

test('an empty report shows no slices and no percentages', async ({ page }) => {
  const answers = sampleAnswers();
  Object.assign(answers, { workflows: [], modules: [], partners: [] });
  Object.assign(answers.stats, {
    tasksIdentified: 0,
    workflowsIdentified: 0,
    automateCount: 0,
    optimizeCount: 0,
    enhanceCount: 0,
  });
  await stubAudit(page, answers);
  await page.goto('/report/42');
  await expect(page.getByRole('region', { name: 'Executive Summary' })).toContainText('0%');
  await expect(
    page.getByRole('region', { name: 'Task Framework Distribution' }).getByRole('img'),
  ).toHaveCount(0);
  await expect(page.getByText('We found no workflows.')).toBeVisible();
  await expectAccessible(page);
});

test('a failed audit says why; an unknown one is not found; an outage can be retried', async ({ page }) => {
  const answers = sampleAnswers();
  answers.audit.status = 'failed';
  answers.audit.failure = { code: 'unreachable', message: 'The server did not answer.' };
  await stubAudit(page, answers);
  await page.goto('/report/42');
  await expect(page.getByText('The server did not answer.')).toBeVisible();
  await page.goto('/report/41');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await page.route('**/api/audits/42/stats', (route) =>
    route.fulfill({ status: 503, json: { message: 'The database is away.' } }),
  );
  await page.goto('/report/42');
  await expect(page.getByRole('alert')).toContainText('The database is away.');
  await page.unroute('**/api/audits/42/stats');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The server did not answer.')).toBeVisible();
});

test('the report has no accessibility violation in either scheme', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await stubAudit(page, sampleAnswers());
  await page.goto('/report/42');
  await expect(page.getByRole('heading', { name: 'Recommended Next Steps' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});

test('a long list of offerings shows its rest on request', async ({ page }) => {
  const offerings = Array.from({ length: 12 }, (_, index) => ({
    id: index + 1,
    name: `Bread number ${index + 1}`,
    workflow: null,
    evidence: [],
  }));
  const answers = { ...sampleAnswers(), offerings };
  await stubAudit(page, answers);
  await page.goto('/report/42');
  const section = page.getByRole('region', { name: 'What the Company Offers' });
  await expect(section.getByRole('listitem')).toHaveCount(8);
  await section.getByRole('button', { name: 'Show all 12 offerings' }).click();
  await expect(section.getByRole('listitem')).toHaveCount(12);
});
