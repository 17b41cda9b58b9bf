import { z } from 'zod';

/** Checks only the format. An id that isn't in the catalog counts as empty. */
export const specialtyIdSchema = z
  .string()
  .regex(/^[a-z0-9-]{0,80}$/)
  .default('');
