import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { backupsFolder, isSnapshot } from './migration-snapshot.ts';
import { isScheduledBackup } from './scheduled-name.ts';

const dayMs = 86_400_000;
/** Writing a backup takes far less than a day, so an older draft is from a killed process. */
const maxDraftAgeMs = dayMs;

/**
 * Snapshots and automatic backups contain personal data, so they don't outlive `retentionDays`. The operator's own
 * backups stay.
 */
export async function forgetBackups(
  dataDir: string,
  { now, retentionDays }: { now: Date; retentionDays: number },
): Promise<number> {
  const folder = backupsFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  let removed = 0;
  for (const name of names) {
    const isOurs = isSnapshot(name) || isScheduledBackup(name);
    const maxAgeMs = isOurs ? retentionDays * dayMs : isDraft(name) ? maxDraftAgeMs : null;
    if (maxAgeMs === null) continue;
    const file = join(folder, name);
    if (now.getTime() - (await stat(file)).mtimeMs <= maxAgeMs) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  return removed;
}

function isDraft(name: string): boolean {
  return /\.backup\.part-\d+$/.test(name);
}
