import type { Page, Route } from '@playwright/test';

/**
 * Answers the next request for an address in the server's place; later ones go through. The route stays: removing the
 * last one turns interception off, and a request sent at that moment is never answered.
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
