import { z } from 'zod';

export const healthParts = ['database', 'worker', 'queue', 'mail', 'webhook', 'disk', 'backup'] as const;
export const healthPartSchema = z.enum(healthParts);
export type HealthPart = z.infer<typeof healthPartSchema>;

/** `off`: not set up, which is no fault. */
export const healthLevels = ['off', 'ok', 'warning', 'critical'] as const;
export const healthLevelSchema = z.enum(healthLevels);
export type HealthLevel = z.infer<typeof healthLevelSchema>;

/** How one part of the installation is. */
export const healthCheckSchema = z.object({
  part: healthPartSchema,
  level: healthLevelSchema,
  /** In a few words. */
  state: z.string(),
  detail: z.string(),
  /** What the operator can do; null while nothing has to be done. */
  advice: z.string().nullable(),
  /** Since when it is as it is; null where that is not known. */
  since: z.iso.datetime().nullable(),
});
export type HealthCheck = z.infer<typeof healthCheckSchema>;

/** The worst of all parts; what is off counts for nothing. */
export function worstLevel(checks: readonly Pick<HealthCheck, 'level'>[]): 'ok' | 'warning' | 'critical' {
  if (checks.some(({ level }) => level === 'critical')) return 'critical';
  return checks.some(({ level }) => level === 'warning') ? 'warning' : 'ok';
}
