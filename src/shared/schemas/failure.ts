import { z } from 'zod';

export const failureCodes = [
  'address-not-allowed',
  'name-not-found',
  'unreachable',
  'timed-out',
  'certificate',
  'refused-by-robots',
  'blocked',
  'not-html',
  'needs-javascript',
  'too-little-text',
  'internal',
] as const;
export const failureCodeSchema = z.enum(failureCodes);
export type FailureCode = z.infer<typeof failureCodeSchema>;

export const failureSchema = z.object({ code: failureCodeSchema, message: z.string() });
export type Failure = z.infer<typeof failureSchema>;
