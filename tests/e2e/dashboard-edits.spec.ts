import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import {
  calculateStubValue,
  completeAnswers,
  makeAudit,
  makeStats,
  makeTask,
  money,
  openDashboard,
  sampleTasks,
  stubAudit,
  toastOf,
} from './dashboard-stub.ts';
import { test } from './notifications.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

test('the owner changes a task; the framework updates while typing, the answer brings the consequences, and undo works', async ({
  page,
  notifications,
}) => {
  const stub = await stubAudit(page);
  await openDashboard(page);
  await page.getByRole('button', { name: 'View Calculation Details' }).click();
  await page.getByRole('switch', { name: 'Use role-specific rates' }).click();
  await page.getByTestId('task-list').getByRole('row', { name: 'Write the cost plan' }).click();
  await page.getByRole('button', { name: 'Edit task' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit task' });
  await expect(dialog.getByText('Optimize')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Difficulty' }).fill('8');
  await expect(dialog.getByText('Enhance')).toBeVisible();
  const tasks = sampleTasks.map((task) =>
    task.id === 14 ? makeTask(14, { ...task, replicabilityDifficulty: 8, framework: undefined }) : task,
  );
  stub.answers = completeAnswers({ tasks, stats: makeStats(tasks) });
  stub.calls.length = 0;
  stub.bodies.length = 0;
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  expect(JSON.parse(stub.bodies[stub.calls.indexOf('PATCH tasks/14')] ?? '')).toEqual({
    replicabilityDifficulty: '8',
  });
  await expect(page.getByTestId('task-details')).toContainText('Enhance');
  await expect(page.getByTestId('headline')).toHaveText(
    money(calculateStubValue(stub, 'advanced').monthlyTotal),
  );
  expect(stub.calls).toEqual(['PATCH tasks/14']);
  await expect(page.getByText('Advanced mode: Using role-specific rates')).toBeVisible();
  await notifications.tell('Saved “Write the cost plan”');
  await page.getByRole('button', { name: 'Undo last change' }).click();
  await expect.poll(() => stub.countOf('POST undo')).toBe(1);
  await notifications.tell('Undone: Saved “Write the cost plan”');
  await expect(page.getByRole('button', { name: 'Undo last change' })).toHaveCount(0);
});

test('changes in two tabs conflict: nothing is silently overwritten, and input is kept', async ({ page }) => {
  await page.setViewportSize(phone);
  const id = await createManualAudit(page);
  const other = await page.context().newPage();
  await other.setViewportSize(desktop);
  for (const tab of [page, other]) await openTask(tab, id, 'Answer the telephone');
  await saveHours(other, '6');
  await expect(other.getByTestId('task-details')).toContainText('6.00 hrs/wk');
  await saveHours(page, '3');
  const dialog = page.getByRole('dialog', { name: 'Edit task' });
  await expect(dialog.getByRole('alert')).toContainText('changed while you were editing');
  await expect(dialog.getByRole('textbox', { name: 'Time investment (hours)' })).toHaveValue('3');
  await expect(page.getByTestId('task-details')).toContainText('6.00 hrs/wk');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByTestId('task-details')).toContainText('3.00 hrs/wk');
});

test('opening a diagnosis takes one read, and an edit one request, whose answer brings the consequences', async ({
  page,
}) => {
  const id = await createManualAudit(page);
  const made: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(`/api/audits/${id}`)) made.push(`${request.method()} ${pathname}`);
  });
  await openTask(page, id, 'Answer the telephone');
  await page.waitForLoadState('networkidle');
  const opening = made.splice(0);
  const headline = (await page.getByTestId('headline').textContent()) ?? '';
  await saveHours(page, '12');
  await expect(page.getByTestId('headline')).not.toHaveText(headline);
  await expect(page.getByTestId('task-details')).toContainText('12.00 hrs/wk');
  await page.waitForLoadState('networkidle');
  const edit = made.splice(0);
  expect({ opening, edit }).toEqual({
    opening: [`GET /api/audits/${id}/dashboard`],
    edit: [expect.stringMatching(/^PATCH .*\/tasks\/\d+$/)],
  });
});

