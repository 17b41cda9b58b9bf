/**
 * What sending the contact form agrees to. The text stands under the form, its version is stored with
 * each enquiry: a changed text gets a new version.
 */
export const contactConsent = {
  version: '2026-11-21',
  text: 'By sending this message, you agree that we keep your details to answer it. We delete them when they are no longer needed, or right away if you ask us to.',
} as const;
