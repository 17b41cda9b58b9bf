import { z } from 'zod';

export const pageSectionSchema = z.enum(['header', 'navigation', 'main', 'aside', 'footer']);
export type PageSection = z.infer<typeof pageSectionSchema>;

export const blockKindSchema = z.enum([
  'heading',
  'paragraph',
  'list-item',
  'cell',
  'quote',
  'control',
  'other',
]);

/**
 * A run of visible text, with white space folded. `heading` is the nearest heading above; null if there is
 * none. `level` is 1 to 6 for headings, null for other text.
 */
export const textBlockSchema = z.object({
  text: z.string(),
  kind: blockKindSchema,
  level: z.number().int().min(1).max(6).nullable(),
  heading: z.string().nullable(),
  section: pageSectionSchema,
});
export type TextBlock = z.infer<typeof textBlockSchema>;

/** The address is absolute, without a fragment. */
export const pageLinkSchema = z.object({
  url: z.string(),
  text: z.string(),
  section: pageSectionSchema,
  via: z.enum(['anchor', 'alternate', 'next', 'canonical', 'frame', 'meta-refresh', 'area']),
  nofollow: z.boolean(),
});
export type PageLink = z.infer<typeof pageLinkSchema>;

export const formPurposes = [
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

export const pageFormSchema = z.object({
  purpose: z.enum(formPurposes),
  action: z.string().nullable(),
  fields: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      type: z.string(),
      required: z.boolean(),
      autocomplete: z.string().optional(),
    }),
  ),
  submit: z.string().nullable(),
  heading: z.string().nullable(),
  section: pageSectionSchema,
});
export type PageForm = z.infer<typeof pageFormSchema>;

export const structuredItemSchema = z.object({
  source: z.enum(['json-ld', 'microdata', 'opengraph']),
  type: z.string(),
  properties: z.record(z.string(), z.array(z.string())),
});
export type StructuredItem = z.infer<typeof structuredItemSchema>;

export const technologyKinds = [
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

/** `evidence` is the address or markup that revealed the technology. */
export const technologySignalSchema = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(technologyKinds),
  evidence: z.string(),
});
export type TechnologySignal = z.infer<typeof technologySignalSchema>;

export const pageKinds = [
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
export const pageKindSchema = z.enum(pageKinds);
export type PageKind = z.infer<typeof pageKindSchema>;

/** Stored with the scan. The steps after reading use nothing else from the page. */
export const pageFactsSchema = z.object({
  url: z.string(),
  canonicalUrl: z.string().nullable(),
  title: z.string(),
  description: z.string(),
  /** BCP 47 language, usually from the text, or else from the markup. Null if unknown. */
  language: z.string().nullable(),
  kind: pageKindSchema,
  words: z.number().int(),
  blocks: z.array(textBlockSchema),
  links: z.array(pageLinkSchema),
  forms: z.array(pageFormSchema),
  structured: z.array(structuredItemSchema),
  technology: z.array(technologySignalSchema),
  icons: z.array(z.string()),
  robots: z.object({ noindex: z.boolean(), nofollow: z.boolean() }),
  /**
   * Fingerprint of the main text or, if that is too short, of all text, to find near-duplicates: 64 bits as
   * 16 hex digits. Null if there is too little text.
   */
  fingerprint: z.string().nullable(),
  /** Why the page is set aside, for example because it is an error page or a backup copy. Null to keep the page. */
  setAside: z.string().nullable(),
  needsJavascript: z.boolean(),
  /** True for a home page whose menu is drawn by scripts. False for pages stored by an earlier release. */
  menuNeedsJavascript: z.boolean().default(false),
  menuScripts: z.array(z.string()).default([]),
  /**
   * Share of dummy text among the words in the main part, 0 to 1. 0 for pages stored by an earlier release.
   */
  placeholderShare: z.number().min(0).max(1).default(0),
  learned: z.array(z.string()),
});
export type PageFacts = z.infer<typeof pageFactsSchema>;

export function pageText(facts: Pick<PageFacts, 'blocks'>): string {
  return facts.blocks.map((block) => block.text).join('\n');
}
