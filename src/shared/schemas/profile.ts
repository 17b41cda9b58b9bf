import { z } from 'zod';
import { defaultMailTexts, mailTextsSchema } from '../mail-texts.ts';
import { defaultPaybackLimits, paybackLimitsSchema } from '../recommendations/payback-limits.ts';
import { defaultReportTexts, reportTextsSchema } from '../report-texts.ts';
import { currencySchema } from './currency.ts';
import { moduleCategoryIdSchema } from './module.ts';
import { partnerIconTypeSchema } from './partner.ts';
import { ratesSchema } from './rates.ts';
import { taskTraitSchema } from './task.ts';

const text = z.string().trim().min(1).max(2000);
const hexColor = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'must be a color such as #0f766e');

export const defaultManualDisclaimer =
  'These results are indicative. We estimate them from what you entered and from general industry data, without knowing your costs or the tools you already use.';

export const disclaimersSchema = z.object({
  landing: text,
  sidePanel: text,
  value: text,
  taskList: text,
  modulesMobile: text,
  manualEntry: text.default(defaultManualDisclaimer),
});

export const brandSchema = z.object({
  name: text,
  /** A data URL; null for the compass mark. */
  logo: z.string().startsWith('data:image/').max(200_000).nullable(),
  accentLight: hexColor,
  accentDark: hexColor,
});

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).max(2000);

export const contactSchema = z.object({
  email: z.email(),
  phone: text,
  bookingUrl: webAddress.nullish(),
});

/** Weights are relative to each other. Only tasks that have every essential trait are served. */
const capabilitiesSchema = z
  .array(
    z.strictObject({
      trait: taskTraitSchema,
      weight: z.number().positive(),
      essential: z.boolean().optional(),
    }),
  )
  .min(1);

/** Type, price, and days follow from the category. */
export const moduleDefinitionSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: text,
  category: moduleCategoryIdSchema,
  description: text,
  capabilities: capabilitiesSchema,
  benefits: z.array(text).min(1),
  developmentSteps: z.array(text).min(1),
  prerequisites: z.array(text),
  dataNeeded: z.array(text),
  risks: z.array(text),
  staysWithPeople: z.array(text),
  dependsOn: z.array(z.string()),
});
export type ModuleDefinition = z.infer<typeof moduleDefinitionSchema>;

export const partnerDefinitionSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: text,
  category: text,
  description: text,
  iconType: partnerIconTypeSchema,
  specialIcon: z.boolean().default(false),
  url: webAddress.optional(),
  /** A data URL, shown instead of the icon. */
  logo: z
    .string()
    .regex(/^data:image\//, 'must be a data URL of an image')
    .max(200_000)
    .optional(),
  capabilities: capabilitiesSchema,
  /**
   * IDs of trades and company types that do this themselves or already have it, so the partner is not
   * recommended to them.
   */
  ownTradeOf: z.array(z.string()).optional(),
});
export type PartnerDefinition = z.infer<typeof partnerDefinitionSchema>;

/** An audit keeps the profile that it was created with. */
export const profileSchema = z
  .object({
    brand: brandSchema,
    contact: contactSchema,
    privacyUrl: z
      .string()
      .regex(/^(?:\/(?!\/)|https?:\/\/\S)/, 'must be a path such as /privacy or an http(s) address'),
    disclaimers: disclaimersSchema,
    rates: ratesSchema,
    currency: currencySchema.optional(),
    modules: z.array(moduleDefinitionSchema).min(1),
    partners: z.array(partnerDefinitionSchema),
    paybackLimits: paybackLimitsSchema.default(defaultPaybackLimits),
    benchmarks: z.boolean().optional(),
    report: reportTextsSchema.default(defaultReportTexts),
    mails: mailTextsSchema.default(defaultMailTexts),
  })
  .strict();
export type Profile = z.infer<typeof profileSchema>;

export const publicConfigSchema = z.object({
  version: z.string(),
  profileVersion: z.string(),
  brand: brandSchema,
  contact: contactSchema,
  privacyUrl: z.string(),
  disclaimers: disclaimersSchema,
  nextSteps: reportTextsSchema.shape.nextSteps,
  rates: ratesSchema,
  currency: currencySchema.optional(),
  benchmarks: z.boolean().optional(),
  limits: z.object({
    maxPages: z.number().int(),
    timeBudgetMs: z.number().int(),
    websiteMaxLength: z.number().int(),
    messageMinLength: z.number().int(),
    messageMaxLength: z.number().int(),
    maxWorkflows: z.number().int(),
    maxTasks: z.number().int(),
  }),
  languageModel: z
    .object({ name: z.string(), provider: z.string(), isOwnServer: z.boolean(), asksConsent: z.boolean() })
    .nullable()
    .default(null),
  /** In days. */
  retention: z.object({ personalData: z.number().int(), pages: z.number().int() }),
});
export type PublicConfig = z.infer<typeof publicConfigSchema>;
