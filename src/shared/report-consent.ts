/** Text, version, and time are stored with each subscriber, so a changed text needs a new version. */
export const reportConsent = {
  version: '2026-11-24',
  text: 'By submitting, you agree that we may keep these details, send you this report by email, and contact you about it. Every email has a link to unsubscribe and one to delete your data.',
} as const;

export const reportAccessDays = 30;
