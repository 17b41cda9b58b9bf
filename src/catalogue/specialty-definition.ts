import { z } from 'zod';
import { phrasePatternSchema } from './workflow-definition.ts';

const idSchema = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case words joined by hyphens');

/**
 * An exact line of business within a trade, as a business directory lists it, with the work that is to be expected
 * there. Work in none of its lists is unusual for it, so the site must show that work more clearly.
 */
export const specialtySchema = z.strictObject({
  /** What an owner calls such an organization: "Podiatry practice". */
  name: z.string().min(3).max(70),
  /** Phrases that name this line of business, or its main service, in a title or a heading. */
  called: z.array(phrasePatternSchema).min(1),
  /** Phrases that websites of this line of business use and most others don't. */
  words: z.array(phrasePatternSchema).min(1),
  /** Workflows that practically every such organization has, those that deliver its services first. */
  core: z.array(idSchema).min(1),
  /** Workflows that many such organizations have. */
  usual: z.array(idSchema).default([]),
  /** By workflow: the workflow of `core` or `usual` that it is a part of in this line of business. */
  partOf: z.record(idSchema, idSchema).default({}),
  /** By workflow: IDs of its tasks that this line of business does not have. */
  without: z.record(idSchema, z.array(idSchema).min(1)).default({}),
});

/** The content of `knowledge/trades/<trade>/specialties.yaml`: specialties by id. */
export const specialtiesSchema = z.record(idSchema, specialtySchema);

export type Specialty = z.output<typeof specialtySchema>;

/** A specialty with its id and the id of its trade. */
export type SpecialtyDefinition = Specialty & { id: string; trade: string };
