import { test as base, expect } from '@playwright/test';

interface SeenNotification {
  tone: string;
  text: string;
}

/**
 * Each call waits for a notification that contains all the given words, then forgets it and all earlier ones.
 * `warn` accepts only failures.
 */
export interface Notifications {
  tell(...words: string[]): Promise<void>;
  warn(...words: string[]): Promise<void>;
}

declare global {
  interface Window {
    recordNotification(seen: SeenNotification): Promise<void>;
  }
}

/** Records every notification of the page, even one that disappears before a busy machine checks. */
export const test = base.extend<{ notifications: Notifications }>({
  // Runs before any page is opened, even in `beforeEach`.
  notifications: [
    async ({ page }, use) => {
      const list: SeenNotification[] = [];
      await page.exposeFunction('recordNotification', (seen: SeenNotification) => {
        list.push(seen);
      });
      await page.addInitScript(() => {
        const notification = 'li[data-tone]';
        new MutationObserver((changes) => {
          for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
            if (!(node instanceof HTMLElement)) continue;
            for (const one of [node, ...node.querySelectorAll<HTMLElement>(notification)]) {
              if (!one.matches(notification)) continue;
              void window.recordNotification({ tone: one.dataset.tone ?? '', text: one.textContent });
            }
          }
        }).observe(document, { childList: true, subtree: true });
      });
      const hear = async (tones: string[], words: string[]) => {
        const isIt = ({ tone, text }: SeenNotification) =>
          tones.includes(tone) && words.every((word) => text.includes(word));
        await expect(() => {
          const place = list.findIndex(isIt);
          expect(place, `“${words.join('”, “')}” among ${JSON.stringify(list)}`).toBeGreaterThanOrEqual(0);
          list.splice(0, place + 1);
        }).toPass({ timeout: 60_000 });
      };
      await use({
        tell: (...words) => hear(['default', 'destructive'], words),
        warn: (...words) => hear(['destructive'], words),
      });
    },
    { auto: true },
  ],
});
