import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';

const pollEveryMs = 3_000;
/** Browsers open at most this many HTTP/1.1 connections to one host. */
const connections = 6;

/** Durations in milliseconds. */
export interface Reads {
  changed: number[];
  unchanged: number[];
  errors: string[];
}

export function emptyReads(): Reads {
  return { changed: [], unchanged: [], errors: [] };
}

export interface Dashboard {
  poll(auditId: number): Promise<void>;
  /** Drops the stored ETags, so that the next answers count as changed. */
  forget(): void;
  keepPolling(auditId: () => number, firstAfterMs: number, isOver: () => boolean): Promise<void>;
  close(): Promise<void>;
}

export function openDashboard(url: string, address: string, reads: () => Reads): Dashboard {
  const pool = new Pool(url, { connections });
  const tags = new Map<string, string>();

  const read = async (path: string) => {
    const startedAt = performance.now();
    try {
      const tag = tags.get(path);
      const { statusCode, headers, body } = await pool.request({
        method: 'GET',
        path,
        headers: { 'x-forwarded-for': address, ...(tag ? { 'if-none-match': tag } : {}) },
      });
      await body.dump();
      const ms = performance.now() - startedAt;
      if (statusCode === 304) reads().unchanged.push(ms);
      else if (statusCode === 200) reads().changed.push(ms);
      else reads().errors.push(`${statusCode} for ${path}`);
      if (typeof headers.etag === 'string') tags.set(path, headers.etag);
    } catch (error) {
      reads().errors.push(`${path}: ${String(error)}`);
    }
  };
  const poll = (auditId: number) => read(`/api/audits/${auditId}/dashboard?mode=simple`);

  return {
    poll,
    forget: () => tags.clear(),
    keepPolling: async (auditId, firstAfterMs, isOver) => {
      await sleep(firstAfterMs);
      while (!isOver()) {
        const startedAt = performance.now();
        await poll(auditId());
        await sleep(Math.max(0, pollEveryMs - (performance.now() - startedAt)));
      }
    },
    close: () => pool.close(),
  };
}
