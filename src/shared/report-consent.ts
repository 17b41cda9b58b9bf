/**
 * What asking for the report agrees to. The text stands under the form; text, version and time are stored with
 * each subscriber: a changed text gets a new version.
 */
export const reportConsent = {
  version: '2026-11-21',
  text: 'By submitting, you agree that we keep these details, send you this report by email, and may contact you about it. Every email has a link to unsubscribe and one to delete your data.',
} as const;

/** Days that a verified address opens the report. */
export const reportAccessDays = 30;
