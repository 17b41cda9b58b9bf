import { stampOf } from './migration-snapshot.ts';

const prefix = 'scheduled-';

/** The file name of an automatic backup; sorts chronologically. */
export function scheduledBackupName(now: Date): string {
  return `${prefix}${stampOf(now)}.backup`;
}

/** True if a file is an automatic backup, not one by the operator's own command. */
export function isScheduledBackup(name: string): boolean {
  return name.startsWith(prefix) && name.endsWith('.backup');
}
