/** The version is stored with each inquiry, so a changed text needs a new version. */
export const contactConsent = {
  version: '2026-11-24',
  text: 'By sending this message, you agree that we may keep your details to answer it. We delete them when they are no longer needed, or right away if you ask us to.',
} as const;
