import { z } from 'zod';
import { growthSchema } from '#shared/schemas/company-model.ts';
import { workflowFunctionSchema } from '#shared/schemas/workflow.ts';
import { occupationGroups } from '#shared/value/company-model/occupation-groups.ts';
import { organizationTraitSchema } from './workflow-definition.ts';

const share = z.number().min(0).max(1);
const shareRangeSchema = z
  .tuple([share, share, share])
  .refine(([low, likely, high]) => low <= likely && likely <= high, 'must be [low, likely, high]');

const groupSchema = z.enum(occupationGroups);

export const familySchema = z.strictObject({
  label: z.string().min(3).max(60),
  function: workflowFunctionSchema,
  grows: growthSchema,
  /** An organization that does this work has this trait, whatever else its site shows. */
  shows: organizationTraitSchema.optional(),
  /** Share of each occupation group's working time, 0 to 1, as [low, likely, high]. */
  groups: z.partialRecord(groupSchema, shareRangeSchema),
});
export type Family = z.output<typeof familySchema>;

const familyIdSchema = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

export const familiesSchema = z.record(familyIdSchema, familySchema);

/** Percent of an organization's people by occupation group. */
export const groupPercentsSchema = z.partialRecord(groupSchema, z.number().min(0).max(100));
export type GroupPercents = z.output<typeof groupPercentsSchema>;

export const staffingSchema = z.strictObject({
  source: z.strictObject({ text: z.string().min(10), url: z.url() }),
  /** Keyed by the sector's two-digit NAICS code. */
  sectors: z.record(
    z.string().regex(/^\d\d$/),
    z.strictObject({ name: z.string().min(3), groups: groupPercentsSchema }),
  ),
  unknownTrade: z
    .strictObject({
      sector: z.string().regex(/^\d\d$/),
      usualPeople: z.number().int().min(1),
      because: z.string().min(10),
    })
    .optional(),
  /**
   * For organizations that members run in their free time: weekly hours per member, and how many
   * usually take part.
   */
  volunteers: z
    .strictObject({ hoursPerWeek: z.number().min(0.5).max(40), usualPeople: z.number().int().min(1) })
    .optional(),
  /** For an organization whose work takes only some hours or days of the week. */
  partTime: z.strictObject({ hoursPerWeek: z.number().min(0.5).max(40) }).optional(),
});
export type Staffing = z.output<typeof staffingSchema>;

export const tradeStaffingSchema = z
  .strictObject({
    /** NAICS code of the sector whose published percentages the trade starts from. */
    sector: z.string().regex(/^\d\d$/),
    /** Percentages that differ in this trade. The sector's other groups share the rest. */
    adjust: groupPercentsSchema.optional(),
    because: z.string().min(10).optional(),
  })
  .refine(({ adjust, because }) => (adjust === undefined) === (because === undefined), {
    path: ['because'],
    message: 'adjust needs a reason',
  })
  .refine(({ adjust }) => sum(adjust) <= 100, { path: ['adjust'], message: 'adds up to more than 100%' });

function sum(percents: GroupPercents = {}): number {
  return Object.values(percents).reduce((total, percent) => total + percent, 0);
}

export const generalFamilies = { deliver: 'other-delivery', other: 'other-office-work' } as const;
