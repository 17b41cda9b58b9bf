import { test as base, expect } from '@playwright/test';

interface Told {
  tone: string;
  text: string;
}

/** The page's notifications since it was opened. Each call removes the one it found, and all before it. */
export interface Notifications {
  /** Waits until a notification contains all of these words. */
  tell(...words: string[]): Promise<void>;
  /** Like `tell`, for an error. */
  warn(...words: string[]): Promise<void>;
}

declare global {
  interface Window {
    noteTold(told: Told): Promise<void>;
  }
}

/**
 * A `test` that records every notification of its page, even one that appears and disappears while a busy machine
 * isn't checking. A notification is shown for five seconds, or for only one and a half if another one follows.
 */
export const test = base.extend<{ notifications: Notifications }>({
  // This must run before any page is opened, including in `beforeEach`.
  notifications: [
    async ({ page }, use) => {
      const list: Told[] = [];
      await page.exposeFunction('noteTold', (told: Told) => {
        list.push(told);
      });
      await page.addInitScript(() => {
        const notification = 'li[data-tone]';
        new MutationObserver((changes) => {
          for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
            if (!(node instanceof HTMLElement)) continue;
            for (const one of [node, ...node.querySelectorAll<HTMLElement>(notification)]) {
              if (!one.matches(notification)) continue;
              void window.noteTold({ tone: one.dataset.tone ?? '', text: one.textContent });
            }
          }
        }).observe(document, { childList: true, subtree: true });
      });
      const hear = async (tones: string[], words: string[]) => {
        const isIt = ({ tone, text }: Told) =>
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
