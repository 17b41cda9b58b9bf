import { z } from 'zod';
import { occupationGroups } from '../value/company-model/occupation-groups.ts';
import { rangeSchema } from './numbers.ts';

/** What work grows with: customers served, people employed, or hardly at all (a newsletter). */
export const growthSchema = z.enum(['customers', 'people', 'fixed']);
export type Growth = z.infer<typeof growthSchema>;

export const occupationGroupSchema = z.enum(occupationGroups);

/** Parts of 1 of all people by occupation group. */
export const staffingSharesSchema = z.partialRecord(occupationGroupSchema, z.number().min(0).max(1));
export type StaffingShares = z.infer<typeof staffingSharesSchema>;

/** Where a headcount is from: entered by the owner, chosen as a size, stated by the site, or usual in the trade. */
export const headcountSourceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('entered') }),
  z.object({ kind: z.literal('size'), size: z.string() }),
  z.object({ kind: z.literal('site'), url: z.string(), quote: z.string() }),
  z.object({ kind: z.literal('assumed'), trade: z.string() }),
]);

/** People who work in the organization. */
export const headcountSchema = rangeSchema.extend({ source: headcountSourceSchema });
export type Headcount = z.infer<typeof headcountSchema>;

/** Something counted on the site that tells how much of a kind of work there is: "3 posts a year". */
export const volumeCueSchema = z.object({
  text: z.string(),
  /** Most hours a week that the work can take, given what was counted. */
  maxHoursPerWeek: z.number().min(0),
});
export type VolumeCue = z.infer<typeof volumeCueSchema>;

/** Who does a workflow and what share of their time it takes, as the analysis stored it. */
export const modeledWorkSchema = z.object({
  /** By occupation group, parts of 1 of the group's working time. */
  groups: z.partialRecord(occupationGroupSchema, rangeSchema),
  grows: growthSchema,
  /** The trade's core work, which is allotted first. */
  isCore: z.boolean(),
  volume: volumeCueSchema.optional(),
});
export type ModeledWork = z.infer<typeof modeledWorkSchema>;

/** Who works in the organization, as the analysis assumed it. */
export const companyTeamSchema = z.object({
  headcount: headcountSchema,
  staffing: staffingSharesSchema,
  /** The figures that the staffing was taken from, and why it departs from them; null where it does not. */
  staffingSource: z.object({
    text: z.string(),
    url: z.string(),
    sector: z.string(),
    because: z.string().nullable(),
  }),
});
export type CompanyTeam = z.infer<typeof companyTeamSchema>;
