import { expect, test } from '@playwright/test';
import { formatEstimate } from '#shared/text/figures.ts';
import { expectAccessible } from './axe.ts';
import {
  calculateStubValue,
  makeAudit,
  makeModule,
  makeStats,
  makeTask,
  money,
  openDashboard,
  sampleTasks,
  sampleWorkflows,
  stubAudit,
  stubId,
} from './dashboard-stub.ts';

test('the headline is the likely value, with its range and parts', async ({ page }) => {
  const stub = await stubAudit(page);
  const value = calculateStubValue(stub, 'simple');
  await openDashboard(page);
  const section = page.getByRole('region', { name: 'Monthly Business Value' });
  await expect(section.getByText('Total Monthly Cost Savings')).toBeVisible();
  await expect(section.getByTestId('headline')).toHaveText(money(value.monthlyTotal));
  const { low, high } = value.ranges.monthlyTotal;
  await expect(section.getByText(`Range ${money(low)} to ${money(high)} a month`)).toBeVisible();
  await expect(section.getByText('2 workflows · 4 tasks')).toBeVisible();
  const bars = section.getByRole('list', { name: 'Hours saved by framework' }).getByRole('listitem');
  await expect(bars).toHaveText([/Automate\s*2 tasks/, /Optimize\s*1 task/, /Enhance\s*1 task/]);
  await section.getByRole('button', { name: 'About Monthly Business Value' }).hover();
  for (const text of [
    /representative estimate/,
    /likely inaccurate without your exact team size and hourly rates/,
    /all metrics are monthly estimates/i,
  ]) {
    await expect(page.getByRole('tooltip')).toContainText(text);
  }
});

test("the details show the formula with the audit's own numbers, and hide again", async ({ page }) => {
  const stub = await stubAudit(page);
  const value = calculateStubValue(stub, 'simple');
  await openDashboard(page);
  await expect(page.getByRole('region', { name: 'Time Savings' })).toHaveCount(0);
  await page.getByRole('button', { name: 'View Calculation Details' }).click();
  const savings = page.getByRole('region', { name: 'Time Savings' });
  await expect(savings).toContainText(/Total tasks analy[sz]ed\s*4/);
  await expect(savings.getByText('Automate 2, Optimize 1, Enhance 1')).toBeVisible();
  await expect(savings.getByText('Conservative estimate (junior rate)')).toBeVisible();
  await expect(savings.getByText(money(value.costSavingsUSD)).first()).toBeVisible();
  const hours = formatEstimate(value.costSavingsUSD / 30);
  await expect(savings.getByText(`${hours} hours saved a month × $30 an hour`)).toBeVisible();
  const impact = page.getByRole('region', { name: 'Business Impact Value' });
  await expect(impact.getByText('20%', { exact: true })).toBeVisible();
  await expect(impact.getByText(money(value.newBusinessUSD), { exact: true })).toBeVisible();
  await expect(impact.getByText('Not estimated')).toBeVisible();
  await page.getByRole('button', { name: 'Hide Details' }).click();
  await expect(savings).toHaveCount(0);
});

