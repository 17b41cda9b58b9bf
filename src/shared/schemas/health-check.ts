import { z } from 'zod';

export const healthParts = ['database', 'worker', 'queue', 'mail', 'webhook', 'disk', 'backup'] as const;
export const healthPartSchema = z.enum(healthParts);
export type HealthPart = z.infer<typeof healthPartSchema>;

/** `off`: not set up, or not reported by the system, which is not a problem. */
export const healthLevels = ['off', 'ok', 'warning', 'critical'] as const;
export const healthLevelSchema = z.enum(healthLevels);
export type HealthLevel = z.infer<typeof healthLevelSchema>;

export const healthCheckSchema = z.object({
  part: healthPartSchema,
  level: healthLevelSchema,
  state: z.string(),
  detail: z.string(),
  advice: z.string().nullable(),
  since: z.iso.datetime().nullable(),
});
export type HealthCheck = z.infer<typeof healthCheckSchema>;

export function worstLevel(checks: readonly Pick<HealthCheck, 'level'>[]): 'ok' | 'warning' | 'critical' {
  if (checks.some(({ level }) => level === 'critical')) return 'critical';
  return checks.some(({ level }) => level === 'warning') ? 'warning' : 'ok';
}
