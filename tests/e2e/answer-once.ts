import type { Page, Route } from '@playwright/test';

/**
 * Answers the next request for a URL in place of the server; later requests go through. The route is never removed,
 * because removing the last one turns interception off, and a request sent at that moment never gets an answer.
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
