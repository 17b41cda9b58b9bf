import type { Logger } from 'pino';

type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

export type TroubleKind = 'disk-full' | 'damaged';

export interface ServerPlace {
  folder: string;
  logFile: string;
}

/** PostgreSQL's error codes disk_full, data_corrupted, and index_corrupted. */
const kinds: Record<string, TroubleKind> = { '53100': 'disk-full', XX001: 'damaged', XX002: 'damaged' };

/** A disk counts as full for this long after the last statement that failed for lack of space. */
const diskFullForMs = 30_000;
const logEveryMs = 60_000;

export function troubleOf(code: string | undefined): TroubleKind | null {
  return kinds[code ?? ''] ?? null;
}

export function describeTrouble(kind: TroubleKind, place: ServerPlace | null, reason: string): string {
  const where = place?.folder ?? "the server that DATABASE_URL names (see that server's log)";
  const log = place === null ? '' : `. PostgreSQL's log is ${place.logFile}`;
  if (kind === 'disk-full') {
    return `No disk space is left for ${where} (${reason}): free up space; until then, nothing can be stored${log}`;
  }
  return `PostgreSQL reports damaged data in ${where} (${reason}): check the disk, keep a copy of the data as it is, and restore the last backup (npm run restore)${log}`;
}

export interface TroubleWatch {
  see: (error: { code?: string | undefined; message?: string | undefined }) => void;
  /** Null if there is no problem. Damage is reported until the process restarts. */
  current: () => TroubleKind | null;
}

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
