import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { Database } from './database.ts';
import { createSiteHolds } from './site-holds.ts';

let database: Database;
let otherPool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  otherPool = openPool();
});
afterAll(async () => {
  await otherPool.end();
  await database.close();
});

function openPool(): pg.Pool {
  const pool = new pg.Pool(database.connection);
  const ignore = () => {};
  return pool.on('error', ignore).on('connect', (client) => client.on('error', ignore));
}

const options = (timeoutMs = 20_000, signal = new AbortController().signal) => ({ signal, timeoutMs });

function openWork() {
  const end = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const state = { begun: false };
  const work = async () => {
    state.begun = true;
    begun.resolve();
    await end.promise;
  };
  return { work, state, begun: begun.promise, end: () => end.resolve() };
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 400));

describe('fault 34: a hold of a site', () => {
  it('fault 34: excludes other processes until it ends, and is shared within its own', async () => {
    const here = createSiteHolds(database.pool);
    const elsewhere = createSiteHolds(otherPool);
    const [first, second, other, apart] = [openWork(), openWork(), openWork(), openWork()];
    const all = [here('a.test', options(), first.work), here('a.test', options(), second.work)];
    await Promise.all([first.begun, second.begun]);
    all.push(elsewhere('a.test', options(), other.work), elsewhere('b.test', options(), apart.work));
    await apart.begun;
    await aMoment();
    first.end();
    await aMoment();
    expect(other.state.begun).toBe(false);
    second.end();
    await other.begun;
    for (const each of [other, apart]) each.end();
    await Promise.all(all);
  });

  it('fault 34: ends when its work fails, and when its process dies', async () => {
    const dying = openPool();
    const here = createSiteHolds(database.pool);
    await expect(here('c.test', options(), () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
    const lost = openWork();
    const losing = createSiteHolds(dying)('c.test', options(), lost.work);
    await lost.begun;
    // Other tests use the same server, so only this database's connections are cut.
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_locks join pg_database on pg_database.oid = database
       where locktype = 'advisory' and datname = current_database() and pid <> pg_backend_pid()`,
    );
    expect(await here('c.test', options(), async () => 'mine')).toBe('mine');
    lost.end();
    await losing;
    await dying.end();
  });

  it('fault 34: is waited for no longer than a scan may take, and not after an abort', async () => {
    const slow = openWork();
    const holding = createSiteHolds(otherPool)('d.test', options(), slow.work);
    await slow.begun;
    const here = createSiteHolds(database.pool);
    const stopping = new AbortController();
    const waiting = here('d.test', options(20_000, stopping.signal), async () => 'late');
    await aMoment();
    stopping.abort();
    await expect(waiting).rejects.toThrow();
    expect(await here('d.test', options(300), async () => 'after all')).toBe('after all');
    slow.end();
    await holding;
  });
});
