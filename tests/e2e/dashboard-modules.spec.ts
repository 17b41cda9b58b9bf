import { expect, test } from '@playwright/test';
import { makeAudit, makeModule, makePartner, openDashboard, stubAudit, stubId } from './dashboard-stub.ts';

test('two tabs, the first selected, the other pulsing; the button at the end opens the second', async ({
  page,
}) => {
  await stubAudit(page);
  await openDashboard(page);
  const tabs = page.getByRole('tablist', { name: 'Results' }).getByRole('tab');
  await expect(tabs).toHaveText(['Workflow Analysis', 'Modules']);
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  const pulse = (index: number) =>
    tabs.nth(index).evaluate((tab) => getComputedStyle(tab, '::after').animationName);
  expect([await pulse(0), await pulse(1)]).toEqual(['none', 'pulse-line']);
  await page.getByRole('button', { name: 'View Recommended AI Modules' }).click();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: 'Recommended Modules' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('modules by kind, each with its figures, details and cost comparison', async ({ page }) => {
  await stubAudit(page);
  await openDashboard(page);
  await page.getByRole('tab', { name: 'Modules' }).click();
  await expect(page.getByText(/Thought partners for strategy/)).toBeVisible();
  await expect(page.getByText(/Task automation/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your Matched Modules' })).toBeVisible();
  await expect(page.getByRole('tablist', { name: 'Types of modules' }).getByRole('tab')).toHaveText([
    'All Modules',
    'Creative',
    'Operational',
  ]);
  const cards = page.getByRole('article').filter({ hasText: 'Module' });
  await expect(cards).toHaveCount(2);
  await page.getByRole('tab', { name: 'Operational' }).click();
  await expect(cards).toHaveCount(1);
  for (const text of [
    'Operational',
    'Module a',
    'Takes requests at any hour.',
    '80%',
    'LLM + Infra',
    'Fully Independent',
    '$21,000',
    '21 days',
  ]) {
    await expect(cards.getByText(text, { exact: true })).toBeVisible();
  }
  expect(
    await cards.getByRole('progressbar').evaluate((bar) => {
      const [whole, filled] = [bar, bar.firstElementChild as Element].map(
        (one) => one.getBoundingClientRect().width,
      );
      return Math.round((100 * (filled ?? 0)) / (whole ?? 1));
    }),
  ).toBe(80);
  await cards.getByRole('progressbar').hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await cards.getByRole('button', { name: 'View Details' }).click();
  await expect(cards.getByText('Bookings outside business hours')).toBeVisible();
  await expect(cards.getByText('Write down the booking rules')).toBeVisible();
  await expect(cards.getByText('$63,000 to $105,000')).toBeVisible();
  await cards.getByRole('button', { name: 'Show Less' }).click();
  await expect(cards.getByText('Bookings outside business hours')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Creative' }).click();
  await expect(cards).toHaveCount(1);
  await expect(cards.getByText('Module b')).toBeVisible();
});

test('partners are below the modules with category, relevance, and icon', async ({ page }) => {
  await stubAudit(page);
  await openDashboard(page);
  await page.getByRole('tab', { name: 'Modules' }).click();
  const partners = page.getByRole('region', { name: 'Complementary Solutions' });
  await expect(partners.getByRole('article')).toHaveCount(2);
  for (const text of ['Partner p', 'Scheduling software', 'Ready-made calendar software.']) {
    await expect(partners.getByRole('article').first()).toContainText(text);
  }
  await expect(partners.getByText('Perfect Match')).toHaveAttribute('data-tone', 'success');
  await expect(partners.getByText('High Relevance')).toHaveAttribute('data-tone', 'warning');
  await expect(partners.locator('[data-icon=shield]')).toHaveCount(1);
  const top = async (name: string) => (await page.getByRole('heading', { name }).boundingBox())?.y ?? 0;
  expect(await top('Complementary Solutions')).toBeGreaterThan(await top('Your Matched Modules'));
});

test('each type of partner has its own icon, and so does one that the profile marks', async ({ page }) => {
  const marked = ['tool', 'chat', 'shield'] as const;
  const plain = ['agency', 'consultancy', 'code', 'trending-up', 'lock', ...marked] as const;
  await stubAudit(page, {
    partners: [
      ...plain.map((iconType) => makePartner(`plain-${iconType}`, { iconType })),
      ...marked.map((iconType) => makePartner(`special-${iconType}`, { iconType, specialIcon: true })),
    ],
  });
  await openDashboard(page);
  await page.getByRole('tab', { name: 'Modules' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Partner' })).toHaveCount(11);
  const drawings = await page
    .getByRole('article')
    .filter({ hasText: 'Partner' })
    .locator('[data-icon] svg')
    .evaluateAll((all) => all.map((svg) => svg.innerHTML));
  expect(drawings).toHaveLength(11);
  expect(new Set(drawings).size).toBe(11);
});

test('without modules the tab says so', async ({ page }) => {
  await stubAudit(page, { modules: [] });
  await openDashboard(page);
  await page.getByRole('tab', { name: 'Modules' }).click();
  await expect(page.getByText('No module recommendations available yet')).toBeVisible();
  await expect(page.getByText(/none of the tasks in this diagnosis fit a module/)).toBeVisible();
  await expect(page.getByText(/To complete the analysis, add or correct workflows and tasks/)).toBeVisible();
  const panel = page.getByRole('tabpanel', { name: 'Modules', exact: true });
  await panel.getByRole('button', { name: 'Get in Touch' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await panel.getByRole('button', { name: 'Go to workflows and tasks' }).click();
  await expect(page.getByRole('heading', { name: 'Workflows Identified' })).toBeVisible();
});

test('without modules, visitors who do not own the audit are sent to us', async ({ page }) => {
  await stubAudit(page, { audit: makeAudit({ mine: false }), modules: [] });
  await page.goto(`/diagnosis/${stubId}?tab=modules`);
  await expect(page.getByText(/Get in touch, and we'll complete the analysis together/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go to workflows and tasks' })).toHaveCount(0);
});

test('an address that names no type of modules shows all, and the case of its letters does not matter', async ({
  page,
}) => {
  await stubAudit(page);
  const chosen = page.getByRole('tablist', { name: 'Types of modules' }).locator('[aria-selected=true]');
  const cards = page.getByRole('article').filter({ hasText: 'Module ' });
  for (const [kind, label, count] of [
    ['foo', 'All Modules', 2],
    ['creative', 'Creative', 1],
  ] as const) {
    await page.goto(`/diagnosis/${stubId}?tab=modules&kind=${kind}`);
    await expect(chosen).toHaveText(label);
    await expect(cards).toHaveCount(count);
  }
});

for (const [part, name] of [
  ['modules', 'modules'],
  ['partners', 'solutions'],
] as const) {
  test(`opened at the Modules tab, ${part} that cannot be read are reported and can be retried`, async ({
    page,
  }) => {
    const stub = await stubAudit(page);
    stub.special.set(`GET ${part}`, { status: 500, body: {} });
    await page.goto(`/diagnosis/${stubId}?tab=modules`);
    const card = page.getByRole('alert').filter({ hasText: `We couldn't load the ${name}` });
    await expect(card).toBeVisible();
    await expect(page.getByText(`Loading the ${name}`)).toHaveCount(0);
    stub.special.clear();
    await card.getByRole('button', { name: 'Try again' }).click();
    await expect(
      page.getByRole('article').filter({ hasText: `${part === 'modules' ? 'Module' : 'Partner'} ` }),
    ).toHaveCount(2);
  });
}

test("a module without days uses its category's", async ({ page }) => {
  await stubAudit(page, { modules: [{ ...makeModule('c'), implementationTime: undefined }] });
  await openDashboard(page);
  await page.getByRole('tab', { name: 'Modules' }).click();
  await expect(page.getByText('21 days')).toBeVisible();
});

test('a slow module is separate; the others give their reason, savings, requirements, and tasks', async ({
  page,
}) => {
  const quick = makeModule('quick', {
    paybackMonths: { low: 2, likely: 3, high: 6 },
    paysBack: true,
    reason: 'Your website says “Book online, day and night”.',
    caution: 'A licensed professional reviews everything.',
    reasons: ['Serves 3 of your 4 tasks.'],
    tasks: ['Answer requests', 'Send reminders', 'Write the cost plan'].map((name, index) => ({
      id: index,
      name,
      workflow: 'Appointment booking',
      framework: 'Automate' as const,
      hoursPerWeek: 2,
    })),
    prerequisites: ['One calendar'],
    dataNeeded: ['Opening hours'],
    risks: ['Double bookings'],
    staysWithPeople: ['Urgent cases'],
  });
  await stubAudit(page, { modules: [makeModule('slow'), quick] });
  await openDashboard(page);
  await page.getByRole('tab', { name: 'Modules' }).click();
  const more = page.getByRole('region', { name: 'Modules that don’t pay back in time' });
  await expect(more.getByRole('article')).toHaveCount(1);
  for (const text of ['Module slow', '80%', 'LLM + Infra', 'Fully Independent', '$21,000', '21 days']) {
    await expect(more.getByText(text, { exact: true })).toBeVisible();
  }
  const lowHeight = (await more.getByRole('article').boundingBox())?.height ?? 0;
  await expect(more).toContainText('within 12 months');
  const card = page.getByRole('article', { name: 'Module quick' });
  expect(lowHeight).toBeLessThan(((await card.boundingBox())?.height ?? 0) * 0.7);
  await expect(card).toContainText('Supports “Answer requests”, “Send reminders”, and 1 more task');
  await expect(card).toContainText('About 3 months (2 to 6)');
  await expect(card).toContainText('About $580 a month');
  await expect(card.getByText('Your website says “Book online, day and night”.')).toBeVisible();
  await expect(card.getByText('A licensed professional reviews everything.')).toBeVisible();
  await expect(card.getByText('Double bookings')).toBeHidden();
  await card.getByRole('button', { name: 'View Details' }).click();
  for (const [title, text] of [
    ['Why it fits', 'Serves 3 of your 4 tasks.'],
    ['Prerequisites', 'One calendar'],
    ['Data it needs', 'Opening hours'],
    ['Risks', 'Double bookings'],
    ['What stays with people', 'Urgent cases'],
  ] as const) {
    await expect(card.getByRole('list', { name: title })).toContainText(text);
  }
  await expect(card.getByText('Write the cost plan', { exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(more.getByText('Bookings outside business hours')).toBeVisible();
});

test('the tab leads to the plan, which opens at its top', async ({ page }) => {
  await stubAudit(page, { modules: ['a', 'b', 'c', 'd'].map((id) => makeModule(id)) });
  await page.setViewportSize({ width: 390, height: 500 });
  await openDashboard(page);
  await page.getByRole('tab', { name: 'Modules' }).click();
  const link = page.getByRole('link', { name: '90-day plan and full details' });
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 200));
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Module Recommendations for');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
