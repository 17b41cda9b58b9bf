import { z } from 'zod';
import { familiesSchema, staffingSchema } from '../families.ts';
import { industryDefinitionSchema } from '../industry-definition.ts';
import {
  glossarySchema,
  languageSchema,
  specialtyWordingsSchema,
  tradeWordsByIdSchema,
  wordingsSchema,
} from '../lexicon/lexicon-schemas.ts';
import { phraseListsSchema } from '../lexicon/phrase-schemas.ts';
import { withoutWordsSchema } from '../lexicon/without-words-schema.ts';
import { offeringModelSchema } from '../offering-model.ts';
import { serviceLinesSchema } from '../service-line-definition.ts';
import { specialtiesSchema } from '../specialty-definition.ts';
import { taskDefinitionSchema, workflowDefinitionSchema } from '../workflow-definition.ts';

export const tradeExtensionSchema = industryDefinitionSchema.partial().extend({
  id: industryDefinitionSchema.shape.id,
  extend: z.literal(true),
});

export const workflowExtensionSchema = workflowDefinitionSchema.partial().extend({
  id: workflowDefinitionSchema.shape.id,
  extend: z.literal(true),
  delivers: workflowDefinitionSchema.shape.delivers.unwrap().partial().optional(),
  tasks: z.array(taskDefinitionSchema).min(1).optional(),
});

export type TradeExtension = z.output<typeof tradeExtensionSchema>;
export type WorkflowExtension = z.output<typeof workflowExtensionSchema>;

export const fileSchemas = {
  trade: industryDefinitionSchema,
  'trade-extension': tradeExtensionSchema,
  workflow: workflowDefinitionSchema,
  'workflow-extension': workflowExtensionSchema,
  specialties: specialtiesSchema,
  'service-lines': serviceLinesSchema,
  families: familiesSchema,
  staffing: staffingSchema,
  language: languageSchema,
  'without-words': withoutWordsSchema,
  'offering-model': offeringModelSchema,
  phrases: phraseListsSchema,
  'lexicon-trades': tradeWordsByIdSchema,
  'lexicon-specialties': specialtyWordingsSchema,
  'lexicon-workflows': wordingsSchema,
  'lexicon-glossary': glossarySchema,
} as const;
