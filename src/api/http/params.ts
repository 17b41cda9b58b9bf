import { z } from 'zod';

/** An id in a path: a positive whole number up to 2^53-1, without sign, zeros before it or fraction. */
export const idParam = z
  .string()
  .regex(/^[1-9]\d{0,15}$/)
  .transform(Number)
  .refine(Number.isSafeInteger)
  .meta({ description: 'A positive whole number' });

export const auditParams = z.object({ id: idParam });
