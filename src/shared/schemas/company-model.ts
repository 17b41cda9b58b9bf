import { z } from 'zod';
import { occupationGroups } from '../value/company-model/occupation-groups.ts';
import { rangeSchema } from './numbers.ts';

/** What the work scales with: customers served, people employed, or hardly anything (a newsletter). */
export const growthSchema = z.enum(['customers', 'people', 'fixed']);
export type Growth = z.infer<typeof growthSchema>;

export const occupationGroupSchema = z.enum(occupationGroups);

/** Fractions of all people, by occupation group. */
export const staffingSharesSchema = z.partialRecord(occupationGroupSchema, z.number().min(0).max(1));
export type StaffingShares = z.infer<typeof staffingSharesSchema>;

/** Something on the site that shows an organization's size: "3 locations". */
export const sizeCueSchema = z.object({
  text: z.string(),
  url: z.string(),
  /** Size as a multiple of the headcount of the trade's median organization. */
  factor: z.number().positive(),
});
export type SizeCue = z.infer<typeof sizeCueSchema>;

/** The source of a headcount: entered by the owner, chosen as a size, stated by the site, or typical for the trade. */
export const headcountSourceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('entered') }),
  z.object({ kind: z.literal('size'), size: z.string() }),
  z.object({ kind: z.literal('site'), url: z.string(), quote: z.string() }),
  z.object({
    kind: z.literal('assumed'),
    trade: z.string(),
    /** What the site shows about its size; undefined in analyses of earlier releases. */
    cues: z.array(sizeCueSchema).optional(),
  }),
]);

/** People who work in the organization. */
export const headcountSchema = rangeSchema.extend({ source: headcountSourceSchema });
export type Headcount = z.infer<typeof headcountSchema>;

/** Something counted on the site that shows the amount of a kind of work: "3 posts a year". */
export const volumeCueSchema = z.object({
  text: z.string(),
  /** The first page that was counted; undefined in analyses of earlier releases. */
  url: z.string().optional(),
  /** Maximum hours per week that the work can take, given the count. */
  maxHoursPerWeek: z.number().min(0),
});
export type VolumeCue = z.infer<typeof volumeCueSchema>;

/** Who does a workflow and what share of their time it takes, as the analysis stored it. */
export const modeledWorkSchema = z.object({
  /** By occupation group, fractions of the group's working time. */
  groups: z.partialRecord(occupationGroupSchema, rangeSchema),
  grows: growthSchema,
  /** True for the trade's core work, which is assigned first. */
  isCore: z.boolean(),
  volume: volumeCueSchema.optional(),
});
export type ModeledWork = z.infer<typeof modeledWorkSchema>;

/** The organization's staffing, as the analysis assumed it. */
export const companyTeamSchema = z.object({
  headcount: headcountSchema,
  staffing: staffingSharesSchema,
  /** The source of the staffing figures, and why the staffing differs from them; null if it does not. */
  staffingSource: z.object({
    text: z.string(),
    url: z.string(),
    sector: z.string(),
    because: z.string().nullable(),
  }),
});
export type CompanyTeam = z.infer<typeof companyTeamSchema>;
