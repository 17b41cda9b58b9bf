import type { Page, Route } from '@playwright/test';

/**
 * Answers the next request for a URL itself; later requests reach the server. The route is never removed:
 * removing the last one turns interception off, and a request sent at that moment would never get an answer.
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
