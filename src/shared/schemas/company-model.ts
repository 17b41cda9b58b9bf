import { z } from 'zod';
import { occupationGroups } from '../value/company-model/occupation-groups.ts';
import { numericSchema, rangeSchema } from './numbers.ts';

/** What a workflow's hours scale with. */
export const growthSchema = z.enum(['customers', 'people', 'fixed']);
export type Growth = z.infer<typeof growthSchema>;

export const occupationGroupSchema = z.enum(occupationGroups);

/** Fractions of all people, by occupation group. */
export const staffingSharesSchema = z.partialRecord(
  occupationGroupSchema,
  numericSchema.pipe(z.number().min(0).max(1)),
);
export type StaffingShares = z.infer<typeof staffingSharesSchema>;

export const sizeCueSchema = z.object({
  text: z.string(),
  url: z.string(),
  /** The assumed headcount is the trade's median multiplied by the factor of each cue. */
  factor: z.number().positive(),
});
export type SizeCue = z.infer<typeof sizeCueSchema>;

export const headcountSourceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('entered') }),
  z.object({ kind: z.literal('size'), size: z.string() }),
  z.object({ kind: z.literal('site'), url: z.string(), quote: z.string() }),
  z.object({
    kind: z.literal('assumed'),
    trade: z.string(),
    /** True for an organization that is assumed to be run by volunteers. */
    volunteers: z.literal(true).optional(),
    /** Undefined if the site has none, and in diagnoses by earlier releases. */
    cues: z.array(sizeCueSchema).optional(),
  }),
]);

export const headcountSchema = rangeSchema.extend({ source: headcountSourceSchema });
export type Headcount = z.infer<typeof headcountSchema>;

export const volumeCueSchema = z.object({
  text: z.string(),
  /** The first page that was counted; undefined in diagnoses by earlier releases. */
  url: z.string().optional(),
  maxHoursPerWeek: z.number().min(0),
});
export type VolumeCue = z.infer<typeof volumeCueSchema>;

export const modeledWorkSchema = z.object({
  /** Fractions of each group's working time. */
  groups: z.partialRecord(occupationGroupSchema, rangeSchema),
  grows: growthSchema,
  /** True for the trade's core work, which gets its hours first. */
  isCore: z.boolean(),
  volume: volumeCueSchema.optional(),
  /** Fraction of the workflow's hours that its listed tasks take, if it isn't the usual one (`listedTasksShare`). */
  listedShare: z.number().min(0).max(1).optional(),
  /**
   * How many people the analysis assumed. Another team size was set by hand. Undefined in diagnoses by earlier releases.
   */
  people: z.number().int().min(1).optional(),
});
export type ModeledWork = z.infer<typeof modeledWorkSchema>;

/** `site` if the site says that volunteers do the work. */
export const workingTimeSourceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('entered') }),
  z.object({ kind: z.literal('site'), url: z.string(), quote: z.string() }),
  z.object({ kind: z.literal('part-time'), url: z.string(), quote: z.string() }),
  /** `line` is the name of a line of business whose organizations are usually run by volunteers. */
  z.object({ kind: z.literal('volunteers'), line: z.string() }),
]);
export type WorkingTimeSource = z.infer<typeof workingTimeSourceSchema>;

/** What each person works on average. */
export const workingTimeSchema = z.object({
  hoursPerWeek: z.number().min(0),
  source: workingTimeSourceSchema,
});
export type WorkingTime = z.infer<typeof workingTimeSchema>;

export const companyTeamSchema = z.object({
  headcount: headcountSchema,
  /** Undefined if everyone works full time. */
  workingTime: workingTimeSchema.optional(),
  staffing: staffingSharesSchema,
  /** `because` says why the staffing differs from the source; null if it doesn't. */
  staffingSource: z.object({
    text: z.string(),
    url: z.string(),
    sector: z.string(),
    because: z.string().nullable(),
  }),
});
export type CompanyTeam = z.infer<typeof companyTeamSchema>;
