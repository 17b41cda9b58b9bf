/**
 * The catalog's names for what a page has. They repeat the reader's own lists (`src/diagnosis/read/page-facts.ts`),
 * because the catalog doesn't import from the diagnosis; a test in `src/diagnosis/annotate` checks that both agree.
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

/** Where a phrase may occur. `control` is the text of a button or field, `job-offer` a careers page. */
export const signalPlaces = ['heading', 'navigation', 'text', 'control', 'job-offer'] as const;
export type SignalPlace = (typeof signalPlaces)[number];

/** The catalog's language as two letters; others have a folder in `knowledge/lexicon`. */
export const catalogueLanguage = 'en';
