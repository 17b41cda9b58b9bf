import { expect, type Page } from '@playwright/test';
import type { Offering } from '#shared/schemas/offering.ts';
import type { SeenNotCounted } from '#shared/schemas/seen-not-counted.ts';
import { expectAccessibleInBothSchemes } from './axe.ts';
import {
  makeAudit,
  makeWorkflow,
  openDashboard,
  sampleTasks,
  sampleWorkflows,
  stubAudit,
} from './dashboard-stub.ts';
import { test } from './notifications.ts';

const site = 'https://www.harbour-dental.test';
const offerings: Offering[] = [
  {
    id: 31,
    name: 'Emergency visits',
    evidence: [{ url: `${site}/emergency`, quote: 'In pain? We see you the same day.', kind: 'text' }],
    workflow: 'Appointment booking',
  },
  { id: 32, name: 'Teeth whitening', evidence: [], workflow: null },
];
const seenNotCounted: SeenNotCounted[] = [
  {
    definitionId: 'payroll',
    name: 'Payroll',
    reason: 'The website mentions it only in passing.',
    quote: 'Our payroll runs on Fridays.',
    url: `${site}/team`,
    suggested: false,
  },
];
const suggestion: SeenNotCounted = {
  definitionId: 'recalls',
  name: 'Recall reminders',
  reason: 'The website suggests it, but says too little for us to be sure.',
  quote: 'See you again in six months.',
  url: `${site}/team`,
  suggested: true,
};
const grouped = [
  makeWorkflow(21, 'Appointment booking', sampleTasks, { function: 'win' }),
  makeWorkflow(22, 'Treatment planning', sampleTasks, { function: 'deliver' }),
  makeWorkflow(23, 'Typed by hand', [], { function: null }),
  makeWorkflow(24, 'Payments', [], { function: 'paid' }),
];
const sectionOf = (page: Page) => page.getByRole('region', { name: 'What the company offers' });
const workflowsOf = (page: Page) => page.getByRole('region', { name: 'Workflows Identified' });

test('what the company offers opens its quotes, one at a time', async ({ page }) => {
  await stubAudit(page, { offerings });
  await openDashboard(page);
  const section = sectionOf(page);
  await expect(section.getByRole('listitem')).toHaveText(['Emergency visits', 'Teeth whitening']);
  const emergency = section.getByRole('button', { name: 'Emergency visits' });
  await emergency.click();
  await expect(emergency).toHaveAttribute('aria-expanded', 'true');
  await expect(section.locator('blockquote')).toHaveText('“In pain? We see you the same day.”');
  await expect(section.getByRole('link', { name: /\/emergency/ })).toBeVisible();
  await expect(section.getByText('Delivered by the workflow “Appointment booking”')).toBeVisible();
  await section.getByRole('button', { name: 'Teeth whitening' }).click();
  await expect(emergency).toHaveAttribute('aria-expanded', 'false');
  await expect(section.getByText('Added by hand, so there is no quote.')).toBeVisible();
  await section.getByRole('button', { name: 'Teeth whitening' }).click();
  await expect(section.getByText('Added by hand, so there is no quote.')).toHaveCount(0);
});

test('a visitor who is not the owner can read everything and change nothing', async ({ page }) => {
  await stubAudit(page, { audit: makeAudit({ mine: false }), offerings, seenNotCounted });
  await openDashboard(page);
  await sectionOf(page).getByRole('button', { name: 'Emergency visits' }).click();
  await expect(sectionOf(page).locator('blockquote')).toBeVisible();
  await page.getByRole('button', { name: 'Seen, not counted (1)' }).click();
  await expect(page.getByText('Our payroll runs on Fridays.')).toBeVisible();
  for (const name of ['Add offering', 'Rename', 'Remove', 'Add workflow', 'Add Payroll']) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
});

test('an empty list says so', async ({ page }) => {
  await stubAudit(page);
  await openDashboard(page);
  await expect(sectionOf(page).getByText('No offerings are listed yet.')).toBeVisible();
});

