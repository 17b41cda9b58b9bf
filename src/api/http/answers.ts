import type { ZodType } from 'zod';
import { errorBodySchema } from '#shared/schemas/error-body.ts';

const errors = { '4xx': errorBodySchema, '5xx': errorBodySchema } as const;

/** The answers of a route for its schema: the good one, and the one shape of every error. */
export function answers<Schema extends ZodType>(schema: Schema) {
  return { 200: schema, ...errors };
}

/** The same for a route that makes something: 201 when it did, 200 when it was there already. */
export function created<Schema extends ZodType>(schema: Schema) {
  return { 200: schema, 201: schema, ...errors };
}
