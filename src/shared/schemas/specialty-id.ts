import { z } from 'zod';

/** An unknown id counts as empty. */
export const specialtyIdSchema = z
  .string()
  .regex(/^[a-z0-9-]{0,80}$/)
  .default('');