test('a long list shows its rest on request', async ({ page }) => {
  await stubAudit(page, {
    offerings: Array.from({ length: 30 }, (_, index) => ({
      ...offerings[1],
      id: index + 1,
      name: `Item ${index}`,
    })),
  });
  await openDashboard(page);
  await expect(sectionOf(page).getByRole('listitem')).toHaveCount(12);
  await sectionOf(page).getByRole('button', { name: 'Show all 30 offerings' }).click();
  await expect(sectionOf(page).getByRole('listitem')).toHaveCount(30);
});

test('the owner adds, renames and removes an offering, and each can be undone', async ({
  page,
  notifications,
}) => {
  const id = await createManualAudit(page);
  await page.goto(`/diagnosis/${id}`);
  const section = sectionOf(page);
  const add = async (name: string) => {
    await section.getByRole('button', { name: 'Add offering' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add an offering' });
    await dialog.getByRole('textbox', { name: 'Offering' }).fill(name);
    await dialog.getByRole('button', { name: 'Save' }).click();
    return dialog;
  };
  await expect(await add('Gutter cleaning')).toHaveCount(0);
  await notifications.tell('Added “Gutter cleaning”');
  const refused = await add('Gutter cleaning');
  await expect(refused.getByText('There is already an offering with this name')).toBeVisible();
  await refused.getByRole('button', { name: 'Cancel' }).click();

  await section.getByRole('button', { name: 'Gutter cleaning' }).click();
  await section.getByRole('button', { name: 'Rename' }).click();
  const renaming = page.getByRole('dialog', { name: 'Rename offering' });
  await renaming.getByRole('textbox', { name: 'Offering' }).fill('Gutter repair');
  await renaming.getByRole('button', { name: 'Save' }).click();
  await expect(section.getByRole('listitem')).toHaveText(['Gutter repair']);

  await section.getByRole('button', { name: 'Add workflow' }).click();
  await notifications.tell('Added “Gutter repair”');
  await expect(section.getByText('Delivered by the workflow “Gutter repair”')).toBeVisible();
  await expect(section.getByRole('button', { name: 'Add workflow' })).toHaveCount(0);
  await expect(section.getByRole('heading', { name: 'Gutter repair' })).toBeFocused();
  const added = workflowsOf(page).getByRole('button', { name: 'Gutter repair', exact: true });
  await expect(added).toBeVisible();
  await page.getByRole('button', { name: 'Undo last change' }).click();
  await expect(added).toHaveCount(0);
  await expect(section.getByText('No workflow in this diagnosis delivers it')).toBeVisible();

  await section.getByRole('button', { name: 'Remove' }).click();
  await expect(section.getByText('No offerings are listed yet.')).toBeVisible();
  const undo = page.getByRole('button', { name: 'Undo last change' });
  await undo.click();
  await expect(section.getByRole('listitem')).toHaveText(['Gutter repair']);
  await undo.click();
  await expect(section.getByRole('listitem')).toHaveText(['Gutter cleaning']);
  await undo.click();
  await expect(section.getByText('No offerings are listed yet.')).toBeVisible();
});

test('workflows are grouped by function, deliveries first, and each group can be collapsed', async ({
  page,
}) => {
  await stubAudit(page, { workflows: grouped });
  await openDashboard(page);
  const section = workflowsOf(page);
  await expect(section.getByRole('heading', { level: 3 })).toHaveText([
    'Deliver to customers (1)',
    'Win customers (1)',
    'Get paid (1)',
    'Other work (1)',
  ]);
  const booking = section.getByRole('button', { name: 'Appointment booking', exact: true });
  const heading = section.getByRole('button', { name: 'Win customers (1)' });
  await heading.click();
  await expect(heading).toHaveAttribute('aria-expanded', 'false');
  await expect(booking).toHaveCount(0);
  await expect(section.getByRole('button', { name: 'Treatment planning', exact: true })).toBeVisible();
  await heading.click();
  await booking.click();
  await expect(booking).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByTestId('task-list').getByRole('row')).toHaveCount(3);
  await section.getByRole('button', { name: 'Evidence for Appointment booking' }).click();
  await expect(section.getByText('Why we think so')).toBeVisible();
});

test('workflows without a function are in one list without headings', async ({ page }) => {
  await stubAudit(page, { workflows: sampleWorkflows });
  await openDashboard(page);
  await expect(
    workflowsOf(page).getByRole('button', { name: 'Treatment planning', exact: true }),
  ).toBeVisible();
  await expect(workflowsOf(page).getByRole('heading', { level: 3 })).toHaveCount(0);
});

test('the owner adds work that was seen but not counted', async ({ page, notifications }) => {
  const stub = await stubAudit(page, { workflows: grouped, seenNotCounted });
  await openDashboard(page);
  await expect(page.getByText('Our payroll runs on Fridays.')).toBeHidden();
  await page.getByRole('button', { name: 'Seen, not counted (1)' }).click();
  await expect(page.getByText('The website mentions it only in passing.')).toBeVisible();
  stub.answers.seenNotCounted = [];
  stub.answers.workflows = [...grouped, makeWorkflow(25, 'Payroll', [], { function: 'run', basis: 'told' })];
  await page.getByRole('button', { name: 'Add Payroll' }).click();
  await notifications.tell('Added “Payroll”');
  expect(JSON.parse(stub.bodies[stub.calls.indexOf('POST workflows')] ?? '')).toEqual({
    definitionId: 'payroll',
    name: 'Payroll',
  });
  await expect(page.getByRole('button', { name: 'Payroll', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /Seen, not counted/ })).toHaveCount(0);
});

test('work that the website only suggests stands open, as a question to the owner', async ({ page }) => {
  const stub = await stubAudit(page, { workflows: grouped, seenNotCounted: [suggestion, ...seenNotCounted] });
  await openDashboard(page);
  await expect(workflowsOf(page).getByRole('heading', { name: 'Does your company do this?' })).toBeVisible();
  await expect(page.getByText('See you again in six months.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Seen, not counted (1)' })).toBeVisible();
  stub.answers.seenNotCounted = seenNotCounted;
  await page.getByRole('button', { name: 'Add Recall reminders' }).click();
  await expect(page.getByText('Does your company do this?')).toHaveCount(0);
});

