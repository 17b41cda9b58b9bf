import type { ZodType } from 'zod';
import { errorBodySchema } from '#shared/schemas/error-body.ts';

const errors = {
  '4xx': errorBodySchema.meta({ description: 'What was wrong with the request' }),
  '5xx': errorBodySchema.meta({ description: 'The server failed' }),
} as const;

/** OpenAPI requires a description for each response. */
function described<Schema extends ZodType>(schema: Schema, description: string): Schema {
  return schema.description ? schema : schema.meta({ description });
}

export function answers<Schema extends ZodType>(schema: Schema) {
  return { 200: described(schema, 'The response'), ...errors };
}

export function created<Schema extends ZodType>(schema: Schema) {
  return {
    200: described(schema, 'The existing item'),
    201: described(schema, 'The new item'),
    ...errors,
  };
}
