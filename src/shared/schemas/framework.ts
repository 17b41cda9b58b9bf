import { z } from 'zod';

/** The three results of the framework rule. */
export const frameworks = ['Automate', 'Optimize', 'Enhance'] as const;
export const frameworkSchema = z.enum(frameworks);
export type Framework = z.infer<typeof frameworkSchema>;
