import { expect, test } from '@playwright/test';
import { answerOnce } from './answer-once.ts';
import { expectAccessible } from './axe.ts';
import { fillEntry } from './manual-entry-steps.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const languageModel = { name: 'some-model', provider: 'anthropic', isOwnServer: false, asksConsent: false };

test('a model suggests ratings and descriptions only after the owner agrees, and the owner chooses', async ({
  page,
}) => {
  // The page contains the configuration, so a language model is added there.
  await page.route('**/manual-entry', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      '"languageModel":null',
      `"languageModel":${JSON.stringify(languageModel)}`,
    );
    await route.fulfill({ response: answer, body });
  });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/manual-entry\/(ratings|descriptions)/.test(request.url())) sent.push(request.postData() ?? '');
  });
  await page.goto('/manual-entry');
  await fillEntry(page);
  const dialog = page.getByRole('dialog', { name: 'Suggest ratings' });
  await expect(page.getByRole('button', { name: 'Suggest ratings' })).toBeVisible();
  await page.getByRole('button', { name: 'Suggest ratings' }).press('Enter');
  await expect(dialog).toContainText('They go to the service that runs some-model, outside our network.');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Suggest ratings' })).toBeFocused();
  expect(sent).toEqual([]);

  await page.getByRole('button', { name: 'Suggest ratings' }).click();
  await answerOnce(page, '**/api/manual-entry/ratings', (route) =>
    route.fulfill({ status: 429, json: { code: 'model-budget', message: 'The budget is used up for now.' } }),
  );
  await dialog.getByRole('button', { name: 'Send and get suggestions' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The budget is used up for now.');
  expect(sent[0]).toContain('Confirm each order');
  expect(sent[0]).not.toContain('High Street');
  const rating = { requiresJudgment: true, serviceValue: 3, replicabilityDifficulty: 8 };
  await answerOnce(page, '**/api/manual-entry/ratings', async (route) => {
    const { entries } = route.request().postDataJSON();
    const suggestions = [{ key: entries[0].key, ...rating }];
    await route.fulfill({ json: { model: 'some-model', suggestions, refused: 0 } });
  });
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog).toContainText('Service value 3 of 10 · difficulty 8 of 10 · needs judgment');
  await expectAccessible(page);
  await dialog.getByRole('checkbox', { name: 'Confirm each order' }).uncheck();
  await expect(dialog.getByRole('button', { name: 'Use selected' })).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'Confirm each order' }).check();
  await dialog.getByRole('button', { name: 'Use selected' }).click();
  await expect(
    page.getByText('Added 1 rating from some-model. Please check your entry before you submit it.'),
  ).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Service Value' })).toHaveValue('3');
  await expect(page.getByRole('switch', { name: 'Requires Human Judgment' })).toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('slider', { name: 'Service Value' })).toHaveValue('5');

  await page.getByRole('button', { name: 'Write descriptions' }).click();
  const writing = page.getByRole('dialog', { name: 'Write descriptions' });
  await answerOnce(page, '**/api/manual-entry/descriptions', async (route) => {
    const { entries } = route.request().postDataJSON();
    const task = entries.find(({ kind }: { kind: string }) => kind === 'task');
    const suggestions = [{ key: task.key, description: 'Check each order with the customer.' }];
    await route.fulfill({ json: { model: 'some-model', suggestions, refused: 1 } });
  });
  await writing.getByRole('button', { name: 'Send and get suggestions' }).click();
  await expect(writing).toContainText('1 of 1 suggestion selected');
  await writing.getByRole('button', { name: 'Use selected' }).click();
  await expect(page.getByLabel('Description (Optional)')).toHaveValue('Check each order with the customer.');
});

test('without a model, no suggestions are offered', async ({ page }) => {
  await page.goto('/manual-entry');
  await fillEntry(page);
  await expect(page.getByRole('button', { name: 'Import tasks' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Suggest ratings' })).toHaveCount(0);
});
