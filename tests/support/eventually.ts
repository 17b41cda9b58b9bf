import { vi } from 'vitest';

/**
 * How long a test waits for something that must happen. Long, for slow machines; reached only if it never
 * happens.
 */
export const patience = { timeout: 120_000, interval: 25 };

/** Waits until the check passes and returns its result. Otherwise rejects with the check's last error. */
export function eventually<Answer>(check: () => Answer | Promise<Answer>): Promise<Answer> {
  return vi.waitFor(check, patience);
}
