import { z } from 'zod';
import { auditIdSchema } from './audit.ts';
import { companyTypeSchema, optionalCompanySizeSchema } from './company.ts';
import { failureSchema } from './failure.ts';
import { rangeSchema } from './numbers.ts';

/** What a list may hold. `bytes` is the largest body of the call that makes one. */
export const prospectLimits = { rows: 1000, name: 120, text: 500_000, bytes: 1_100_000, note: 500 } as const;

/** What is said of a line of a list. `skipped`: it is not diagnosed. */
export const prospectNoticeSchema = z.object({
  /** From 1, as an editor counts lines. */
  line: z.number().int(),
  /** What stands there. */
  text: z.string(),
  message: z.string(),
  skipped: z.boolean(),
});
export type ProspectNotice = z.infer<typeof prospectNoticeSchema>;

export const prospectListStates = ['running', 'paused', 'done'] as const;

/** A list with how far it is. */
export const prospectListSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** `done`: every website has a diagnosis or a reason why not. */
  state: z.enum(prospectListStates),
  counts: z.object({
    total: z.number().int(),
    waiting: z.number().int(),
    running: z.number().int(),
    done: z.number().int(),
    failed: z.number().int(),
  }),
  /** When the last one will have ended at the pace of the last minutes; null while that is not known. */
  estimatedEnd: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type ProspectList = z.infer<typeof prospectListSchema>;

/** What a diagnosis comes to, in one row. Money is per month. */
export const prospectFiguresSchema = z.object({
  trade: z.string().nullable(),
  /** How sure the trade is, 0 to 1. */
  confidence: z.number().nullable(),
  people: rangeSchema.nullable(),
  monthlyValueUsd: rangeSchema.nullable(),
  firstStep: z.string().nullable(),
  /** In percent; null where the site's language could not be read. */
  scanQuality: z.number().nullable(),
});
export type ProspectFigures = z.infer<typeof prospectFiguresSchema>;

/** `deleted`: the operator deleted the diagnosis. */
export const prospectStates = ['waiting', 'running', 'done', 'failed', 'deleted'] as const;

/** One website of a list. */
export const prospectSchema = z.object({
  id: z.number().int(),
  line: z.number().int(),
  name: z.string(),
  website: z.string(),
  companyType: companyTypeSchema,
  companySize: optionalCompanySizeSchema,
  note: z.string(),
  state: z.enum(prospectStates),
  auditId: auditIdSchema.nullable(),
  failure: failureSchema.nullable(),
  /** Null until the diagnosis is complete. */
  figures: prospectFiguresSchema.nullable(),
});
export type Prospect = z.infer<typeof prospectSchema>;

/** A list with everything in it, in the order of its lines. */
export const prospectListDetailSchema = z.object({
  list: prospectListSchema,
  notices: z.array(prospectNoticeSchema),
  prospects: z.array(prospectSchema),
});
export type ProspectListDetail = z.infer<typeof prospectListDetailSchema>;
