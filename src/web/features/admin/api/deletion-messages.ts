import { ApiError } from '#web/lib/api-error.ts';

export const phraseMismatch = 'The typed phrase does not match. Deletion cancelled.';

export type ClearedData = 'audit' | 'subscriber';

export const clearingPhrases: Record<ClearedData, string> = {
  audit: 'permanently delete all audit data',
  subscriber: 'permanently delete all subscriber data',
};

/** As worded in the specification's error catalog. */
export function clearingFailure(error: unknown, data: ClearedData): string {
  const fallback = `Failed to clear all ${data} data. Please try again.`;
  // The browser's message for a request that never reached the server would not help the operator.
  if (!(error instanceof ApiError)) return fallback;
  if (error.publicMessage) return error.publicMessage;
  if (error.isJson) return `HTTP error! status: ${error.status}`;
  console.error(error);
  return `Server returned a non-JSON response (Status: ${error.status}) for ${data} data. Check console for details.`;
}

export function messageOf(answer: unknown, fallback: string): string {
  if (typeof answer !== 'object' || answer === null || !('message' in answer)) return fallback;
  return typeof answer.message === 'string' && answer.message !== '' ? answer.message : fallback;
}
