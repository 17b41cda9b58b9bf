import type { HealthPart } from '#shared/schemas/health-check.ts';

/** What the operator calls each part of the installation. */
export const partNames: Record<HealthPart, string> = {
  database: 'Database',
  worker: 'Worker',
  queue: 'Queue',
  mail: 'Mail',
  webhook: 'Webhook',
  disk: 'Disk',
  backup: 'Backup',
};
