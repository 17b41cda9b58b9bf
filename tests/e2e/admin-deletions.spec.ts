import { expect, type Page } from '@playwright/test';
import Papa from 'papaparse';
import { answerOnce } from './answer-once.ts';
import { expectAccessible } from './axe.ts';
import { operatorPassword } from './global-setup.ts';
import { test } from './notifications.ts';

async function openAsOperator(page: Page, place = '', title = 'Admin Dashboard (Hidden)'): Promise<void> {
  await page.request.post('/api/admin/session', { data: { password: operatorPassword } });
  await page.goto(`/admin${place}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

async function askFor(page: Page, website: string): Promise<number> {
  const answer = await page.request.post('/api/audits', {
    data: { website, companyType: 'retail', companySize: '1-10' },
  });
  return (await answer.json()).id;
}

test('a domain is deleted after confirmation, the list updates, and the audit log records it', async ({
  page,
  notifications,
}) => {
  const id = await askFor(page, 'going-away.example');
  await openAsOperator(page);
  const card = page
    .getByRole('region', { name: 'Domains' })
    .getByRole('listitem')
    .filter({ hasText: 'going-away.example' });
  // Domains with more audits come first, so audits that other tests create at the same time can push this card off
  // the first page.
  const more = page.getByRole('button', { name: 'Show more domains' });
  await expect(card.or(more).first()).toBeVisible();
  while ((await card.count()) === 0) await more.click();
  await card.getByRole('button', { name: 'Delete all audits of going-away.example' }).click();
  const question = page.getByRole('dialog', { name: 'Delete every audit of going-away.example?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  expect((await page.request.get(`/api/audits/${id}`)).status()).toBe(200);

  await card.getByRole('button', { name: 'Delete all audits of going-away.example' }).click();
  await answerOnce(page, '**/api/admin/audits/domain/**', (route) => route.abort());
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await notifications.warn('Failed to delete audits. Please try again.');
  const reloaded = page.waitForResponse(
    (response) => response.request().method() === 'GET' && response.url().endsWith('/api/admin/audits'),
  );
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await notifications.tell('Deleted 1 audit of going-away.example.');
  await reloaded;
  await expect(card).toHaveCount(0);
  expect((await page.request.get(`/api/audits/${id}`)).status()).toBe(404);
  await expect(page.getByRole('region', { name: 'Audit log' })).toContainText(
    'Deleted 1 audit of going-away.example',
  );
});

test('one audit is found by its domain, rescanned, and deleted', async ({ page, notifications }) => {
  const id = await askFor(page, 'needle-in-the-list.example');
  await askFor(page, 'hay-in-the-list.example');
  await openAsOperator(page, '/diagnoses', 'Diagnoses');
  await page.getByLabel('Domain or ID').fill('needle-in');
  const table = page.getByRole('table', { name: 'A list of all audits in the system.' });
  await expect(table.getByRole('row')).toHaveCount(2);
  await page.getByLabel('Status').selectOption('failed');
  await expect(table).toContainText('No audits found');
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByLabel('Domain or ID').fill(String(id));
  const row = table.getByRole('row').filter({ hasText: 'needle-in-the-list' });
  await row.getByRole('button', { name: /Scan again/ }).click();
  await notifications.tell('A new scan has started');
  await row.getByRole('button', { name: `Delete audit ${id}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await notifications.tell(`Audit #${id} was deleted.`);
  await expect(table).toContainText('No audits found');
  await page.goto('/admin/health');
  await expect(page.getByRole('region', { name: 'Health' })).toContainText('embedded PostgreSQL');
  await page.getByRole('button', { name: 'Show the configuration' }).click();
  await expect(page.getByRole('region', { name: 'Health' })).toContainText('set, not shown');
});

for (const { data, button, clearPath, answers } of [
  {
    data: 'audit',
    button: 'Delete all audit data',
    clearPath: '**/api/admin/clear-all-audit-data',
    answers: 'Deleted 7 audits.',
  },
  {
    data: 'subscriber',
    button: 'Delete all subscriber data',
    clearPath: '**/api/admin/clear-all-subscriber-data',
    answers: '7 subscribers were deleted.',
  },
]) {
  test(`all ${data} data is deleted only with the exact phrase; every failure is reported`, async ({
    page,
    notifications,
  }) => {
    const phrase = `permanently delete all ${data} data`;
    await openAsOperator(page);
    const zone = page.getByRole('region', { name: 'Danger Zone' });
    await expect(zone.getByRole('button')).toHaveCount(2);
    await zone.getByRole('button', { name: button }).click();
    const dialog = page.getByRole('dialog', { name: `${button}?` });
    const typed = dialog.getByLabel('Type the phrase to confirm');
    const confirm = dialog.getByRole('button', { name: button });
    await typed.fill(phrase.slice(0, -1));
    await expect(confirm).toBeDisabled();
    let asked = 0;
    page.on('request', (request) => {
      if (request.method() === 'DELETE') asked += 1;
    });
    await typed.press('Enter');
    await dialog.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    await notifications.warn('The typed phrase does not match. Deletion cancelled.');
    expect(asked).toBe(0);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await zone.getByRole('button', { name: button }).click();
    await expect(typed).toHaveValue('');
    await typed.fill(phrase);
    await expectAccessible(page);

    const failures: [object | null, string][] = [
      [{ status: 500, json: { message: 'The disk is full.' } }, 'The disk is full.'],
      [{ status: 500, json: {} }, 'HTTP error! status: 500'],
      [
        { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
        `Server returned a non-JSON response (Status: 502) for ${data} data. Check console for details.`,
      ],
      [null, `Failed to clear all ${data} data. Please try again.`],
    ];
    for (const [answer, words] of failures) {
      await answerOnce(page, clearPath, (route) => (answer === null ? route.abort() : route.fulfill(answer)));
      await confirm.click();
      await notifications.warn(words);
      await expect(dialog).toBeVisible();
    }
    await answerOnce(page, clearPath, (route) => route.fulfill({ json: { message: answers } }));
    const reloaded = page.waitForResponse((response) => response.url().endsWith('/api/admin/audits'));
    await confirm.click();
    await notifications.tell(answers);
    await reloaded;
    await expect(dialog).toBeHidden();
    await zone.getByRole('button', { name: button }).click();
    await expect(typed).toHaveValue('');
  });
}

test('a failure to load audits is reported and can be retried', async ({ page, notifications }) => {
  await answerOnce(page, '**/api/admin/audits', (route) => route.fulfill({ status: 500, json: {} }));
  await openAsOperator(page);
  await notifications.warn('Failed to load audits. Please try again.');
  await page.getByRole('region', { name: 'All Audits' }).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'A list of all audits in the system.' })).toBeVisible();
});

