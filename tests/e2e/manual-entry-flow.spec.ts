import { readFile } from 'node:fs/promises';
import { devices, expect, type Locator, type Page, test } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expectAccessible } from './axe.ts';
import { operatorPassword } from './global-setup.ts';
import { diagnosisId } from './manual-entry-steps.ts';

const workflow = 'הזמנות & <b>Orders</b> 😀';
const markup = '<img src=x onerror=alert(1)> #set text(red) *bold* $x$';
const formula = '=SUM(A1:A9), "quoted"';

async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, 'reached with the Tab key').toBeFocused();
}

async function typeInto(page: Page, label: string, text: string) {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
}

async function press(page: Page, name: string) {
  await tabTo(page, page.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
}

const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
for (const [device, settings] of [
  ['desktop', {}],
  ['phone', { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch }],
] as const) {
  test.describe(device, () => {
    test.use(settings);

    test(`by keyboard alone on a ${device}: entered, reloaded in the middle, submitted, and shown unchanged`, async ({
      page,
    }) => {
      await page.goto('/manual-entry');
      await typeInto(page, 'Website URL', 'our reference');
      await tabTo(page, page.getByLabel('Company Type'));
      await page.keyboard.type('Reta');
      await typeInto(page, 'Business Description', 'A shop with an order desk.');
      await press(page, 'Next: Define Workflows');
      await expect(page.getByRole('tabpanel')).toBeFocused();
      await typeInto(page, 'Workflow Name', workflow);
      await typeInto(page, 'Department', 'Sales');
      await tabTo(page, page.getByLabel('Type', { exact: true }));
      await page.keyboard.type('Cust');
      await press(page, 'Next: Define Tasks');
      await typeInto(page, 'Task Name', markup);
      await tabTo(page, page.getByLabel('Associated Workflow'));
      await page.keyboard.press('ArrowDown');
      await tabTo(page, page.getByRole('slider', { name: 'Service Value' }));
      for (const key of ['2', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
      await tabTo(page, page.getByRole('slider', { name: 'Replicability Difficulty' }));
      await page.keyboard.press('3');
      await typeInto(page, 'Time Investment (hours)', '2.5');
      await expect(async () =>
        expect(JSON.stringify(await page.context().storageState())).toContain(
          '\\"timeInvestment\\":\\"2.5\\"',
        ),
      ).toPass();

      await page.reload();
      await tabTo(page, page.getByRole('tab', { name: /Business Info/ }));
      await page.keyboard.press('End');
      await expect(page.getByRole('tab', { name: /Tasks/ })).toBeFocused();
      await expect(page.getByLabel('Task Name')).toHaveValue(markup);
      await press(page, 'Add Another Task');
      await expect(page.getByLabel('Task Name').last()).toBeFocused();
      await page.keyboard.insertText(formula);
      await tabTo(page, page.getByRole('switch').last());
      await page.keyboard.press('Space');
      await expectAccessible(page);
      await press(page, 'Submit for Diagnosis');

      await expect(page).toHaveURL(/\/diagnosis\/[1-9]\d*$/);
      const list = page.getByTestId('task-list');
      await expect(list.getByText(markup)).toBeVisible();
      await expect(list.getByText(formula)).toBeVisible();
      await expect(page.getByRole('button', { name: workflow, exact: true }).first()).toBeVisible();
      const id = diagnosisId(page);
      const tasks = await (await page.request.get(`/api/audits/${id}/tasks`)).json();
      expect(tasks).toMatchObject([
        {
          name: markup,
          workflow,
          serviceValue: 2.2,
          replicabilityDifficulty: 3,
          timeInvestment: 2.5,
          basis: 'told',
        },
        { name: formula, workflow, requiresJudgment: true, serviceValue: 5, timeInvestment: 1 },
      ]);

      const saved = page.waitForEvent('download');
      await press(page, 'Download tasks (CSV)');
      const csv = await readFile(await (await saved).path(), 'utf8');
      expect(csv).toContain(`${markup},${workflow},Sales,customer-facing,,no,2.2,3,2.5,Automate,`);
      expect(csv).toContain(`"'=SUM(A1:A9), ""quoted""",${workflow},`);

      if (device === 'phone') return;
      await page.request.post('/api/admin/session', { data: { password: operatorPassword } });
      const report = await page.request.get(`/api/audits/${id}/report?comprehensive=true`);
      expect(report.headers()['content-type']).toBe('application/pdf');
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(await report.body())), {
        mergePages: true,
      });
      for (const shown of [markup, formula, 'הזמנות', '<b>Orders</b>', '😀']) expect(text).toContain(shown);
    });
  });
}
