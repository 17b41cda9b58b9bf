import type { ZodError } from 'zod';

/** Keys are dotted paths. */
export function firstMessages(error: ZodError | undefined): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const issue of error?.issues ?? []) messages[issue.path.join('.')] ??= issue.message;
  return messages;
}
