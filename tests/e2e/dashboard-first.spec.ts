import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import {
  makeAudit,
  makeModule,
  makeTask,
  makeWorkflow,
  openDashboard,
  sampleCoverage,
  sampleTasks,
  sampleWorkflows,
  stubAudit,
  stubId,
} from './dashboard-stub.ts';
import { circles, details, row } from './task-locators.ts';

const paying = makeModule('answers', {
  name: 'Answering Desk',
  price: 3000,
  paysBack: true,
  reason: 'Your website says “Book your appointment online”. Help with it could save about $580 a month.',
  tasks: [
    {
      id: 11,
      name: 'Answer requests by telephone',
      workflow: 'Appointment booking',
      framework: 'Automate',
      hoursPerWeek: 6,
    },
  ],
});
const step = (title: string, moduleId: string | null, why: string) => ({
  title,
  moduleId,
  why,
  effortDays: 2,
  goNoGo: 'Continue if it helps.',
});
const { claimed, tasks } = paying;
const trial = {
  ...claimed,
  workflow: 'Appointment booking',
  tasks,
  help: 'draft the answers',
  caution: null,
};
const roadmap = {
  phases: [
    {
      days: 30,
      steps: [
        step('Measure where the hours go', null, 'Every figure here is an estimate.'),
        {
          ...step('Try AI on “Answer requests by telephone”', null, 'It takes about 6 hours a week.'),
          trial,
        },
        step('Introduce Answering Desk', 'answers', 'It helps with 1 task.'),
        step('Compare and decide', null, 'Measure the same hours again.'),
      ],
    },
  ],
  leaveWithPeople: [],
};

test('below the value are the first steps, each with hours, money, and a quote, before any module', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await stubAudit(page, { modules: [paying], roadmap });
  await openDashboard(page);
  const first = page.getByRole('region', { name: 'Start here' });
  const steps = first.getByRole('list').first().getByRole('listitem');
  await expect(steps).toHaveCount(1);
  for (const text of [
    'Try AI on “Answer requests by telephone”',
    '$580 a month',
    '19 hours saved a month',
    'No module to buy',
    '“Book your appointment online”',
    'www.harbour-dental.test/appointments',
    'It takes about 6 hours a week.',
  ]) {
    await expect(steps.nth(0)).toContainText(text);
  }
  const split = page.getByRole('list', { name: 'Value by type of evidence' });
  await expect(split.getByRole('listitem')).toHaveText([/^Observed\s*4 tasks\s*\$[\d,]+ a month$/]);
  await expectAccessible(page);
  for (const name of ['90-day plan', 'Try AI on “Answer requests by telephone”']) {
    await expect(first.getByRole('link', { name })).toHaveAttribute(
      'href',
      `/diagnosis/${stubId}/modules#plan`,
    );
  }
});

test('where nothing can be tried first, the dashboard says so', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const [phase] = roadmap.phases;
  const measuring = { ...phase, steps: phase?.steps.filter((one) => !('trial' in one)) };
  await stubAudit(page, { roadmap: { ...roadmap, phases: [measuring] } });
  await openDashboard(page);
  const first = page.getByRole('region', { name: 'Start here' });
  await expect(first).toContainText('None of these tasks is an obvious first trial of AI');
  await expect(first.getByRole('listitem')).toHaveCount(0);
  await expectAccessible(page);
});

test('a workflow opens its tasks in place, leads to one of them, and back', async ({ page }) => {
  await stubAudit(page);
  await openDashboard(page);
  const name = 'Treatment planning';
  await page.getByRole('button', { name, exact: true }).click();
  const inPlace = page.getByRole('list', { name: 'Tasks in this workflow' });
  await expect(inPlace.getByRole('listitem')).toHaveText([
    /Explain options to the patient.*Enhance.*8 h.*a month/,
    /Write the cost plan.*Optimize.*4 h.*a month/,
  ]);
  await expect(page).toHaveURL(/[?&]workflow=Treatment\+planning/);
  await inPlace.getByRole('button', { name: 'Write the cost plan' }).click();
  await expect(details(page)).toContainText('Task #4');
  await expect(details(page)).toBeInViewport();
  await page.getByRole('button', { name: 'Back to the workflow' }).click();
  await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Back to all workflows' }).click();
  await expect(inPlace).toHaveCount(0);
  await expect(circles(page)).toHaveCount(4);
  await expect(page).not.toHaveURL(/workflow=/);
});

