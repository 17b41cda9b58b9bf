import { z } from 'zod';
import { basisSchema, evidenceSchema } from './evidence.ts';
import { frameworkSchema } from './framework.ts';
import { hoursPerWeekSchema, ratingSchema } from './numbers.ts';

export const taskTraits = [
  'answer-questions',
  'draft-text',
  'extract-data',
  'enter-data',
  'schedule',
  'route-requests',
  'summarise',
  'analyse-data',
  'forecast',
  'monitor',
  'check-rules',
  'reconcile',
  'research',
  'look-up',
  'diagnose',
  'interview',
  'decide',
  'advise',
  'plan',
  'design',
  'negotiate',
  'coach',
  'translate',
  'transcribe',
  'create-media',
  'personalise',
  'remind',
  'match',
  'write-code',
  'hands-on',
  'care',
] as const;
export const taskTraitSchema = z.enum(taskTraits);
export type TaskTrait = z.infer<typeof taskTraitSchema>;

/** Each from 1 (easy for AI) to 5 (hard for AI). */
export const difficultyFactorsSchema = z.object({
  judgment: z.number().min(1).max(5),
  variability: z.number().min(1).max(5),
  physicalPresence: z.number().min(1).max(5),
  humanContact: z.number().min(1).max(5),
  errorCost: z.number().min(1).max(5),
  dataScarcity: z.number().min(1).max(5),
});
export type DifficultyFactors = z.infer<typeof difficultyFactorsSchema>;

/** Each from 1 (mainstream) to 5 (unique). */
export const valueFactorsSchema = z.object({
  differentiation: z.number().min(1).max(5),
  customerDecision: z.number().min(1).max(5),
  expertise: z.number().min(1).max(5),
  revenueInfluence: z.number().min(1).max(5),
});
export type ValueFactors = z.infer<typeof valueFactorsSchema>;

export const ratingAdjustmentSchema = z.object({
  rating: z.enum(['serviceValue', 'replicabilityDifficulty']),
  by: z.number(),
  reason: z.string(),
});

export const taskFactorsSchema = z.object({
  difficulty: difficultyFactorsSchema,
  value: valueFactorsSchema,
  adjustments: z.array(ratingAdjustmentSchema),
});
export type TaskFactors = z.infer<typeof taskFactorsSchema>;

export const taskSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  workflow: z.string(),
  description: z.string().nullable(),
  framework: frameworkSchema,
  requiresJudgment: z.boolean(),
  assignedRole: z.string().nullable(),
  serviceValue: ratingSchema,
  replicabilityDifficulty: ratingSchema,
  timeInvestment: hoursPerWeekSchema,
  basis: basisSchema,
  evidence: z.array(evidenceSchema),
  factors: taskFactorsSchema.nullable(),
  traits: z.array(taskTraitSchema),
  /** Fraction of the workflow's modeled hours; missing or null if there is no company model or the hours were typed. */
  hoursShare: z.number().min(0).max(1).nullish(),
  /**
   * The task's place (from 1) among those on which a language model would try AI first; 0 if it isn't among them,
   * missing or null if no model was asked.
   */
  trialRank: z.number().int().min(0).nullish(),
});
export type Task = z.infer<typeof taskSchema>;