test('subscribers are listed, deleted one by one, and come as a file that spreadsheets read', async ({
  page,
  notifications,
}) => {
  const created = await page.request.post('/api/audits/manual', {
    data: {
      businessInfo: { website: 'Kiln', companyType: 'retail', businessDescription: 'Pots.' },
      workflows: [{ name: 'Firing', department: 'Operations', type: 'operational' }],
      tasks: [{ name: 'Load the kiln', workflow: 'Firing' }],
    },
  });
  const { id } = await created.json();
  for (const name of ['=1+1', 'Zora "Z" Quill']) {
    await page.request.post('/api/subscribe', { data: { email: 'zora@kiln.example', name, auditId: id } });
  }
  await openAsOperator(page, '/leads/subscribers', 'Leads');
  const download = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Download Subscribers CSV' }).click();
  await download;
  await notifications.tell('Download Initiated', "Please check your browser's download manager");
  const file = await page.request.get('/api/admin/subscribers/csv');
  const { data, errors } = Papa.parse<Record<string, string>>((await file.text()).replace(/^\ufeff/, ''), {
    header: true,
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  const ours = data.filter((row) => row.email === 'zora@kiln.example');
  expect(ours.map((row) => [row.name, row.auditId, row.verified])).toEqual([
    ['Zora "Z" Quill', String(id), 'false'],
    ["'=1+1", String(id), 'false'],
  ]);

  const list = page.getByRole('region', { name: 'Report subscribers' });
  await list.getByRole('button', { name: 'Delete subscriber Zora "Z" Quill' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await notifications.tell('The subscriber was deleted.');
  await expect(list.getByText('Zora "Z" Quill')).toHaveCount(0);
  await expect(list.getByText('=1+1').first()).toBeVisible();

  await page.evaluate(() => {
    window.open = () => null;
  });
  await page.getByRole('button', { name: 'Download Subscribers CSV' }).click();
  await notifications.tell('Initiation Error');
});

test('an inquiry is deleted with its emails, by keyboard alone', async ({ page, notifications }) => {
  for (const [name, message] of [
    ['Wren Tolliver', 'Please forget what I asked.'],
    ['Moss Arden', 'Please call me on Monday.'],
  ]) {
    const email = `${name?.split(' ')[0]?.toLowerCase()}@enquiry.example`;
    await page.request.post('/api/subscribe', { data: { email, name, message } });
  }
  await openAsOperator(page, '/leads/enquiries', 'Leads');
  const list = page.getByRole('region', { name: 'Inquiries' });
  const button = list.getByRole('button', { name: 'Delete inquiry from Wren Tolliver' });
  await button.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Delete the inquiry from Wren Tolliver?' });
  await expect(question).toContainText('The emails about it are deleted too. This cannot be undone.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await answerOnce(page, '**/api/admin/enquiries/*', (route) => route.abort());
  // Wait until the dialog has the focus, which it takes only once it is open.
  await expect.poll(() => question.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await question.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await notifications.warn("We couldn't reach the server.");
  await question.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await notifications.tell('The inquiry was deleted.');
  await expect(list.getByText('Wren Tolliver')).toHaveCount(0);
  await expect(list.getByRole('heading', { name: 'Inquiries' })).toBeFocused();
  await expect(list.getByText('Moss Arden', { exact: true })).toBeVisible();
  await page.goto('/admin/mail');
  const mails = page.getByRole('region', { name: 'Outgoing emails' });
  await expect(mails.getByText('moss@enquiry.example').first()).toBeVisible();
  await expect(mails.getByText('wren@enquiry.example')).toHaveCount(0);
  await page.goto('/admin');
  await expect(page.getByRole('region', { name: 'Audit log' })).toContainText(/Deleted inquiry #\d+/);
});
