import { z } from 'zod';

export const frameworks = ['Automate', 'Optimize', 'Enhance'] as const;
export const frameworkSchema = z.enum(frameworks);
export type Framework = z.infer<typeof frameworkSchema>;
