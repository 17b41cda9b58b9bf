import { expect, test } from '@playwright/test';
import { sampleAnswers, stubAudit } from './audit-stubs.ts';
import { expectAccessible } from './axe.ts';

test('lists every module in full with the partners, and leads back', async ({ page }) => {
  await stubAudit(page, sampleAnswers());
  await page.goto('/diagnosis/42/modules');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Module Recommendations for lark-bakery.test',
  );
  const modules = page.getByRole('region', { name: 'Modules', exact: true }).getByRole('article');
  await expect(modules).toHaveCount(5);
  const first = modules.first();
  for (const text of [
    'Module number 1',
    'Creative',
    '80%',
    '$7,000',
    '$21,000 to $35,000',
    '7 days',
    'LLM + Infra',
    'Fully Independent',
    'Faster answers',
    'Collect the questions',
    'Answer enquiries',
    'About 24 months (21 to 39)',
  ]) {
    await expect(first).toContainText(text);
  }
  await expect(modules.filter({ hasText: '$288' })).toHaveCount(0);
  await expect(first.getByText('A language model connected to your systems')).toBeHidden();
  await first.getByRole('button', { name: 'View Details' }).click();
  await expect(first.getByText('A language model connected to your systems')).toBeVisible();
  for (const name of ['Prerequisites', 'Data it needs', 'Risks', 'What stays with people', 'Why it fits']) {
    await expect(first.getByRole('list', { name })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible();
  await expect(page.getByText(/^Sorted by first-year return/)).toBeVisible();
  const fifth = modules.nth(4);
  await expect(fifth.getByText('Faster answers')).toBeHidden();
  await fifth.getByRole('button', { name: 'View Details' }).click();
  await expect(fifth.getByText('Faster answers')).toBeVisible();
  await expect(modules.nth(3).getByText('Faster answers')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(modules.nth(3).getByText('Faster answers')).toBeVisible();
  await expect(page.getByRole('button', { name: 'View Details' })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  const matrix = page.getByRole('region', { name: 'Value versus effort' });
  await expect(matrix.getByRole('listitem').filter({ hasText: 'Do first' })).toContainText('Module number 1');
  await expect(matrix.getByRole('listitem').filter({ hasText: 'Leave for now' })).toContainText('None');
  await expect(
    page.getByRole('region', { name: 'Complementary Solutions' }).getByRole('listitem'),
  ).toHaveCount(3);
  const roadmap = page.getByRole('region', { name: '90-day plan' });
  await expect(roadmap).toContainText('By day 30');
  await expect(roadmap).not.toContainText('By day 60');
  for (const text of [
    'Measure where the hours go',
    'Go/no-go: Continue if the hours are there.',
    'Effort: 2 days',
    'Taste the new recipe',
    'It needs a tongue.',
  ]) {
    await expect(roadmap).toContainText(text);
  }
  const top = async (region: string) =>
    (await page.getByRole('region', { name: region, exact: true }).boundingBox())?.y ?? 0;
  expect(await top('90-day plan')).toBeLessThan(await top('Value versus effort'));
  expect(await top('Value versus effort')).toBeLessThan(await top('Modules'));
  await roadmap.getByRole('button', { name: 'Why, and when to stop' }).click();
  await expect(roadmap.getByText('Continue if the hours are there.')).toBeVisible();
  await roadmap.getByRole('button', { name: 'What should stay with people (6 tasks)' }).click();
  await expect(roadmap.getByText('It needs a tongue.')).toHaveCount(1);
  await expect(roadmap.getByText('Taste the sixth recipe')).toBeHidden();
  await roadmap.getByRole('button', { name: 'Show 2 more tasks' }).click();
  await expect(roadmap.getByText('Taste the sixth recipe')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Analysis' }).click();
  await expect(page).toHaveURL(/\/diagnosis\/42$/);
});

test("sums up the recommended modules' costs and returns, by module and in total", async ({ page }) => {
  await stubAudit(page, sampleAnswers());
  await page.goto('/diagnosis/42/modules');
  const decision = page.getByRole('region', { name: 'What the recommended modules cost and save' });
  const row = decision.getByRole('row', { name: /^Module number 2/ });
  await expect(row.getByRole('cell')).toHaveText([
    '$7,000',
    '$290$180 to $320',
    '-$3,500-$4,800 to -$3,100',
    'About 24 months21 to 39',
  ]);
  await expect(decision.getByRole('row', { name: /^All 5 modules/ }).getByRole('cell')).toHaveText([
    '$35,000',
    '$1,400$900 to $1,600',
    '-$18,000-$24,000 to -$16,000',
    'About 24 months21 to 39',
  ]);
  await expect(decision).toContainText(
    'The total of $3,200 a month on the dashboard counts every task in full',
  );
  await expect(decision).toContainText('2 modules that don’t pay back in time are listed separately');
  for (const [width, shown] of [
    [390, decision.getByRole('row').filter({ hasText: 'Module number 5' }).getByRole('term').nth(2)],
    [768, decision.getByRole('columnheader').nth(3)],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(shown).toHaveText('Net after 12 months');
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider).toBe(0);
    await expectAccessible(page);
  }
});

test('without a recommended module there is no business case; its failure affects only that part', async ({
  page,
}) => {
  const answers = sampleAnswers();
  const nothing = { modules: [], total: null, prerequisites: [], leftOut: 5 };
  await stubAudit(page, {
    ...answers,
    'business-case': { ...nothing, allTasksUsdPerMonth: 320, rateUsdPerHour: 30 },
  });
  await page.goto('/diagnosis/42/modules');
  await expect(page.getByRole('heading', { name: 'Your Matched Modules' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What the recommended modules' })).toHaveCount(0);
  await stubAudit(page, { ...answers, 'business-case': undefined });
  await page.reload();
  await expect(page.getByText("We couldn't load the figures")).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your Matched Modules' })).toBeVisible();
  await stubAudit(page, answers);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'What the recommended modules' })).toBeVisible();
});

for (const part of ['audit', 'stats', 'workflows', 'tasks', 'modules', 'partners', 'business-case']) {
  test(`its skeleton is shown while ${part} is pending`, async ({ page }) => {
    await stubAudit(page, sampleAnswers(), [part]);
    await page.goto('/diagnosis/42/modules');
    await expect(page.getByText('Loading the modules')).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  });
}

test('modules that pay back slowly are listed under their own heading', async ({ page }) => {
  const answers = sampleAnswers();
  const [one, two] = answers.modules;
  if (!one || !two) throw new Error('The sample has modules');
  const slow = { ...two, paybackMonths: { low: 30, likely: 40, high: 90 }, paysBack: false };
  await stubAudit(page, { ...answers, modules: [one, slow] });
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/diagnosis/42/modules');
  const modules = page.getByRole('region', { name: 'Modules', exact: true });
  await expect(modules.getByRole('heading', { level: 2 })).toHaveText([
    'Your Matched Modules',
    'Modules that don’t pay back in time',
  ]);
  await expect(modules.getByRole('article')).toHaveCount(1);
  await modules.getByRole('button', { name: 'Show 1 module' }).click();
  await expect(modules.getByRole('article')).toHaveCount(2);
  await expect(modules.getByText('within 24 months')).toBeVisible();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
});

test('without modules it says so', async ({ page }) => {
  const answers = sampleAnswers();
  await stubAudit(page, { ...answers, modules: [], partners: [] });
  await page.goto('/diagnosis/42/modules');
  await expect(page.getByText('No module recommendations available yet')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Get in Touch' })).toBeVisible();
  const toTasks = page.getByRole('link', { name: 'Go to workflows and tasks' });
  await expect(toTasks).toHaveAttribute('href', '/diagnosis/42');
  await stubAudit(page, {
    ...answers,
    audit: { ...answers.audit, mine: false, domain: '', kind: 'manual' },
    modules: [],
    partners: [],
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Module Recommendations for your entry from [A-Z][a-z]{2} \d{1,2}$/,
  );
  await expect(page.getByText('None of our modules fit the tasks you entered.')).toBeVisible();
  await expect(toTasks).toHaveCount(0);
});

test('an address that names a module opens it, even among many, and the page stays short', async ({
  page,
}) => {
  const answers = sampleAnswers();
  const [module] = answers.modules;
  if (!module) throw new Error('The sample has modules');
  const modules = Array.from({ length: 12 }, (_, index) => ({
    ...module,
    id: `module-${index + 1}`,
    name: `Module number ${index + 1}`,
    price: 1000 * (index + 1),
  }));
  await stubAudit(page, { ...answers, modules });
  for (const [width, height, screens] of [
    [1440, 900, 5],
    [390, 844, 10],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/diagnosis/42/modules');
    await expect(page.getByRole('button', { name: 'Show all 12 modules' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(height * screens);
  }
  await page.goto('/diagnosis/42/modules#module-module-11');
  const named = page.getByRole('article').filter({ hasText: 'Module number 11' });
  await expect(named).toBeInViewport();
  await expect(named.getByText('Faster answers')).toBeVisible();
});
