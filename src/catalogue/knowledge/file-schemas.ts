import { z } from 'zod';
import { familiesSchema, staffingSchema } from '../families.ts';
import { industryDefinitionSchema } from '../industry-definition.ts';
import { languageSchema, tradeWordsByIdSchema, wordingsSchema } from '../lexicon/lexicon-schemas.ts';
import { phraseListsSchema } from '../lexicon/phrase-schemas.ts';
import { withoutWordsSchema } from '../lexicon/without-words-schema.ts';
import { specialtiesSchema } from '../specialty-definition.ts';
import { taskDefinitionSchema, workflowDefinitionSchema } from '../workflow-definition.ts';

/** Adds to an existing trade: every field except these two is optional. */
export const tradeExtensionSchema = industryDefinitionSchema.partial().extend({
  id: industryDefinitionSchema.shape.id,
  /** Distinguishes an addition from a replacement. */
  extend: z.literal(true),
});

/** Adds to an existing workflow. */
export const workflowExtensionSchema = workflowDefinitionSchema.partial().extend({
  id: workflowDefinitionSchema.shape.id,
  extend: z.literal(true),
  delivers: workflowDefinitionSchema.shape.delivers.unwrap().partial().optional(),
  tasks: z.array(taskDefinitionSchema).min(1).optional(),
});

export type TradeExtension = z.output<typeof tradeExtensionSchema>;
export type WorkflowExtension = z.output<typeof workflowExtensionSchema>;

/** The kinds of knowledge file. Each has a JSON Schema of this name in `knowledge/schema/`. */
export const fileSchemas = {
  trade: industryDefinitionSchema,
  'trade-extension': tradeExtensionSchema,
  workflow: workflowDefinitionSchema,
  'workflow-extension': workflowExtensionSchema,
  specialties: specialtiesSchema,
  families: familiesSchema,
  staffing: staffingSchema,
  language: languageSchema,
  'without-words': withoutWordsSchema,
  phrases: phraseListsSchema,
  'lexicon-trades': tradeWordsByIdSchema,
  'lexicon-workflows': wordingsSchema,
} as const;
