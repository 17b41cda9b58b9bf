import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { prepareBinaries } from '#storage/embedded/binaries.ts';
import { serverEnvironment } from '#storage/embedded/postmaster.ts';
import { readPostmasterFile } from '#storage/embedded/postmaster-file.ts';
import { chooseServerUser } from '#storage/embedded/server-user.ts';
import type { TestCertificate } from './certificate.ts';
import { findFreePort } from './free-port.ts';

/** A PostgreSQL server like an operator's own: on a TCP port of loopback, with a password. */
export interface ExternalPostgres {
  /** The value of DATABASE_URL. */
  url: string;
  pid: () => number;
  /** Stops it: `SIGINT` closes connections, `SIGQUIT` is a crash, and so, without a warning, is `SIGKILL`. */
  stop(signal?: 'SIGTERM' | 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void>;
  /** Starts it again on the same port and data. */
  start(): Promise<void>;
  /** Stops it and removes its folder. */
  remove(): Promise<void>;
}

export interface ExternalPostgresOptions {
  /** Requires every TCP connection to be encrypted. */
  certificate?: TestCertificate;
  /** As in postgresql.conf, `name=value`. */
  settings?: readonly string[];
}

const password = 'a password of the tests';
const startWithinMs = 180_000;

/**
 * Starts the packaged programs separately from the product, with PostgreSQL's own defaults except for `settings`. Not
 * for Windows.
 */
export async function startExternalPostgres(
  options: ExternalPostgresOptions = {},
): Promise<ExternalPostgres> {
  const user = chooseServerUser(null);
  const identity = user ? { uid: user.uid, gid: user.gid } : {};
  const base = mkdtempSync(join(tmpdir(), 'external-pg-'));
  chmodSync(base, 0o711);
  const own = (path: string) => user && chownSync(path, user.uid, user.gid);
  const give = (name: string, content: string) => {
    const path = join(base, name);
    writeFileSync(path, content, { mode: 0o600 });
    own(path);
    return path;
  };
  const binaries = prepareBinaries(user, () => join(base, 'lib'));
  const env = serverEnvironment(binaries);
  own(base);
  const cluster = join(base, 'data');
  const made = spawnSync(
    binaries.initdb,
    [
      '-D',
      cluster,
      '-U',
      'compass',
      '-A',
      'scram-sha-256',
      '-E',
      'UTF8',
      '--locale=C',
      '--pwfile',
      give('password', password),
    ],
    { cwd: base, env, ...identity, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb ended with ${made.status}: ${made.stderr}`);
  const { certificate } = options;
  if (certificate) {
    give('server.key', certificate.key);
    give('server.crt', certificate.cert);
    writeFileSync(join(cluster, 'pg_hba.conf'), 'hostssl all all 127.0.0.1/32 scram-sha-256\n');
  }
  const port = await findFreePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    ...(certificate ? ['ssl=on', `ssl_key_file=${base}/server.key`, `ssl_cert_file=${base}/server.crt`] : []),
    ...(options.settings ?? []),
  ];
  let child: ChildProcess | null = null;
  // Unless this process is killed, the server ends with it.
  const onExit = () => void child?.kill('SIGQUIT');
  process.on('exit', onExit);
  let log = '';
  const launch = () => {
    log = '';
    const started = spawn(binaries.postgres, ['-D', cluster, ...settings.flatMap((it) => ['-c', it])], {
      cwd: base,
      env,
      ...identity,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
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
    while (!isReady(cluster, started.pid)) {
      if (performance.now() > deadline) throw new Error(`PostgreSQL did not start: ${log}`);
      await sleep(30);
      if (started.exitCode === null) continue;
      // After a kill, its remaining processes take a moment to exit; a supervisor would retry too.
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
  await start();
  return {
    url: `postgres://compass:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`,
    pid: () => child?.pid ?? 0,
    start,
    stop,
    remove: async () => {
      process.off('exit', onExit);
      await stop();
      rmSync(base, { recursive: true, force: true });
    },
  };
}

function isReady(cluster: string, pid: number | undefined): boolean {
  const file = readPostmasterFile(cluster);
  return file?.pid === pid && file?.ready === true;
}
