import { z } from 'zod';
import { phrasePatternSchema } from './workflow-definition.ts';

const idSchema = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case words joined by hyphens');

/**
 * If the line is certain, work that only other lines list is unusual for it, so the site must show that work more
 * clearly.
 */
export const specialtySchema = z.strictObject({
  name: z.string().min(3).max(70),
  called: z.array(phrasePatternSchema).min(1),
  words: z.array(phrasePatternSchema).min(1),
  core: z.array(idSchema).min(1),
  usual: z.array(idSchema).default([]),
  /** By workflow: the workflow of `core` or `usual` that it is a part of in this line of business. */
  partOf: z.record(idSchema, idSchema).default({}),
  /** True if members run most of such organizations in their free time. */
  runByVolunteers: z.literal(true).optional(),
  without: z.record(idSchema, z.array(idSchema).min(1)).default({}),
});

export const specialtiesSchema = z.record(idSchema, specialtySchema);

export type Specialty = z.output<typeof specialtySchema>;

export type SpecialtyDefinition = Specialty & { id: string; trade: string };
