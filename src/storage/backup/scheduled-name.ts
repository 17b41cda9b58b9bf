import { stampOf } from './migration-snapshot.ts';

const prefix = 'scheduled-';

/** The file of a backup that is made by schedule; later ones come later in the alphabet. */
export function scheduledBackupName(now: Date): string {
  return `${prefix}${stampOf(now)}.backup`;
}

/** Whether a file was made by schedule, not by the operator's own command. */
export function isScheduledBackup(name: string): boolean {
  return name.startsWith(prefix) && name.endsWith('.backup');
}
