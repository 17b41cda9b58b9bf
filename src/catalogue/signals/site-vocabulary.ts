/**
 * This list and the two below repeat the reader's lists (`src/diagnosis/read/page-facts.ts`), because the
 * catalog can't import from the diagnosis. A test in `src/diagnosis/annotate` checks that they agree.
 */
export const signalFormPurposes = [
  'contact',
  'booking',
  'quote',
  'order',
  'checkout',
  'registration',
  'sign-in',
  'application',
  'payment',
  'donation',
  'newsletter',
  'search',
  'intake',
  'review',
  'upload',
  'other',
] as const;

export const signalTechnologyKinds = [
  'shop',
  'booking',
  'chat',
  'payment',
  'crm',
  'analytics',
  'marketing',
  'cms',
  'recruiting',
  'support',
  'other',
] as const;

export const signalPageKinds = [
  'home',
  'services',
  'service',
  'product',
  'shop',
  'pricing',
  'booking',
  'contact',
  'about',
  'team',
  'careers',
  'faq',
  'process',
  'policy',
  'forms',
  'portal',
  'case-study',
  'article',
  'news',
  'gallery',
  'events',
  'locations',
  'legal-notice',
  'other',
] as const;

/** `control` is the text of a button or field, and `job-offer` is other text on a page with job offers. */
export const signalPlaces = ['heading', 'navigation', 'text', 'control', 'job-offer'] as const;
export type SignalPlace = (typeof signalPlaces)[number];

export const catalogLanguage = 'en';
