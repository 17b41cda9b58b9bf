import type { ZodType } from 'zod';
import { errorBodySchema } from '#shared/schemas/error-body.ts';

const errors = {
  '4xx': errorBodySchema.meta({ description: 'What was wrong with the request' }),
  '5xx': errorBodySchema.meta({ description: 'The server failed' }),
} as const;

/** The documentation shows a description for each answer. */
function described<Schema extends ZodType>(schema: Schema, description: string): Schema {
  return schema.description ? schema : schema.meta({ description });
}

/** The answers in a route's schema: the successful one, and the common error format. */
export function answers<Schema extends ZodType>(schema: Schema) {
  return { 200: described(schema, 'The response'), ...errors };
}

/**
 * The answers in the schema of a route that creates something: 201 if it did, 200 if it already existed, and the
 * common error format.
 */
export function created<Schema extends ZodType>(schema: Schema) {
  return {
    200: described(schema, 'It already existed'),
    201: described(schema, 'It was created'),
    ...errors,
  };
}
