import { z } from 'zod';

export const idParam = z
  .string()
  .regex(/^[1-9]\d{0,15}$/)
  .transform(Number)
  .refine(Number.isSafeInteger)
  .meta({ description: 'A positive whole number' });

export const editHeaders = z.looseObject({
  'if-match': z
    .string()
    .optional()
    .meta({ description: 'ETag of the diagnosis as it was read; 409 `conflict` if it has changed since' }),
});

export const auditParams = z.object({ id: idParam });
