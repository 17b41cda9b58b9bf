import type { Logger } from 'pino';

type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** A problem that the operator must fix; waiting does not help. */
export type TroubleKind = 'disk-full' | 'damaged';

/** Where the server keeps its data. Null for the operator's server. */
export interface ServerPlace {
  folder: string;
  logFile: string;
}

/** PostgreSQL's codes: disk_full; data_corrupted and index_corrupted. */
const kinds: Record<string, TroubleKind> = { '53100': 'disk-full', XX001: 'damaged', XX002: 'damaged' };

/** Milliseconds for which a disk counts as full after the last statement that failed because of it. */
const diskFullForMs = 30_000;
/** Milliseconds until the same problem is logged again. */
const logEveryMs = 60_000;

export function troubleOf(code: string | undefined): TroubleKind | null {
  return kinds[code ?? ''] ?? null;
}

/** One line for the operator: what is wrong, where, and what to do. */
export function describeTrouble(kind: TroubleKind, place: ServerPlace | null, reason: string): string {
  const where = place?.folder ?? "the server that DATABASE_URL names (see that server's log)";
  const log = place === null ? '' : `. PostgreSQL's log is ${place.logFile}`;
  if (kind === 'disk-full') {
    return `The disk of ${where} is full (${reason}): free up space; until then nothing can be stored${log}`;
  }
  return `PostgreSQL reports damaged data in ${where} (${reason}): check the disk, keep a copy of the data as it is, and restore the last backup (npm run restore)${log}`;
}

export interface TroubleWatch {
  /** Called for every error from the server. */
  see: (error: { code?: string | undefined; message?: string | undefined }) => void;
  /** The current problem. Damage is reported until the process is restarted. */
  current: () => TroubleKind | null;
}

/** Tracks and logs problems with the server's disk, as its error messages report them. */
export function watchTrouble(
  log: Log,
  place: ServerPlace | null,
  now = () => performance.now(),
): TroubleWatch {
  let isDamaged = false;
  let fullAt = Number.NEGATIVE_INFINITY;
  const loggedAt = new Map<TroubleKind, number>();
  return {
    see: ({ code, message = '' }) => {
      const kind = troubleOf(code);
      if (kind === null) return;
      if (kind === 'damaged') isDamaged = true;
      else fullAt = now();
      if (now() - (loggedAt.get(kind) ?? Number.NEGATIVE_INFINITY) < logEveryMs) return;
      loggedAt.set(kind, now());
      log.error({ event: `database-${kind}`, reason: message }, describeTrouble(kind, place, message));
    },
    current: () => (isDamaged ? 'damaged' : now() - fullAt < diskFullForMs ? 'disk-full' : null),
  };
}