test('advanced mode uses role rates, says so, and survives a reload', async ({ page }) => {
  const stub = await stubAudit(page);
  await openDashboard(page);
  const badge = page.getByText('Advanced mode: Using role-specific rates');
  await expect(badge).toHaveCount(0);
  await page.getByRole('button', { name: 'View Calculation Details' }).click();
  await page.getByRole('switch', { name: 'Use role-specific rates' }).click();
  await expect(badge).toBeVisible();
  await expect(page.getByTestId('headline')).toHaveText(
    money(calculateStubValue(stub, 'advanced').monthlyTotal),
  );
  await expect(page.getByText('Using role-specific rates', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Savings by role' }).getByText('Strategy Consultant'),
  ).toBeVisible();
  await page.reload();
  await expect(badge).toBeVisible();
});

test('while tasks are loading, the figure reads Calculating..., with a spinner', async ({ page }) => {
  await stubAudit(page, { tasks: undefined });
  await page.route(`**/api/audits/${stubId}/tasks`, () => undefined);
  await openDashboard(page);
  await expect(page.getByTestId('headline')).toHaveText('Calculating...');
  await expect(page.getByTestId('spinner')).toBeVisible();
});

test('a sample figure is shown only until the value arrives, and is labeled as a sample', async ({
  page,
}) => {
  const stub = await stubAudit(page, {
    audit: makeAudit({ status: 'processing', completedAt: null }),
    stats: makeStats([], { overallProgress: 40 }),
    tasks: [],
  });
  await openDashboard(page);
  await expect(page.getByTestId('headline')).toHaveText('$16,250');
  await expect(page.getByText('A sample figure until yours is calculated')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Analyzing Data...' })).toBeVisible();
  await expect(page.getByText(/\b0 (workflows|tasks)/)).toHaveCount(0);
  stub.answers.audit = makeAudit();
  stub.answers.stats = makeStats([]);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Workflow Analysis' })).toBeVisible();
  await expect(page.getByText('16,250')).toHaveCount(0);
});

test('hours beyond what a company of this size works are scaled down, and the page says so', async ({
  page,
}) => {
  const tasks = Array.from({ length: 12 }, (_, index) => makeTask(100 + index, { timeInvestment: 160 }));
  await stubAudit(page, { tasks, stats: makeStats(tasks) });
  await openDashboard(page);
  await page.getByRole('button', { name: 'View Calculation Details' }).click();
  await expect(
    page.getByText(/add up to 1,920 hours a week, more than a team of this size can work/),
  ).toBeVisible();
});

test('without stats there is no value section', async ({ page }) => {
  const stub = await stubAudit(page, { stats: null });
  stub.special.set('POST sync-stats', { status: 500 });
  await openDashboard(page);
  await expect(page.getByRole('heading', { name: 'Task Analysis' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Monthly Business Value' })).toHaveCount(0);
});

test('assumptions are tried right away, next to the originals, and visitors cannot save them', async ({
  page,
}) => {
  const stub = await stubAudit(page, { audit: makeAudit({ mine: false }) });
  const before = calculateStubValue(stub, 'simple').monthlyTotal;
  await openDashboard(page);
  await page.getByRole('button', { name: 'View Calculation Details' }).click();
  await page.getByRole('button', { name: 'Try your own' }).click();
  await page.getByRole('textbox', { name: 'Junior rate' }).fill('60');
  await expect(page.getByTestId('headline')).toHaveText(money(before * 2));
  await expect(page.getByText(`With your trial assumptions. Before: ${money(before)}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep these assumptions' })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Junior rate' }).fill('-3');
  await expect(page.getByText('Enter a number from 0 to 10,000')).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByTestId('headline')).toHaveText(money(before));
  expect(stub.calls.filter((call) => call.startsWith('PATCH'))).toEqual([]);
});

test('a club of volunteers is counted with a few hours a week each, which can be changed', async ({
  page,
}) => {
  const range = { low: 0.1, likely: 0.2, high: 0.3 };
  const work = { groups: { '43': range }, grows: 'customers' as const, isCore: true };
  const tasks = sampleTasks.map((task) => ({ ...task, hoursShare: 0.1 }));
  const workflows = sampleWorkflows.map((workflow) => ({ ...workflow, work }));
  const stub = await stubAudit(page, { tasks, workflows });
  stub.team = {
    headcount: { low: 20, likely: 20, high: 20, source: { kind: 'size', size: '11-50' } },
    workingTime: { hoursPerWeek: 3, source: { kind: 'volunteers', line: 'Service club' } },
    staffing: { '43': 1 },
    staffingSource: { text: 'Statistics', url: 'https://stats.test/', sector: 'Others', because: null },
  };
  const before = calculateStubValue(stub, 'simple');
  await openDashboard(page);
  await expect(page.getByTestId('headline')).toHaveText(money(before.monthlyTotal));
  await page.getByRole('button', { name: 'View Calculation Details' }).click();
  await page.getByRole('button', { name: 'Try your own' }).click();
  const team = page.getByRole('region', { name: 'Your team' });
  await expect(team.getByText(/3 hours a week each, our assumption, because volunteers run/)).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectAccessible(page);
  const hours = team.getByRole('textbox', { name: 'Working time (hours a week each)' });
  await hours.fill('100');
  await expect(team.getByText('Enter a number from 0.5 to 80')).toBeVisible();
  await hours.fill('6');
  await expect(page.getByTestId('headline')).toHaveText(
    money(calculateStubValue({ ...stub, assumptions: { hoursPerPerson: 6 } }, 'simple').monthlyTotal),
  );
  await page.getByRole('button', { name: 'Keep these assumptions' }).click();
  await expect.poll(() => stub.countOf('PATCH assumptions')).toBe(1);
  expect(JSON.parse(stub.bodies[stub.calls.indexOf('PATCH assumptions')] ?? '')).toEqual({
    hoursPerPerson: 6,
  });
});

test('the owner keeps assumptions', async ({ page }) => {
  const stub = await stubAudit(page);
  await openDashboard(page);
  await page.getByRole('button', { name: 'View Calculation Details' }).click();
  await page.getByRole('button', { name: 'Try your own' }).click();
  await page.getByRole('textbox', { name: 'Team adoption' }).fill('50');
  stub.assumptions = { adoptionShare: 0.5 };
  const keep = page.getByRole('button', { name: 'Keep these assumptions' });
  await keep.click();
  await expect.poll(() => stub.countOf('PATCH assumptions')).toBe(1);
  expect(JSON.parse(stub.bodies[stub.calls.indexOf('PATCH assumptions')] ?? '')).toEqual({
    adoptionShare: 0.5,
  });
  await expect(keep).toBeDisabled();
  await expect(page.getByRole('textbox', { name: 'Team adoption' })).toHaveValue('50');
  await expect(page.getByTestId('headline')).toHaveText(
    money(calculateStubValue(stub, 'simple').monthlyTotal),
  );
  expect(stub.calls.filter((call) => call.startsWith('GET') && call !== 'GET favicon')).toEqual([
    'GET dashboard',
  ]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await page.getByRole('button', { name: 'View Calculation Details' }).click();
  await page.getByRole('button', { name: 'Try your own' }).click();
  await expect(page.getByRole('textbox', { name: 'Team adoption' })).toHaveValue('50');
  await page.getByRole('button', { name: 'Reset to the default figures' }).click();
  await expect(page.getByRole('textbox', { name: 'Team adoption' })).toHaveValue('100');
  await page.getByRole('button', { name: 'Keep these assumptions' }).click();
  await expect.poll(() => stub.countOf('PATCH assumptions')).toBe(2);
  expect(JSON.parse(stub.bodies[stub.calls.lastIndexOf('PATCH assumptions')] ?? '')).toEqual({
    adoptionShare: 1,
  });
});

test('says how much of the figure the first steps would save, in each mode', async ({ page }) => {
  const claimed = {
    hoursPerWeek: 6,
    savedHoursPerMonth: { low: 10, likely: 19, high: 22 },
    savingsUsdPerMonth: { low: 300, likely: 576, high: 648 },
  };
  const trial = { ...claimed, workflow: 'Reception', tasks: [], help: 'draft the answers', caution: null };
  const step = (title: string, moduleId: string | null = null) => ({
    title,
    moduleId,
    why: 'It helps with 1 task.',
    effortDays: 2,
    goNoGo: 'Continue if it helps.',
  });
  const steps = [{ ...step('Try AI'), trial }, step('Measure'), step('Introduce A', 'a'), step('Compare')];
  const modules = [makeModule('a', { paysBack: true, claimed })];
  await stubAudit(page, { modules, roadmap: { phases: [{ days: 30, steps }], leaveWithPeople: [] } });
  await openDashboard(page);
  const section = page.getByRole('region', { name: 'Monthly Business Value' });
  await expect(section).toContainText(
    'This counts every task in full. The first step would save about $580 of it.',
  );
  await section.getByRole('button', { name: 'View Calculation Details' }).click();
  await section.getByRole('switch', { name: 'Use role-specific rates' }).click();
  await expect(section).toContainText('would save about $580 a month at the junior rate');
});

test('where a team cannot work all hours typed, a visible sentence says how they are counted', async ({
  page,
}) => {
  const workflow = { name: 'Orders', department: 'Sales', type: 'administrative' };
  const created = await page.request.post('/api/audits/manual', {
    data: {
      businessInfo: {
        website: 'Quay Ltd',
        companyType: 'retail',
        businessDescription: 'We sell rope.',
        headcount: 1,
      },
      workflows: [workflow],
      tasks: [
        {
          name: 'Answer questions by email',
          workflow: 'Orders',
          timeInvestment: 100,
          replicabilityDifficulty: 2,
        },
      ],
    },
  });
  const { id } = await created.json();
  await page.goto(`/diagnosis/${id}`);
  const section = page.getByRole('region', { name: 'Monthly Business Value' });
  await expect(
    section.getByText(
      'The tasks add up to 100 hours a week, more than a team of this size can work (40). We scaled all hours down to 40% in the value, the modules, and the plan. The tables of workflows and tasks show them unchanged.',
    ),
  ).toBeVisible();
  await expect(page.getByText('100 hours a week').nth(1)).toBeVisible();
  const steps = page.getByRole('region', { name: 'Start here' });
  await expect(steps).toContainText('takes about 40 hours a week');
  await expect(steps).toContainText('We scaled all hours in this plan down to 40%');
});
