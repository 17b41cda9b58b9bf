import { z } from 'zod';
import { phrasePatternSchema, taskDefinitionSchema } from './workflow-definition.ts';

const idSchema = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case words joined by hyphens');

/** The workflow `of` supplies the function, department, type, industries, and staffing. */
export const serviceLineSchema = z.strictObject({
  name: z.string().min(4).max(60),
  of: idSchema,
  named: z.array(phrasePatternSchema).min(1),
  description: z.string().min(15).max(400),
  /**
   * In the order in which a person does them. Each takes its ratings, role, hours, and (unless
   * given here) traits from the workflow's task `like`.
   */
  tasks: z
    .array(
      z.strictObject({
        like: idSchema,
        name: taskDefinitionSchema.shape.name,
        description: z.string().min(8).max(300),
        traits: taskDefinitionSchema.shape.traits.optional(),
        firstTrial: taskDefinitionSchema.shape.firstTrial,
        onlyIfShown: taskDefinitionSchema.shape.onlyIfShown,
      }),
    )
    .min(2)
    .max(8),
});

const linesSchema = z.record(idSchema, serviceLineSchema);

export const serviceLinesSchema = z.record(idSchema, linesSchema);

export type ServiceLine = z.output<typeof serviceLineSchema>;
export type ServiceLines = z.output<typeof serviceLinesSchema>;
