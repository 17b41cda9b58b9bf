import type { ZodType } from 'zod';
import { errorBodySchema } from '#shared/schemas/error-body.ts';

/** The answers of a route for its schema: the good one, and the one shape of every error. */
export function answers<Schema extends ZodType>(schema: Schema) {
  return { 200: schema, '4xx': errorBodySchema, '5xx': errorBodySchema };
}
