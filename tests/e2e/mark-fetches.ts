import type { Page } from '@playwright/test';

/**
 * Must be called before `page.goto`. The returned function gives the milliseconds between fetches whose path ends
 * with `end`, by the page's clock.
 */
export async function markFetches(page: Page): Promise<(end: string) => Promise<number[]>> {
  await page.addInitScript(() => {
    const marks: { path: string; at: number }[] = [];
    Object.assign(window, { marks });
    const ask = window.fetch;
    window.fetch = (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      marks.push({ path: new URL(address, location.href).pathname, at: performance.now() });
      return ask(input, init);
    };
  });
  return (end) =>
    page.evaluate((ending) => {
      const { marks } = window as unknown as { marks: { path: string; at: number }[] };
      const times = marks.filter(({ path }) => path.endsWith(ending)).map(({ at }) => at);
      return times.slice(1).map((at, n) => at - (times[n] ?? 0));
    }, end);
}
