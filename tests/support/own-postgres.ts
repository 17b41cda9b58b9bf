import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { prepareBinaries } from '#storage/embedded/binaries.ts';
import { embeddedUser, ensureCluster } from '#storage/embedded/cluster.ts';
import { openDataFolder } from '#storage/embedded/data-folder.ts';
import { serverEnvironment } from '#storage/embedded/postmaster.ts';
import { findFreePort } from './product.ts';

/** A PostgreSQL server apart from the product, on a loopback port, as an operator would run one. */
export interface OwnPostgres {
  /** What DATABASE_URL is set to. */
  url: string;
  /** Ends it at once as a crash would, or in order as a restart does, its connections cut. */
  end(how: 'SIGKILL' | 'SIGINT'): Promise<void>;
  start(): Promise<void>;
}

/** Makes the server's data in the folder and starts it; `settings` are added to the server's own, `name=value`. */
export async function startOwnPostgres(folder: string, settings: string[] = []): Promise<OwnPostgres> {
  const data = openDataFolder(folder, pino({ level: 'silent' }));
  const binaries = prepareBinaries(data.user, () => join(folder, 'lib'));
  await ensureCluster(data, binaries);
  const port = await findFreePort();
  const url = `postgres://${embeddedUser}:unused@127.0.0.1:${port}/postgres`;
  const all = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'huge_pages=off',
    ...settings,
  ];
  let child: ChildProcess | null = null;

  const spawnServer = () => {
    const log = openSync(join(folder, 'own-postgres.log'), 'a');
    const started = spawn(
      binaries.postgres,
      ['-D', data.cluster, ...all.flatMap((setting) => ['-c', setting])],
      {
        cwd: data.cluster,
        env: serverEnvironment(binaries),
        ...(data.user ? { uid: data.user.uid, gid: data.user.gid } : {}),
        stdio: ['ignore', log, log],
      },
    );
    closeSync(log);
    return started;
  };
  const start = async () => {
    child = spawnServer();
    const deadline = Date.now() + 60_000;
    while (!(await answers(url))) {
      if (Date.now() > deadline) throw new Error('The server did not start in time');
      await sleep(50);
      // After a kill the rest of it holds on to the shared memory for a moment; a supervisor would try again, too.
      if (child.exitCode !== null) child = spawnServer();
    }
  };
  await start();
  return {
    url,
    start,
    end: async (how) => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(how);
      await ended;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
