import { z } from 'zod';
import { formatCount } from '../text/figures.ts';
import { auditIdSchema } from './audit.ts';

export const leadStatuses = ['new', 'contacted', 'won', 'lost'] as const;
export const leadStatusSchema = z.enum(leadStatuses);
export type LeadStatus = z.infer<typeof leadStatusSchema>;

export const leadSorts = ['latest', 'name', 'company', 'status', 'owner', 'next'] as const;
export type LeadSort = (typeof leadSorts)[number];

export const leadLimits = { owner: 100, notes: 4000 } as const;

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Must be a date such as 2030-01-31')
  .refine((text) => {
    const date = new Date(`${text}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) && !text.startsWith('0000');
  }, "This date doesn't exist");

export const leadPatchSchema = z
  .strictObject({
    status: leadStatusSchema,
    owner: z.string().trim().max(leadLimits.owner, `At most ${leadLimits.owner} characters`),
    notes: z.string().max(leadLimits.notes, `At most ${formatCount(leadLimits.notes)} characters`),
    nextDate: day.nullable(),
  })
  .partial();
export type LeadPatch = z.infer<typeof leadPatchSchema>;

const instant = z.iso.datetime();

/** One per email address. Name, company, and phone are the latest ones that were given. */
export const leadSchema = z.object({
  id: z.number(),
  email: z.string(),
  name: z.string(),
  company: z.string(),
  phone: z.string(),
  status: leadStatusSchema,
  owner: z.string(),
  notes: z.string(),
  nextDate: z.string().nullable(),
  enquiries: z.number(),
  reports: z.number(),
  verified: z.boolean(),
  unsubscribed: z.boolean(),
  /** `domain` is empty if a manual entry names no valid website. */
  diagnoses: z.array(z.object({ auditId: auditIdSchema, domain: z.string() })),
  firstAt: instant,
  latestAt: instant,
  updatedAt: instant.nullable(),
});
export type Lead = z.infer<typeof leadSchema>;

export const leadEntrySchema = z.object({
  kind: z.enum(['enquiry', 'report']),
  id: z.number(),
  at: instant,
  /** Empty for a report request. */
  message: z.string(),
  details: z.array(z.string()),
  /** Null for an inquiry. */
  diagnosis: z.object({ auditId: auditIdSchema, domain: z.string(), verified: z.boolean() }).nullable(),
});
export type LeadEntry = z.infer<typeof leadEntrySchema>;

export const leadFields = ['status', 'owner', 'nextDate', 'notes'] as const;

export const leadChangeSchema = z.object({
  id: z.number(),
  at: instant,
  browser: z.string(),
  field: z.enum(leadFields),
  before: z.string(),
  after: z.string(),
});
export type LeadChange = z.infer<typeof leadChangeSchema>;

/** Each list is newest first. */
export const leadDetailSchema = leadSchema.extend({
  entries: z.array(leadEntrySchema),
  changes: z.array(leadChangeSchema),
});

export const erasureReceiptSchema = z.object({
  message: z.string(),
  receipt: z.object({
    number: z.number(),
    at: instant,
    enquiries: z.number(),
    reports: z.number(),
    mails: z.number(),
    links: z.number(),
  }),
});
export type ErasureReceipt = z.infer<typeof erasureReceiptSchema>['receipt'];
