import { vi } from 'vitest';

/** In milliseconds. The timeout is long, for slow machines. */
export const patience = { timeout: 120_000, interval: 25 };

export function eventually<Answer>(check: () => Answer | Promise<Answer>): Promise<Answer> {
  return vi.waitFor(check, patience);
}
