import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { StoredAudit } from './large-audit.ts';
import { observe, readObserved } from './observed.ts';

/** Milliseconds from each input to the next paint. */
export type Interactions = Record<'hover' | 'select' | 'filter' | 'edit', number[]>;

export interface InteractionRun extends Interactions {
  layoutShift: number;
  moved: string[];
}

const hoverEvents = ['pointerover', 'pointerenter', 'mouseover'];
const pressEvents = ['pointerdown', 'pointerup', 'click', 'keydown', 'keypress', 'keyup', 'input'];

const rounds = { hover: 40, select: 24, filter: 16, edit: 6 };
const slowdown = 4;

export async function measureInteractions(
  browser: Browser,
  url: string,
  audit: StoredAudit,
  trace: string | null,
): Promise<InteractionRun> {
  const context = await openContext(browser, url, audit);
  const page = await context.newPage();
  try {
    await observe(page);
    await page.goto(`${url}/diagnosis/${audit.id}`);
    await page.locator('circle[data-task]').nth(999).waitFor({ state: 'attached' });
    await page.waitForTimeout(1500);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    if (trace) await browser.startTracing(page, { path: trace, screenshots: false });
    const hover = await hoverTasks(page);
    const select = await selectTasks(page);
    const filter = await filterWorkflows(page);
    const edit = await editTask(page);
    if (trace) await browser.stopTracing();
    const { layoutShift, moved } = await readObserved(page);
    return { hover, select, filter, edit, layoutShift, moved };
  } finally {
    await context.close();
  }
}

async function openContext(browser: Browser, url: string, audit: StoredAudit): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ ...audit.cookie, url }]);
  return context;
}

async function hoverTasks(page: Page): Promise<number[]> {
  const map = page.getByRole('group', { name: /Task map/ });
  await map.scrollIntoViewIfNeeded();
  const circles = page.locator('circle[data-task]');
  const times: number[] = [];
  for (let round = 0; round < rounds.hover; round++) {
    const box = await circles.nth((round * 23) % 1000).boundingBox();
    if (!box) continue;
    times.push(
      await longest(page, hoverEvents, () => page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)),
    );
  }
  await page.mouse.move(5, 5);
  return times;
}

async function selectTasks(page: Page): Promise<number[]> {
  const times: number[] = [];
  const rows = page.getByTestId('task-list').locator('tr[data-task-row]');
  await page.getByTestId('task-list').scrollIntoViewIfNeeded();
  for (let round = 0; round < rounds.select; round++) {
    const row = rows.nth(1 + (round % 6));
    times.push(await longest(page, pressEvents, () => row.click({ position: { x: 300, y: 12 } })));
  }
  return times;
}

async function filterWorkflows(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds.filter; round++) {
    const name = page.locator('button[data-workflow]').nth(round % 6);
    times.push(await longest(page, pressEvents, () => name.click()));
    times.push(await longest(page, pressEvents, () => name.click()));
  }
  return times;
}

async function editTask(page: Page): Promise<number[]> {
  const times: number[] = [];
  const press = async (act: () => Promise<unknown>) => times.push(await longest(page, pressEvents, act));
  await page.getByTestId('task-list').locator('tr[data-task-row]').nth(2).click();
  for (let round = 0; round < rounds.edit; round++) {
    await press(() => page.getByRole('button', { name: 'Edit task' }).click());
    const hours = page.getByRole('textbox', { name: 'Time investment (hours)' });
    await hours.waitFor();
    await press(() => hours.press('End'));
    await press(() => hours.press('Backspace'));
    await press(() => hours.press(String(1 + (round % 8))));
    await press(() => page.getByRole('button', { name: 'Save', exact: true }).click());
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.waitForTimeout(1500);
  }
  return times;
}

/** At least 16 ms, because the browser reports no shorter events. */
async function longest(page: Page, events: string[], act: () => Promise<unknown>): Promise<number> {
  const before = Number(await page.evaluate('performance.now()'));
  await act();
  // An event is reported only after the next paint, which its duration includes.
  await page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 60))))',
  );
  return (await readObserved(page)).events
    .filter(({ name, start }) => events.includes(name) && start >= before)
    .reduce((most, { duration }) => Math.max(most, duration), 16);
}
