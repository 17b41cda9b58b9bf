import { stampOf } from './migration-snapshot.ts';

const prefix = 'scheduled-';

export function scheduledBackupName(now: Date): string {
  return `${prefix}${stampOf(now)}.backup`;
}

export function isScheduledBackup(name: string): boolean {
  return name.startsWith(prefix) && name.endsWith('.backup');
}
