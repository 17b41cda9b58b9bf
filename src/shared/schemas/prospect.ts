import { z } from 'zod';
import { auditIdSchema } from './audit.ts';
import { companyTypeSchema, optionalCompanySizeSchema } from './company.ts';
import { failureSchema } from './failure.ts';
import { rangeSchema } from './numbers.ts';

/** `bytes` is the maximum body size when a list is created. */
export const prospectLimits = { rows: 1000, name: 120, text: 500_000, bytes: 1_100_000, note: 500 } as const;

export const prospectNoticeSchema = z.object({
  line: z.number().int(),
  text: z.string(),
  message: z.string(),
  skipped: z.boolean(),
});
export type ProspectNotice = z.infer<typeof prospectNoticeSchema>;

export const prospectListStates = ['running', 'paused', 'done'] as const;

export const prospectListSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  state: z.enum(prospectListStates),
  counts: z.object({
    total: z.number().int(),
    waiting: z.number().int(),
    running: z.number().int(),
    done: z.number().int(),
    failed: z.number().int(),
  }),
  estimatedEnd: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type ProspectList = z.infer<typeof prospectListSchema>;

export const prospectFiguresSchema = z.object({
  trade: z.string().nullable(),
  /** Confidence in the trade, 0 to 1. */
  confidence: z.number().nullable(),
  people: rangeSchema.nullable(),
  monthlyValueUsd: rangeSchema.nullable(),
  firstStep: z.string().nullable(),
  /** In percent; null if no page could be read or interpreted. */
  scanQuality: z.number().nullable(),
});
export type ProspectFigures = z.infer<typeof prospectFiguresSchema>;

export const prospectStates = ['waiting', 'running', 'done', 'failed', 'deleted'] as const;

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
  /** Null unless `state` is `done`. */
  figures: prospectFiguresSchema.nullable(),
});
export type Prospect = z.infer<typeof prospectSchema>;

export const prospectListDetailSchema = z.object({
  list: prospectListSchema,
  notices: z.array(prospectNoticeSchema),
  prospects: z.array(prospectSchema),
});
export type ProspectListDetail = z.infer<typeof prospectListDetailSchema>;