for (const [screen, viewport] of [
  ['a phone', phone],
  ['a desktop', desktop],
] as const) {
  test(`every change counts at once on ${screen}, as on the server, and what was removed comes back`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const id = await createManualAudit(page);
    const headline = page.getByTestId('headline');
    const effect = page.getByTestId('edit-effect');
    const onServer = async () =>
      money((await (await page.request.get(`/api/audits/${id}/value`)).json()).monthlyTotal);
    await openTask(page, id, 'Answer the telephone');
    const first = await onServer();
    await expect(headline).toHaveText(first);
    await addWorkflowWithTask(page);
    await expect(headline).not.toHaveText(first);
    await expect(headline).toHaveText(await onServer());
    for (const rows of [3, 3]) {
      await page.getByRole('button', { name: 'Undo last change' }).click();
      await expect(page.getByTestId('task-list').getByRole('row')).toHaveCount(rows);
    }
    await expect(page.getByRole('button', { name: 'Invoicing', exact: true })).toHaveCount(0);
    await expect(headline).toHaveText(first);
    await page.getByTestId('task-list').getByRole('row', { name: 'Answer the telephone' }).click();
    await saveHours(page, '12');
    await expect(headline).not.toHaveText(first);
    const second = await onServer();
    await expect(headline).toHaveText(second);
    await page.getByTestId('task-details').getByRole('button', { name: 'Remove' }).click();
    await expect(toastOf(page).getByText('Removed “Answer the telephone”')).toBeVisible();
    await expect(page.getByTestId('task-list').getByRole('row')).toHaveCount(2);
    await expect(page.getByTestId('task-details')).toHaveText('Task details not found.');
    await expect(headline).not.toHaveText(second);
    await expect(headline).toHaveText(await onServer());
    await expect(effect).toContainText(`Value: about ${await onServer()}, down $`);
    await expectAccessible(page);
    await effect.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(headline).toHaveText(second);
    await expect(effect).toHaveText('');
    await page.getByRole('button', { name: 'Undo last change' }).click();
    await expect(headline).toHaveText(first);
    expect(await onServer()).toBe(first);
  });

  test(`a workflow gets a team with roles on ${screen}, and can be removed at once`, async ({
    page,
    notifications,
  }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const stub = await stubAudit(page);
    await openDashboard(page);
    await page.getByRole('button', { name: 'Evidence for Treatment planning' }).click();
    await page.getByRole('button', { name: 'Edit workflow' }).click();
    await page.getByRole('textbox', { name: 'Team size' }).fill('3');
    await page.getByRole('button', { name: 'Add a role' }).click();
    await page.getByRole('combobox', { name: 'Role 1', exact: true }).fill('Dentist');
    await page.getByRole('textbox', { name: 'Rate for role 1' }).fill('95,5');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => stub.countOf('PATCH workflows/22')).toBe(1);
    expect(JSON.parse(stub.bodies[stub.calls.indexOf('PATCH workflows/22')] ?? '')).toEqual({
      teamSize: '3',
      teamRoles: [{ role: 'Dentist', count: 1, hourlyRate: 95.5 }],
    });
    stub.special.set('POST workflows/22/assign-roles', {
      status: 200,
      body: { message: 'Two tasks have a role now.' },
    });
    await page.getByRole('button', { name: 'Assign roles' }).click();
    await notifications.tell('Two tasks have a role now.');
    expect(stub.bodies[stub.calls.indexOf('POST workflows/22/assign-roles')]).toBe('{}');
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await notifications.tell('Removed “Treatment planning” with its 2 tasks');
    await expect.poll(() => stub.countOf('DELETE workflows/22')).toBe(1);
  });
}

async function addWorkflowWithTask(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Add workflow' }).click();
  await dialog.getByRole('textbox', { name: 'Workflow name' }).fill('Invoicing');
  await dialog.getByRole('textbox', { name: 'Department' }).fill('Finance');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Evidence for Invoicing' }).click();
  await page.getByRole('button', { name: 'Add task' }).click();
  await dialog.getByRole('textbox', { name: 'Task name' }).fill('Write the invoices');
  await dialog.getByRole('textbox', { name: 'Difficulty' }).fill('2');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByTestId('task-list').getByRole('row')).toHaveCount(4);
}

