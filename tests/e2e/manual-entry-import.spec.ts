import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import writeExcelFile from 'write-excel-file/node';
import { expectAccessible } from './axe.ts';
import { diagnosisId, entryTab, fillBusiness, pasteRows } from './manual-entry-steps.ts';

function wornTable(): string {
  const rows = Array.from({ length: 500 }, (_, n) =>
    n % 25 === 0
      ? `Faulty ${n};Orders;twelve;11;0,2`
      : `"Check delivery ""${n}"";\nsign it";${n % 2 ? 'Orders' : 'Returns'};${1 + (n % 9)},5;${1 + (n % 9)}.5;${0.5 + (n % 20)}`,
  );
  return `\ufeff${['Activity;Process;Value;Difficulty;Hrs/wk', ...rows].join('\r\n')}`;
}

async function openImport(page: Page) {
  await entryTab(page, /Tasks/).click();
  await page.getByRole('button', { name: 'Import tasks' }).click();
  await expect(page.getByRole('button', { name: 'Choose a CSV or Excel file' })).toBeVisible();
}
const chooseFile = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel('CSV or Excel file', { exact: true }).setInputFiles({ name, mimeType: 'text/csv', buffer });

test.beforeEach(async ({ page }) => page.goto('/manual-entry'));

test('a CSV of 500 rows with 20 bad ones: the good ones come in, a bad one is corrected, the rest left out', async ({
  page,
}) => {
  await fillBusiness(page);
  await openImport(page);
  await expectAccessible(page);
  await chooseFile(page, 'work.xlsx', Buffer.from([0x50, 0x4b, 3, 4]));
  await expect(page.getByText("We couldn't read this workbook.")).toBeVisible();
  await chooseFile(page, 'work.csv', Buffer.from(wornTable()));
  await expect(page.getByLabel('Cells are separated by')).toHaveValue(';');
  await expect(page.getByLabel('Time investment (hours per week)').locator('option:checked')).toHaveText(
    'Hrs/wk',
  );
  await page.getByLabel('Department for new workflows').fill('Warehouse');
  await page.getByLabel('Type for new workflows').selectOption('operational');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Check 500 rows' }).click();
  await expect(page.getByText('480 tasks can be added')).toBeVisible();
  await expect(page.getByText('20 rows to fix or skip')).toBeVisible();
  await expectAccessible(page);
  const row = page.getByRole('listitem').filter({ hasText: 'Row 2Faulty 0' });
  await expect(row).toContainText('Enter a number from 1 to 10');
  await expect(row).toContainText('Enter the hours per week, from 0.5 to 168');
  await row.getByLabel('Service value').fill('8,5');
  await row.getByLabel('Replicability difficulty').fill('7');
  await row.getByLabel('Time investment').fill('2.5');
  await expect(row).toContainText('Will be added');
  await page.getByRole('button', { name: 'Add 481 tasks' }).click();

  const notice = page.getByText('481 tasks imported. 19 rows left out.');
  await expect(notice).toBeVisible();
  await expect(page.locator('[data-notice]')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Task 1' })).toBeVisible();

  await openImport(page);
  await chooseFile(page, 'work.csv', Buffer.from(wornTable()));
  await page.getByLabel('Department for new workflows').fill('Warehouse');
  await page.getByLabel('Type for new workflows').selectOption('operational');
  await page.getByRole('button', { name: 'Check 500 rows' }).click();
  await page.getByRole('button', { name: 'Add 480 tasks' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^480 tasks$/ })).toBeVisible();
  expect(await page.locator('[data-index]').count()).toBeLessThan(60);
  await page.getByLabel('Find a task').fill('"499"');
  await expect(page.getByText('1 of 480 tasks')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Submit for Diagnosis' }).click();
  await expect(page).toHaveURL(/\/diagnosis\/[1-9]\d*$/);
  const tasks = await (await page.request.get(`/api/audits/${diagnosisId(page)}/tasks`)).json();
  expect(tasks).toHaveLength(480);
  expect(tasks).toContainEqual(
    expect.objectContaining({
      name: 'Check delivery "1";\nsign it',
      workflow: 'Orders',
      serviceValue: 2.5,
      replicabilityDifficulty: 2.5,
      timeInvestment: 1.5,
      basis: 'told',
    }),
  );
});

test('rows copied in a spreadsheet, their columns matched by hand; the template to download', async ({
  page,
}) => {
  await entryTab(page, /Workflows/).click();
  await page.getByLabel('Workflow Name').fill('Orders');
  await openImport(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download a template' }).click();
  expect(await readFile(await (await saved).path(), 'utf8')).toMatch(/^\ufeffTask name,Workflow,Department,/);
  await page.getByLabel('Rows from a spreadsheet').fill('3\tPack, and ship\n4\tSort the post');
  await page.getByRole('button', { name: 'Next: Match Columns' }).click();
  await expect(page.getByLabel('Column titles are in').locator('option:checked')).toHaveText(/^No row/);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Task name').selectOption({ label: 'Column B' });
  await dialog.getByLabel('Time investment').selectOption({ label: 'Column A' });
  await page.getByLabel('Workflow for these tasks').fill('Orders');
  await page.getByRole('button', { name: 'Check 2 rows' }).click();
  await expect(dialog.getByText("Empty cells get the form's defaults")).toBeVisible();
  await page.getByRole('button', { name: 'Add 2 tasks' }).click();
  await expect(page.getByRole('button', { name: 'Pack, and ship' })).toContainText('Orders, 3 h a week');
});

test('a workbook is read as it is: its sheet, the row of its titles, its thousands, and types for all new workflows at once', async ({
  page,
}) => {
  const text = (value: string) => ({ value, type: String });
  const rows = Array.from({ length: 40 }, (_, n) => [
    text(`Check order ${n}`),
    text(n === 0 ? '' : `Process ${n}`),
    text(n % 2 ? '1.250' : '8'),
  ]);
  const workbook = await writeExcelFile([
    { sheet: 'Read me', data: [[text('Nothing to import here')]] },
    {
      sheet: 'Work',
      data: [[text('Our work'), null, null], [], ['Task', 'Process', 'Hours per month'].map(text), ...rows],
    },
  ]).toBuffer();
  await fillBusiness(page);
  await openImport(page);
  await chooseFile(page, 'work.xlsx', workbook);
  await page.getByLabel('Sheet', { exact: true }).selectOption('Work');
  await expect(page.getByLabel('Column titles are in').locator('option:checked')).toHaveText(
    'Row 3: Task, Process, Hours per month',
  );
  const next = page.getByRole('button', { name: 'Check 40 rows' });
  await expect(next).toBeDisabled();
  await page.getByLabel('In this table, 1.250 means').selectOption({ label: '1,250' });
  await expect(next).toBeEnabled();
  await page.getByLabel('In this table, 1.250 means').selectOption({ label: '1.25' });
  await page.getByLabel('Workflow for these tasks').fill('Everything else');
  await page.getByLabel('Department for new workflows').fill('Office');
  await expectAccessible(page);
  await next.click();
  const fresh = page.getByRole('region', { name: 'New workflows' });
  await expect(fresh.getByRole('listitem')).toHaveCount(20);
  await fresh.getByLabel('Type for the 20 workflows without one').selectOption('administrative');
  await fresh.getByLabel('Type for Process 2', { exact: true }).selectOption('financial');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add 20 tasks' }).click();
  await expect(page.getByText('20 tasks imported. 20 rows left out.')).toBeVisible();
  await page.getByRole('button', { name: 'Submit for Diagnosis' }).click();
  await expect(page).toHaveURL(/\/diagnosis\/[1-9]\d*$/);
  const workflows = await (await page.request.get(`/api/audits/${diagnosisId(page)}/workflows`)).json();
  const types = Object.fromEntries(
    workflows.map(({ name, typedType }: { name: string; typedType: string }) => [name, typedType]),
  );
  expect(types).toMatchObject({
    'Everything else': 'administrative',
    'Process 2': 'financial',
    'Process 4': 'administrative',
  });
});

test('2,000 rows stay fast and searchable, and are the limit', async ({ page }) => {
  await openImport(page);
  const rows = Array.from(
    { length: 2001 },
    (_, n) => `Task number ${n}\tWorkflow ${n % 200}\t${0.5 + (n % 30)}`,
  );
  await pasteRows(page, ['Task\tWorkflow\tHours', ...rows].join('\n'));
  await page.getByRole('button', { name: 'Check 2,001 rows' }).click();
  await expect(page.getByText('at most 2,000 tasks, so 1 row will be left out.')).toBeVisible();
  await page.getByRole('button', { name: 'Add 2,000 tasks' }).click();
  await expect(page.getByRole('button', { name: 'Add Another Task' })).toBeDisabled();
  expect(await page.locator('[data-index]').count()).toBeLessThan(60);
  await page.getByRole('button', { name: 'Submit for Diagnosis' }).click();
  await entryTab(page, /Workflows/).click();
  await expect(page.getByRole('button', { name: 'Show 200 workflows to fix' })).toBeVisible();
  await page.reload();
  await entryTab(page, /Tasks/).click();
  await page.getByLabel('Find a task').fill('Task number 1999');
  await page.getByRole('button', { name: 'Task number 1999' }).click();
  await page.getByLabel('Task Name').press('End');
  await page.getByLabel('Task Name').pressSequentially(' of ours');
  await expect(page.getByRole('button', { name: 'Task number 1999 of ours' })).toBeVisible();
});

test('typical work of the trade is marked as typical, and added only when selected', async ({ page }) => {
  await page.getByLabel('Company Type').selectOption('retail');
  await entryTab(page, /Workflows/).click();
  await page.getByRole('button', { name: 'Typical workflows and tasks' }).click();
  await expect(page.getByText('Typical for the industry')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add selected' })).toBeDisabled();
  const online = page.getByRole('listitem').filter({ hasText: 'Online shop' }).first();
  await online.getByRole('button', { name: /Show tasks/ }).click();
  const boxes = online.getByRole('checkbox');
  await boxes.nth(1).check();
  await expect(boxes.first()).toHaveJSProperty('indeterminate', true);
  await boxes.nth(2).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add selected' }).click();
  await expect(page.getByText('2 typical tasks added.')).toBeVisible();
  await entryTab(page, /Tasks/).click();
  await expect(page.getByRole('tab', { name: /Tasks.*complete/ })).toBeVisible();
  const entries = page.getByRole('tabpanel').getByRole('heading', { level: 3 }).getByRole('button');
  await expect(entries).toHaveCount(2);
  await entries.first().click();
  await expect(page.getByText('The ratings and hours are typical values.')).toBeVisible();
  await page.getByLabel('Time Investment (hours)').fill('3');
  await expect(page.getByText('The ratings and hours are typical values.')).toHaveCount(0);
});

test('a failure to load suggestions is reported and can be retried', async ({ page }) => {
  let answers = 0;
  await page.route('**/api/catalogue/workflows?*', (route) =>
    ++answers === 1
      ? route.fulfill({ status: 503, json: { message: 'Away for a moment.' } })
      : route.continue(),
  );
  await entryTab(page, /Tasks/).click();
  await page.getByRole('button', { name: 'Typical workflows and tasks' }).click();
  await expect(page.getByText('Away for a moment.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await page.getByLabel('Find a workflow or task').fill('no such words');
  await expect(page.getByText('No typical workflows or tasks match')).toBeVisible();
});

test('hours per month in a table are converted, with a note', async ({ page }) => {
  await openImport(page);
  await page
    .getByLabel('Rows from a spreadsheet')
    .fill('Task\tWorkflow\tHours per month\nPack\tOrders\t10\nShip\tOrders\t1');
  await page.getByRole('button', { name: 'Next: Match Columns' }).click();
  await expect(page.getByLabel('Hours in this table are')).toHaveValue('month');
  await expect(page.getByLabel('Time investment (hours per month)')).toBeVisible();
  await page.getByRole('button', { name: 'Check 2 rows' }).click();
  const hint = page.getByText('10 hours a month is 2.5 hours a week');
  await expect(hint).toBeVisible();
  await expect(page.getByText('Enter the hours per month, from 2 to 672')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add 1 task' }).click();
  await expect(hint).toBeVisible();
  await page.getByRole('button', { name: 'Pack' }).click();
  await expect(page.getByLabel('Time Investment (hours)')).toHaveValue('10');
  await expect(page.getByText('For one person: 2.5 hours a week')).toBeVisible();
});
