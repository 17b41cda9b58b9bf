import { vi } from 'vitest';

/** What a test waits for what must come: only what never comes reaches it, on however slow and busy a machine. */
export const patience = { timeout: 120_000, interval: 25 };

/** Waits until the check holds and gives its answer; otherwise rejects with what the check said last. */
export function eventually<Answer>(check: () => Answer | Promise<Answer>): Promise<Answer> {
  return vi.waitFor(check, patience);
}
