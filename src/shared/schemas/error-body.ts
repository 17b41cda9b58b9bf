import { z } from 'zod';

/** Every error answer. `error` and `message` are the same readable text; `fields` maps a path to its message. */
export const errorBodySchema = z.object({
  error: z.string(),
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
