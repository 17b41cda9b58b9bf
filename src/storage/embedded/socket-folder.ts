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
/** The system's limit is 107 bytes on Linux and 103 on macOS. */
const maxPathBytes = 102;
const socketName = '.s.PGSQL.5432';
const contents = [socketName, `${socketName}.lock`, 'lib'];
/** A running server touches its socket every hour, so an older folder is abandoned. */
const maxAgeMs = 86_400_000;

/**
 * Only the server's user and root may enter the folder, because anyone who reaches the socket can
 * use the database.
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
    message: `We found no folder for the embedded PostgreSQL's socket: ${reasons.join('; ')}. Set TMPDIR to a short path.`,
  });
}

function parents(): Set<string> {
  return new Set([tmpdir(), '/tmp', '/var/tmp']);
}

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
    return false;
  }
}

function isServed(folder: string): boolean {
  const lock = join(folder, `${socketName}.lock`);
  return existsSync(lock) && isAlive(Number.parseInt(readFileSync(lock, 'utf8'), 10));
}

/** A cleanup of temporary files may have removed the socket. */
export function hasSocket(folder: string): boolean {
  return existsSync(join(folder, socketName));
}

export function restoreSocketFolder(folder: string, user: ServerUser | null): void {
  if (existsSync(folder)) return;
  mkdirSync(folder, { mode: 0o700 });
  if (user) chownSync(folder, user.uid, user.gid);
}

export function removeSocketFolder(folder: string, user: ServerUser | null): void {
  if (!basename(folder).startsWith(prefix)) return;
  try {
    const { uid } = lstatSync(folder);
    if (uid !== (user?.uid ?? process.getuid?.())) return;
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // If the folder stays, the system's cleanup of temporary files removes it.
  }
}
