import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { prepareBinaries } from '#storage/embedded/binaries.ts';
import { serverEnvironment } from '#storage/embedded/postmaster.ts';
import { readPostmasterFile } from '#storage/embedded/postmaster-file.ts';
import { chooseServerUser } from '#storage/embedded/server-user.ts';
import type { TestCertificate } from './certificate.ts';
import { findFreePort } from './free-port.ts';
import { makeTestFolder } from './test-folder.ts';

export interface ExternalPostgres {
  url: string;
  pid: () => number;
  /**
   * `SIGINT`, the default, closes connections and shuts down; `SIGTERM` first waits for clients to
   * disconnect; `SIGQUIT` leaves the data as after a crash; `SIGKILL` gives no warning.
   */
  stop(signal?: 'SIGTERM' | 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

export interface ExternalPostgresOptions {
  certificate?: TestCertificate;
  /** As in postgresql.conf: `name=value`. */
  settings?: readonly string[];
}

const password = 'a password of the tests';
const startWithinMs = 180_000;

/** Runs the packaged PostgreSQL on a TCP port with a password, like a server that an operator provides. */
export async function startExternalPostgres(
  options: ExternalPostgresOptions = {},
): Promise<ExternalPostgres> {
  const { certificate } = options;
  const cluster = makeCluster(certificate);
  const { base } = cluster;
  const port = await findFreePort();
  const server = createServer(cluster, [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    ...(certificate ? ['ssl=on', `ssl_key_file=${base}/server.key`, `ssl_cert_file=${base}/server.crt`] : []),
    ...(options.settings ?? []),
  ]);
  await server.start();
  return {
    ...server,
    url: `postgres://compass:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`,
    remove: async () => {
      await server.remove();
      rmSync(base, { recursive: true, force: true });
    },
  };
}

interface Cluster {
  base: string;
  data: string;
  program: string;
  process: { cwd: string; env: NodeJS.ProcessEnv; uid?: number; gid?: number };
}

function makeCluster(certificate: TestCertificate | undefined): Cluster {
  const user = chooseServerUser(null);
  const base = makeTestFolder('external-pg');
  const own = (path: string) => user && chownSync(path, user.uid, user.gid);
  const give = (name: string, content: string) => {
    const path = join(base, name);
    writeFileSync(path, content, { mode: 0o600 });
    own(path);
    return path;
  };
  const binaries = prepareBinaries(user, () => join(base, 'lib'));
  own(base);
  const data = join(base, 'data');
  const process = {
    cwd: base,
    env: serverEnvironment(binaries),
    ...(user ? { uid: user.uid, gid: user.gid } : {}),
  };
  const passwordFile = give('password', password);
  const owner = ['-U', 'compass', '-A', 'scram-sha-256', '--pwfile', passwordFile];
  const made = spawnSync(binaries.initdb, ['-D', data, ...owner, '-E', 'UTF8', '--locale=C'], {
    ...process,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`initdb ended with ${made.status}: ${made.stderr}`);
  if (certificate) {
    give('server.key', certificate.key);
    give('server.crt', certificate.cert);
    writeFileSync(join(data, 'pg_hba.conf'), 'hostssl all all 127.0.0.1/32 scram-sha-256\n');
  }
  return { base, data, program: binaries.postgres, process };
}

/** Doesn't start the server. `remove` only stops it and keeps the cluster. */
function createServer(cluster: Cluster, settings: readonly string[]): Omit<ExternalPostgres, 'url'> {
  let child: ChildProcess | null = null;
  const onExit = () => void child?.kill('SIGQUIT');
  process.on('exit', onExit);
  let log = '';
  const launch = () => {
    log = '';
    const args = ['-D', cluster.data, ...settings.flatMap((it) => ['-c', it])];
    const started = spawn(cluster.program, args, { ...cluster.process, stdio: ['ignore', 'pipe', 'pipe'] });
    child = started;
    for (const stream of [started.stdout, started.stderr]) {
      stream.on('data', (data) => {
        log = (log + data).slice(-20_000);
      });
    }
    return started;
  };
  const start = async () => {
    let started = launch();
    const deadline = performance.now() + startWithinMs;
    while (!isReady(cluster.data, started.pid)) {
      if (performance.now() > deadline) throw new Error(`PostgreSQL did not start: ${log}`);
      await sleep(30);
      if (started.exitCode === null) continue;
      // After a kill, the server's other processes need a moment to exit, so the start is tried again.
      if (!/shared memory block|postmaster\.pid/.test(log))
        throw new Error(`PostgreSQL did not start: ${log}`);
      started = launch();
    }
  };
  const stop: ExternalPostgres['stop'] = async (signal = 'SIGINT') => {
    const running = child;
    child = null;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill(signal);
    await ended;
  };
  return {
    pid: () => child?.pid ?? 0,
    start,
    stop,
    remove: async () => {
      process.off('exit', onExit);
      await stop();
    },
  };
}

function isReady(cluster: string, pid: number | undefined): boolean {
  const file = readPostmasterFile(cluster);
  return file?.pid === pid && file?.ready === true;
}
