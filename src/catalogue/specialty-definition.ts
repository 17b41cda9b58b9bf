import { z } from 'zod';
import { phrasePatternSchema } from './workflow-definition.ts';

const idSchema = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case words joined by hyphens');

/**
 * Once a site's line of business is certain, work that only other lines list needs clearer signals
 * on the site.
 */
export const specialtySchema = z.strictObject({
  name: z.string().min(3).max(70),
  called: z.array(phrasePatternSchema).min(1),
  words: z.array(phrasePatternSchema).min(1),
  core: z.array(idSchema).min(1),
  /**
   * The work that every organization with such a name does: a knife maker makes knives. `work` is a workflow or one
   * of this line's service lines. It isn't added to work listed in `toldBy`, which already says the same.
   */
  mainWork: z.strictObject({ work: idSchema, toldBy: z.array(idSchema).default([]) }).optional(),
  usual: z.array(idSchema).default([]),
  /** By workflow: the `core` or `usual` workflow that includes it in this line of business. */
  partOf: z.record(idSchema, idSchema).default({}),
  /** True if most such organizations are run by members in their free time. */
  runByVolunteers: z.literal(true).optional(),
  without: z.record(idSchema, z.array(idSchema).min(1)).default({}),
});

export const specialtiesSchema = z.record(idSchema, specialtySchema);

export type Specialty = z.output<typeof specialtySchema>;

export type SpecialtyDefinition = Specialty & { id: string; trade: string };
