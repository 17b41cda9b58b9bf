import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ServerUser } from './server-user.ts';

/** Supplementary groups don't count, because the server starts without them. */
export function canReach(path: string, user: ServerUser | null): boolean {
  if (user === null) return true;
  for (let folder = path; ; folder = dirname(folder)) {
    if (!canEnter(folder, user)) return false;
    if (folder === dirname(folder)) return true;
  }
}

function canEnter(folder: string, user: ServerUser): boolean {
  const { mode, uid, gid } = statSync(folder);
  const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0;
  return ((mode >> shift) & 0o1) !== 0;
}