test("an open workflow gives its tasks' hours for the whole team, as its own line does", async ({ page }) => {
  const name = 'Treatment planning';
  const work = { groups: {}, grows: 'customers' as const, isCore: true };
  const workflows = sampleWorkflows.map((workflow) =>
    workflow.name === name ? { ...workflow, teamSize: 3, unlistedHours: 10, work } : workflow,
  );
  await stubAudit(page, { workflows });
  await openDashboard(page);
  await expect(
    page.getByText('about 66 hours a week shared by up to 3 people, 36 of those hours in its tasks'),
  ).toBeVisible();
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('list', { name: 'Tasks in this workflow' }).getByRole('listitem')).toHaveText([
    /Explain options to the patient.*24 h a week/,
    /Write the cost plan.*12 h a week/,
  ]);
});

test('a dashboard with twenty workflows and thirty offerings reaches the task map within three screens', async ({
  page,
}) => {
  const [workflow] = sampleWorkflows;
  if (!workflow) throw new Error('The sample has workflows');
  await stubAudit(page, {
    workflows: Array.from({ length: 20 }, (_, index) => ({
      ...workflow,
      id: index + 1,
      name: index === 0 ? workflow.name : `Workflow number ${index + 1}`,
      function: index < 12 ? 'deliver' : 'win',
    })),
    offerings: Array.from({ length: 30 }, (_, index) => ({
      id: index + 1,
      name: `Kind of service number ${index + 1}`,
      workflow: null,
      evidence: [],
    })),
    modules: [paying],
    roadmap,
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDashboard(page);
  await expect(page.getByRole('button', { name: 'Show all 20 workflows' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Start here' })).toBeVisible();
  const map = page.getByRole('heading', { name: 'Task Analysis' });
  await expect(map).toBeVisible();
  expect(await map.evaluate((heading) => heading.getBoundingClientRect().top + scrollY)).toBeLessThan(
    3 * 900,
  );
});

test('a count card, the search and the address narrow the tasks', async ({ page }) => {
  await stubAudit(page);
  await openDashboard(page);
  const rows = page.getByTestId('task-list').getByRole('row');
  const card = page.getByRole('button', { name: /^Automate \d/ });
  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await expect(rows).toHaveCount(3);
  await expect(circles(page)).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Search tasks' }).fill('remind');
  await expect(rows).toHaveCount(2);
  await expect(page.getByText('1 of 4 tasks')).toBeVisible();
  await expect(page).toHaveURL(/search=remind/);
  await page.reload();
  await expect(rows).toHaveCount(2);
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('searchbox', { name: 'Search tasks' }).fill('nothing like it');
  await expect(page.getByText('No tasks match')).toBeVisible();
  await page.getByRole('button', { name: 'Show all tasks' }).click();
  await expect(rows).toHaveCount(5);
  await page.getByRole('tab', { name: 'Modules' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Recommended Modules' })).toBeVisible();
});

for (const [length, count] of [
  ['a short', 40],
  ['a long', 300],
] as const) {
  test(`${length} task list is one tab stop: arrow keys move, Enter chooses, headers sort`, async ({
    page,
  }) => {
    const tasks = Array.from({ length: count }, (_, index) =>
      makeTask(1000 + index, { name: `Step ${index + 1}`, timeInvestment: 1 + index }),
    );
    await stubAudit(page, { tasks });
    await openDashboard(page);
    const list = page.getByTestId('task-list');
    await expect(list.getByRole('grid')).toBeVisible();
    await expect(list.locator('button[tabindex="0"]')).toHaveCount(1);
    await list.locator('button[tabindex="0"]').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('PageDown');
    await expect(list.getByRole('button', { name: 'Step 12', exact: true })).toBeFocused();
    await page.keyboard.press('End');
    await expect(list.getByRole('button', { name: `Step ${count}`, exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(details(page)).toContainText(`Step ${count}`);
    await page.keyboard.press('Home');
    await expect(list.getByRole('button', { name: 'Step 1', exact: true })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('End');
    await expect(list.getByRole('button', { name: 'Time Investment' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(list.getByRole('row').nth(1)).toContainText(`Step ${count}`);
    await expect(list.locator('button[tabindex="0"]')).toHaveCount(1);
  });
}

test('tasks at one point show their number and open; a tap selects the nearest; details show money and module', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  const at = (id: number, name: string, serviceValue: number, timeInvestment: number) =>
    makeTask(id, { name, serviceValue, timeInvestment, description: `How to do “${name}”.` });
  await stubAudit(page, {
    tasks: [at(11, 'Large', 2, 20), at(12, 'Small', 2, 1), at(13, 'Apart', 5, 1)],
    modules: [paying],
  });
  await openDashboard(page);
  const map = page.getByRole('group', { name: /Task map/ });
  await expect(map.locator('[data-opens]')).toHaveText(['2']);
  await expect(map.locator('[data-mark=Automate]')).toHaveCount(3);
  await map.locator('[data-opens] text').tap();
  await expect(details(page)).toContainText('At the same point on the map:');
  await expect(details(page)).toBeInViewport();
  for (const text of ['How to do “', '“Book your appointment online”', 'Saves', 'a month'])
    await expect(details(page)).toContainText(text);
  await details(page)
    .getByRole('button', { name: /^(Large|Small)$/ })
    .click();
  await row(page, 'Large').click();
  await expect(details(page).getByRole('link', { name: 'Answering Desk' })).toBeVisible();
  // The tap is beside the circle on purpose, because a tap must select the nearest task.
  await map.evaluate((drawing) => drawing.scrollIntoView({ block: 'start' }));
  // Content above may still grow and move the circle between measuring and tapping.
  await expect(async () => {
    const apart = await map.locator('[data-task="13"]').boundingBox();
    if (!apart) throw new Error('The circle is drawn');
    await page.touchscreen.tap(apart.x + apart.width / 2 + 12, apart.y + apart.height / 2);
    await expect(details(page)).toContainText('Apart', { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await context.close();
});

test('a thin result says so and offers to add work and one first step, marked typical', async ({ page }) => {
  const tasks = sampleTasks.slice(0, 2).map((task) => ({ ...task, basis: 'typical' as const, evidence: [] }));
  const savings = { low: 20, likely: 90, high: 200 };
  const trial = {
    hoursPerWeek: 1,
    savedHoursPerMonth: { low: 1, likely: 3, high: 6 },
    savingsUsdPerMonth: savings,
    workflow: 'Appointment booking',
    tasks: tasks.slice(0, 1).map(({ id, name }) => ({
      id,
      name,
      workflow: 'Appointment booking',
      framework: 'Automate' as const,
      hoursPerWeek: 1,
    })),
    help: 'draft the answers',
    caution: null,
  };
  const tried = { ...step('Try AI on the phone', null, 'An AI assistant can draft the answers.'), trial };
  await stubAudit(page, {
    tasks,
    workflows: [makeWorkflow(21, 'Appointment booking', tasks)],
    coverage: { ...sampleCoverage, found: 2, read: 2 },
    modules: [],
    roadmap: {
      ...roadmap,
      phases: [{ days: 30, steps: [tried, ...(roadmap.phases[0]?.steps.slice(2) ?? [])] }],
    },
  });
  await openDashboard(page);
  const thin = page.getByRole('region', { name: "We found little on 2 pages. Add what's missing" });
  await expect(thin).toContainText('1 workflow');
  const first = page.getByRole('region', { name: 'Start here' });
  await expect(first.getByRole('listitem')).toHaveCount(1);
  await expect(first).toContainText('Try AI on the phone');
  await expect(first).toContainText('Typical for the industry');
  await expect(first).toContainText('$90 a month');
  await thin.getByRole('button', { name: 'Add workflows here' }).click();
  await expect(page.getByRole('dialog', { name: 'Add a workflow' })).toBeVisible();
});

test('a company type that the website contradicts can be changed, which analyzes it again', async ({
  page,
}) => {
  await stubAudit(page, {
    audit: makeAudit({ companyType: 'consulting' }),
    industry: {
      chosen: 'consulting',
      detected: 'healthcare',
      detail: 'Dental practice',
      confidence: 0.9,
      reasons: [],
    },
    workflows: [...sampleWorkflows, makeWorkflow(23, 'Hygiene', [])],
  });
  let asked: unknown = null;
  await page.route(/\/api\/audits$/, (route) => {
    if (route.request().method() !== 'POST') return route.fulfill({ json: [] });
    asked = route.request().postDataJSON();
    return route.fulfill({
      status: 201,
      json: { id: stubId, website: 'https://www.harbour-dental.test', existingAudit: false },
    });
  });
  await openDashboard(page);
  const note = page.getByRole('region', { name: 'Industry' });
  await expect(note).toContainText('You chose Consulting Agency. The website looks like Healthcare Provider');
  await note.getByRole('button', { name: /^Change it/ }).click();
  await expect.poll(() => asked).toMatchObject({ companyType: 'healthcare', companySize: '11-50' });
});

test('an owner can choose another line of business, which analyzes the site again', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const asked: unknown[] = [];
  await stubAudit(page, {
    audit: makeAudit({ companyType: 'healthcare' }),
    industry: {
      chosen: 'healthcare',
      detected: 'healthcare',
      detail: 'Dental practice',
      specialty: 'General dental practice',
      specialties: [
        { id: 'general-dentistry', name: 'General dental practice' },
        { id: 'orthodontics-practice', name: 'Orthodontic practice' },
      ],
      confidence: 0.9,
      reasons: [],
    },
    workflows: [...sampleWorkflows, makeWorkflow(23, 'Hygiene', [])],
  });
  await page.route(/\/api\/audits$/, (route) => {
    if (route.request().method() !== 'POST') return route.fulfill({ json: [] });
    asked.push(route.request().postDataJSON());
    return asked.length === 1
      ? route.fulfill({ status: 503, json: { error: 'busy', message: 'Please try again later.' } })
      : route.fulfill({
          status: 201,
          json: { id: stubId, website: 'https://www.harbour-dental.test', existingAudit: false },
        });
  });
  await openDashboard(page);
  const note = page.getByRole('region', { name: 'Line of business' });
  await expect(note).toContainText('Line of business: General dental practice.');
  await note.getByRole('button', { name: 'Choose another line of business' }).press('Enter');
  const again = note.getByRole('button', { name: 'Analyze again' });
  await expect(again).toBeDisabled();
  await expectAccessible(page);
  await note.getByRole('radio', { name: 'Orthodontic practice' }).check();
  await again.click();
  await expect(page.getByText("We couldn't change the line of business").first()).toBeVisible();
  await expect(note.getByRole('radio', { name: 'Orthodontic practice' })).toBeChecked();
  await again.click();
  await expect
    .poll(() => asked.at(1))
    .toMatchObject({ specialty: 'orthodontics-practice', companyType: 'healthcare' });
  await expect(page.getByText('Line of business changed').first()).toBeVisible();
});

test('an owner can search for a line of business that the website does not suggest', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const asked: unknown[] = [];
  await stubAudit(page, {
    audit: makeAudit({ companyType: 'healthcare' }),
    industry: { chosen: 'healthcare', detected: 'unknown', detail: null, confidence: 0, reasons: [] },
    workflows: [...sampleWorkflows, makeWorkflow(23, 'Hygiene', [])],
  });
  let searches = 0;
  await page.route('**/api/catalogue/specialties*', (route) => {
    searches++;
    const { searchParams } = new URL(route.request().url());
    if (searches === 1) return route.fulfill({ status: 503, json: { error: 'busy', message: 'Busy.' } });
    const found =
      searchParams.get('search') === 'heel' ? [{ id: 'podiatry', name: 'Podiatry practice' }] : [];
    return route.fulfill({ json: { specialties: found } });
  });
  await page.route(/\/api\/audits$/, (route) => {
    if (route.request().method() !== 'POST') return route.fulfill({ json: [] });
    asked.push(route.request().postDataJSON());
    return route.fulfill({
      status: 201,
      json: { id: stubId, website: 'https://www.harbour-dental.test', existingAudit: false },
    });
  });
  await openDashboard(page);
  const note = page.getByRole('region', { name: 'Line of business' });
  await expect(note).toContainText("We're not sure what line of business this is.");
  await note.getByRole('button', { name: 'Choose the line of business' }).press('Enter');
  const search = note.getByRole('searchbox', { name: 'Search all lines of business' });
  await search.fill('heel');
  await expect(note.getByText("The search didn't work.")).toBeVisible({ timeout: 15_000 });
  await note.getByRole('button', { name: 'Search again' }).click();
  await expect(note.getByRole('status')).toHaveText('1 found.');
  await search.press('Enter');
  await note.getByRole('radio', { name: 'Podiatry practice' }).check();
  await search.fill('spaceship');
  await expect(note.getByRole('status')).toHaveText(
    'No line of business matches “spaceship”. Try other words.',
  );
  await expect(note.getByRole('radio', { name: 'Podiatry practice' })).toBeChecked();
  await expectAccessible(page);
  expect(asked).toEqual([]);
  await note.getByRole('button', { name: 'Analyze again' }).click();
  await expect.poll(() => asked.at(0)).toMatchObject({ specialty: 'podiatry' });
});

test('who chose the line of business is not asked about the company type', async ({ page }) => {
  await stubAudit(page, {
    audit: makeAudit({ companyType: 'consulting', specialty: 'general-dentistry' }),
    industry: {
      chosen: 'consulting',
      detected: 'healthcare',
      detail: 'Dental practice',
      specialty: 'General dental practice',
      specialties: [
        { id: 'general-dentistry', name: 'General dental practice' },
        { id: 'orthodontics-practice', name: 'Orthodontic practice' },
      ],
      confidence: 1,
      reasons: [],
    },
    workflows: [...sampleWorkflows, makeWorkflow(23, 'Hygiene', [])],
  });
  await openDashboard(page);
  await expect(page.getByRole('region', { name: 'Line of business' })).toContainText(
    'General dental practice',
  );
  await expect(page.getByRole('region', { name: 'Industry' })).toHaveCount(0);
});
