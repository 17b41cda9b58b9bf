import type { Page, Route } from '@playwright/test';

/**
 * The route is never removed, because removing a page's last route turns interception off, and a request sent at
 * that moment would never get an answer.
 */
export async function answerOnce(
  page: Page,
  url: string,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  let answered = false;
  await page.route(url, (route) => {
    if (answered) return route.fallback();
    answered = true;
    return answer(route);
  });
}