test('workflows keep their places while an edit changes what they are worth', async ({ page }) => {
  const id = await createManualAudit(page, [
    { name: 'Write invoices', workflow: 'Invoicing', timeInvestment: '9' },
  ]);
  await openTask(page, id, 'Write invoices');
  const names = page.locator('button[data-workflow]');
  await expect(names).toHaveText(['Invoicing', 'Enquiries']);
  const headline = await page.getByTestId('headline').innerText();
  await saveHours(page, '1');
  await expect(page.getByTestId('headline')).not.toHaveText(headline);
  await expect(names).toHaveText(['Invoicing', 'Enquiries']);
  await page.reload();
  await expect(names).toHaveText(['Enquiries', 'Invoicing']);
});

async function createManualAudit(
  page: Page,
  more: readonly { name: string; workflow: string; timeInvestment: string }[] = [],
): Promise<number> {
  const task = {
    requiresJudgment: false,
    serviceValue: '2',
    replicabilityDifficulty: '2',
    timeInvestment: '4',
  };
  const answer = await page.request.post('/api/audits/manual', {
    data: {
      businessInfo: {
        website: `https://two-tabs-${test.info().testId}.test`,
        companyType: 'other',
        businessDescription: 'A small office.',
      },
      workflows: ['Enquiries', ...more.map(({ workflow }) => workflow)].map((name) => ({
        name,
        department: 'Office',
        type: 'administrative',
      })),
      tasks: [
        ...['Answer the telephone', 'Sort the post'].map((name) => ({
          ...task,
          name,
          workflow: 'Enquiries',
        })),
        ...more.map((other) => ({ ...task, ...other })),
      ],
    },
  });
  return (await answer.json()).id;
}

async function openTask(page: Page, id: number, name: string): Promise<void> {
  await page.goto(`/diagnosis/${id}`);
  await page.getByTestId('task-list').getByRole('row', { name }).click();
}

async function saveHours(page: Page, hours: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit task' }).click();
  await page.getByRole('textbox', { name: 'Time investment (hours)' }).fill(hours);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
}

test('input that the server refuses stays as typed, with the message at its field', async ({ page }) => {
  const stub = await stubAudit(page);
  stub.special.set('POST workflows', {
    status: 422,
    body: {
      error: 'x',
      message: 'x',
      code: 'invalid-fields',
      fields: { name: 'Name is required', department: 'Department is required' },
    },
  });
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await openDashboard(page);
    await page.getByRole('button', { name: 'Add workflow' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a workflow' });
    await dialog.getByRole('textbox', { name: 'Team size' }).fill('7');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Name is required')).toBeInViewport();
    await expect(dialog.getByText('Department is required')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Team size' })).toHaveValue('7');
  }
});

test('a failure to assign roles is reported, but a workflow without tasks is not a failure', async ({
  page,
  notifications,
}) => {
  const stub = await stubAudit(page);
  const call = 'POST workflows/21/assign-roles';
  stub.special.set(call, {
    status: 404,
    body: { error: 'x', message: 'This workflow has no tasks.', code: 'no-tasks' },
  });
  await openDashboard(page);
  await page.getByRole('button', { name: 'Evidence for Appointment booking' }).click();
  await page.getByRole('button', { name: 'Assign roles' }).click();
  await expect.poll(() => stub.countOf(call)).toBe(1);
  await page.waitForTimeout(300);
  await expect(toastOf(page).getByText('Failed to assign roles')).toHaveCount(0);
  stub.special.set(call, { status: 500, body: {} });
  await page.getByRole('button', { name: 'Assign roles' }).click();
  await notifications.warn('Could not assign team roles to tasks. Please try again.');
});

test('visitors who do not own the audit see no controls that save', async ({ page }) => {
  await stubAudit(page, { audit: makeAudit({ mine: false }) });
  await openDashboard(page);
  await page.getByRole('button', { name: 'Evidence for Appointment booking' }).click();
  await expect(page.getByText('Team size', { exact: true })).toBeVisible();
  for (const name of ['Add workflow', 'Edit workflow', 'Assign roles', 'Remove']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
});