test('whoever does not own the diagnosis is told what the website suggests, not asked', async ({ page }) => {
  await stubAudit(page, { audit: makeAudit({ mine: false }), seenNotCounted: [suggestion] });
  await openDashboard(page);
  await expect(
    workflowsOf(page).getByRole('heading', { name: 'The company may also do this' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Recall reminders' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Seen, not counted/ })).toHaveCount(0);
});

test('offerings, groups, and work not counted are accessible on a phone and a desktop, in both schemes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await stubAudit(page, { offerings, workflows: grouped, seenNotCounted: [suggestion, ...seenNotCounted] });
  await openDashboard(page);
  await sectionOf(page).getByRole('button', { name: 'Emergency visits' }).click();
  await page.getByRole('button', { name: 'Seen, not counted (1)' }).click();
  await workflowsOf(page).getByRole('button', { name: 'Get paid (1)' }).click();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('button', { name: 'Add Payroll' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectAccessibleInBothSchemes(page);
  }
});

async function createManualAudit(page: Page): Promise<number> {
  const answer = await page.request.post('/api/audits/manual', {
    data: {
      businessInfo: {
        website: `https://offerings-${test.info().testId}.test`,
        companyType: 'other',
        businessDescription: 'Work on roofs.',
      },
      workflows: [{ name: 'Roof repairs', department: 'Operations', type: 'operational' }],
      tasks: [
        {
          name: 'Inspect the roof',
          workflow: 'Roof repairs',
          requiresJudgment: false,
          serviceValue: '2',
          replicabilityDifficulty: '2',
          timeInvestment: '4',
        },
      ],
    },
  });
  return (await answer.json()).id;
}
