import type { HealthPart } from '#shared/schemas/health-check.ts';

export const partNames: Record<HealthPart, string> = {
  database: 'Database',
  worker: 'Worker',
  queue: 'Queue',
  mail: 'Mail',
  webhook: 'Webhook',
  disk: 'Disk',
  backup: 'Backup',
};
