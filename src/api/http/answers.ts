import type { ZodType } from 'zod';
import { errorBodySchema } from '#shared/schemas/error-body.ts';

const errors = {
  '4xx': errorBodySchema.meta({ description: 'What was wrong with the request' }),
  '5xx': errorBodySchema.meta({ description: 'The server failed' }),
} as const;

/** The documentation shows a description with each answer. */
function described<Schema extends ZodType>(schema: Schema, description: string): Schema {
  return schema.description ? schema : schema.meta({ description });
}

/** The answers of a route for its schema: the good one, and the one shape of every error. */
export function answers<Schema extends ZodType>(schema: Schema) {
  return { 200: described(schema, 'The answer'), ...errors };
}

/** The same for a route that makes something: 201 when it did, 200 when it was there already. */
export function created<Schema extends ZodType>(schema: Schema) {
  return {
    200: described(schema, 'It already existed'),
    201: described(schema, 'It was created'),
    ...errors,
  };
}
