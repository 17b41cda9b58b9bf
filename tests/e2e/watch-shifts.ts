import type { Page } from '@playwright/test';

/**
 * Must be called before `page.goto`. The returned function gives the sum of all layout shifts so far, with
 * `unexpected` only of those that no key press or click explains.
 */
export async function watchShifts(
  page: Page,
  { unexpected = false }: { unexpected?: boolean } = {},
): Promise<() => Promise<number>> {
  await page.addInitScript((onlyUnexpected) => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!onlyUnexpected || !shift.hadRecentInput) shifts.total += shift.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, unexpected);
  return () => page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total);
}
