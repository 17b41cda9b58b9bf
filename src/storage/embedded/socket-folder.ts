import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { AppError } from '#app/errors.ts';
import { isAlive } from './postmaster-file.ts';
import { canReach } from './reachable.ts';
import type { ServerUser } from './server-user.ts';

const prefix = 'ai-compass-';
/** Maximum length of a socket's path: the limit is 107 bytes on Linux and 103 on macOS. */
const maxPathBytes = 102;
const socketName = '.s.PGSQL.5432';
/** Contents of such a folder: the socket, the server's lock file, and its libraries. */
const contents = [socketName, `${socketName}.lock`, 'lib'];
/** A running server touches its socket every hour, so its folder never looks abandoned. */
const maxAgeMs = 86_400_000;

/**
 * Creates a folder with a short path that only the server's user (and root) can enter, because access to the socket
 * means access to the database. Also removes the folders that killed servers left long ago.
 */
export function makeSocketFolder(user: ServerUser | null): string {
  clearSocketFolders(user);
  const reasons: string[] = [];
  for (const parent of parents()) {
    const longest = join(parent, `${prefix}XXXXXX`, socketName);
    if (Buffer.byteLength(longest) > maxPathBytes) {
      reasons.push(`${parent} is too long`);
      continue;
    }
    try {
      if (!canReach(parent, user)) {
        reasons.push(`${parent} is not accessible to ${user?.name}`);
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

function parents(): Set<string> {
  return new Set([tmpdir(), '/tmp', '/var/tmp']);
}

/**
 * Removes the folders of servers killed together with their product: those owned by this server's user or ours,
 * untouched for a day, and without a running server. Returns how many.
 */
export function clearSocketFolders(user: ServerUser | null, now = Date.now()): number {
  let removed = 0;
  for (const parent of parents()) {
    for (const name of existsSync(parent) ? readdirSync(parent) : []) {
      if (/^ai-compass-[A-Za-z0-9]{6}$/.test(name) && removeIfLeft(join(parent, name), user, now))
        removed += 1;
    }
  }
  return removed;
}

function removeIfLeft(folder: string, user: ServerUser | null, now: number): boolean {
  try {
    const stats = lstatSync(folder);
    if (!stats.isDirectory() || ![user?.uid, process.getuid?.()].includes(stats.uid)) return false;
    const names = readdirSync(folder);
    if (names.some((name) => !contents.includes(name))) return false;
    const times = [stats, ...names.map((name) => lstatSync(join(folder, name)))];
    if (times.some(({ mtimeMs }) => now - mtimeMs <= maxAgeMs) || isServed(folder)) return false;
    rmSync(folder, { recursive: true, force: true });
    return true;
  } catch {
    // We leave this folder to the system's cleanup of temporary folders. It may also have changed in the meantime.
    return false;
  }
}

/** Whether the process that wrote its id next to the socket is alive. */
function isServed(folder: string): boolean {
  const lock = join(folder, `${socketName}.lock`);
  return existsSync(lock) && isAlive(Number.parseInt(readFileSync(lock, 'utf8'), 10));
}

/** Whether the server is still reachable: something that cleans temporary folders may have removed its socket. */
export function hasSocket(folder: string): boolean {
  return existsSync(join(folder, socketName));
}

/** Recreates the folder at the same place if it is gone. Throws the system's error if that is impossible. */
export function restoreSocketFolder(folder: string, user: ServerUser | null): void {
  if (existsSync(folder)) return;
  mkdirSync(folder, { mode: 0o700 });
  if (user) chownSync(folder, user.uid, user.gid);
}

/** Removes a socket folder, but only if it is ours. */
export function removeSocketFolder(folder: string, user: ServerUser | null): void {
  if (!basename(folder).startsWith(prefix)) return;
  try {
    const { uid } = lstatSync(folder);
    if (uid !== (user?.uid ?? process.getuid?.())) return;
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // We leave this folder to the system's cleanup of temporary folders.
  }
}
