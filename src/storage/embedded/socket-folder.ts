import { chownSync, existsSync, lstatSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { AppError } from '#app/errors.ts';
import { canReach } from './reachable.ts';
import type { ServerUser } from './server-user.ts';

const prefix = 'ai-compass-';
/** A socket's path holds 107 bytes on Linux and 103 on macOS, its end included. */
const maxPathBytes = 102;
const socketName = '.s.PGSQL.5432';

/** A short folder that only the server's user (and root) can enter: who can reach the socket is let in. */
export function makeSocketFolder(user: ServerUser | null): string {
  const reasons: string[] = [];
  for (const parent of new Set([tmpdir(), '/tmp', '/var/tmp'])) {
    const longest = join(parent, `${prefix}XXXXXX`, socketName);
    if (Buffer.byteLength(longest) > maxPathBytes) {
      reasons.push(`${parent} is too long`);
      continue;
    }
    try {
      if (!canReach(parent, user)) {
        reasons.push(`${parent} is closed to ${user?.name}`);
        continue;
      }
      const folder = mkdtempSync(join(parent, prefix));
      if (user) chownSync(folder, user.uid, user.gid);
      return folder;
    } catch (error) {
      reasons.push((error as Error).message);
    }
  }
  throw new AppError('database-unavailable', {
    message: `No folder for the embedded PostgreSQL's socket: ${reasons.join('; ')}. Set TMPDIR to a short path.`,
  });
}

/** Whether the server can still be reached: something that clears temporary folders may have taken its socket. */
export function hasSocket(folder: string): boolean {
  return existsSync(join(folder, socketName));
}

/** Makes the folder again at the same place, where it is gone. Throws the system's error when that cannot be. */
export function restoreSocketFolder(folder: string, user: ServerUser | null): void {
  if (existsSync(folder)) return;
  mkdirSync(folder, { mode: 0o700 });
  if (user) chownSync(folder, user.uid, user.gid);
}

/** Removes a folder of ours, and nothing that only looks like one. */
export function removeSocketFolder(folder: string, user: ServerUser | null): void {
  if (!basename(folder).startsWith(prefix)) return;
  try {
    const { uid } = lstatSync(folder);
    if (uid !== (user?.uid ?? process.getuid?.())) return;
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // Left for the system's own cleaning of temporary folders.
  }
}
