import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { makeAudit, makeStats, openDashboard, sampleCoverage, stubAudit, stubId } from './dashboard-stub.ts';

const emptied = {
  workflows: [],
  tasks: [],
  modules: [],
  partners: [],
  stats: makeStats([], { workflowsIdentified: 0 }),
};
const emptyLists = ['workflows', 'tasks', 'modules', 'partners'] as const;
const removedText = 'All workflows of this diagnosis were removed.';

test('an emptied manual entry keeps its list, where the owner can undo the removal or add a workflow', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const id = await createManualAudit(page);
  await page.goto(`/diagnosis/${id}`);
  const section = page.getByRole('region', { name: 'Workflows Identified' });
  const workflow = (name: string) => section.getByRole('button', { name, exact: true });
  const remove = async (name: string) => {
    await section.getByRole('button', { name: `Evidence for ${name}` }).click();
    await section.getByRole('button', { name: 'Remove', exact: true }).click();
  };
  await remove('Orders');
  await expect(section).toContainText(`${removedText} Add one to see its tasks, value, and modules.`);
  await expect(page.getByText('on the website')).toHaveCount(0);
  await expect(page.getByText('Data is still loading')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Download PDF' })).toHaveCount(0);
  await expectAccessible(page);
  await section.getByRole('button', { name: 'Undo last change' }).click();
  await expect(workflow('Orders')).toBeVisible();
  await remove('Orders');
  await expect(section).toContainText(removedText);
  await page.reload();
  await section.getByRole('button', { name: 'Add workflow' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Workflow name' }).fill('Invoicing');
  await dialog.getByRole('textbox', { name: 'Department' }).fill('Finance');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(workflow('Invoicing')).toBeVisible();

  await remove('Invoicing');
  await expect(section).toContainText(removedText);
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(page.url());
  const theirs = stranger.getByRole('region', { name: 'Workflows Identified' });
  await expect(theirs).toContainText(removedText);
  await expect(theirs).not.toContainText('Add one');
  await stranger.context().close();
});

for (const note of [null, 'The site is mostly in German.']) {
  test(`an emptied scan with the note ${note} is not waited for, nor called a website without work`, async ({
    page,
  }) => {
    await page.clock.install();
    const stub = await stubAudit(page, { ...emptied, coverage: { ...sampleCoverage, note, emptyLists } });
    await openDashboard(page);
    await expect(page.getByText(removedText)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add workflow' })).toBeVisible();
    await expect(page.getByText('Data is still loading')).toHaveCount(0);
    await expect(page.getByText('We found no work')).toHaveCount(0);
    await page.clock.runFor(15_000);
    expect(stub.countOf('GET modules')).toBe(0);
  });
}

test('without work there is no report to download, at the Modules tab either', async ({ page }) => {
  await stubAudit(page, {
    ...emptied,
    audit: makeAudit({ stats: emptied.stats }),
    coverage: { ...sampleCoverage, note: 'Nothing on the site tells what work is done here.' },
  });
  await page.goto(`/diagnosis/${stubId}?tab=modules`);
  await expect(page.getByText('We found no work to diagnose on the website')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download PDF' })).toHaveCount(0);
});

test('without work, neither note is sure of the line of business', async ({ page }) => {
  await stubAudit(page, {
    ...emptied,
    audit: makeAudit({ companyType: 'education', stats: emptied.stats }),
    coverage: { ...sampleCoverage, note: 'Nothing on the site tells what work is done here.' },
    industry: {
      chosen: 'education',
      detected: 'other',
      detail: 'Cleaning service',
      confidence: 0.83,
      reasons: [{ url: 'https://www.harbour-dental.test/', quote: 'The stones are grey and soft.' }],
    },
  });
  await openDashboard(page);
  await expect(page.getByRole('region', { name: 'Industry' })).toContainText(
    'The website looks like Cleaning service, but it says too little for us to be sure.',
  );
  await expect(page.getByRole('region', { name: 'Line of business' })).toContainText(
    'We found no line of business that is more exact than that.',
  );
  await expectAccessible(page);
});

async function createManualAudit(page: Page): Promise<number> {
  const answer = await page.request.post('/api/audits/manual', {
    data: {
      businessInfo: { website: 'our shop', companyType: 'retail', businessDescription: 'A bookshop.' },
      workflows: [{ name: 'Orders', department: 'Sales', type: 'administrative' }],
      tasks: [
        {
          name: 'Answer questions about orders',
          workflow: 'Orders',
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
