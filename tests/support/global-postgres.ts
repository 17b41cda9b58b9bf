import { rmSync } from 'node:fs';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { startEmbeddedServer } from '#storage/embedded/embedded-server.ts';
import { migrateDatabase } from '#storage/migrate.ts';
import { makeTestFolder } from './test-folder.ts';

/** Each test file gets its own database, copied from a template that is migrated only once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const log = pino({ level: 'silent' });
  const url = process.env.TEST_DATABASE_URL;
  const folder = url ? null : makeTestFolder('tests');
  const server = folder ? await startEmbeddedServer({ dataDir: folder, log }) : null;
  const connection: pg.ClientConfig = server?.connection ?? { connectionString: url };
  const template = `test_template_${process.pid}`;
  try {
    await onServer(connection, `create database ${template}`);
    await migrateDatabase(inDatabase(connection, template), log);
  } catch (error) {
    await server?.stop();
    throw error;
  }
  project.provide('testServer', { connection: plain(connection), template });
  return async () => {
    if (server) await server.stop();
    else await onServer(connection, `drop database if exists ${template} with (force)`);
    if (folder) rmSync(folder, { recursive: true, force: true });
  };
}

export function inDatabase(connection: pg.ClientConfig, database: string): pg.ClientConfig {
  if (!connection.connectionString) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { ...connection, connectionString: url.href };
}

export async function onServer(connection: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Only values that can be sent to a worker process. */
function plain(connection: pg.ClientConfig): TestConnection {
  const { connectionString, host, port, user, database } = connection;
  return connectionString ? { connectionString } : { host, port, user, database, password: '', ssl: false };
}

export type TestConnection = Pick<
  pg.ClientConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'database'
> & { password?: string; ssl?: boolean };

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: { connection: TestConnection; template: string };
  }
}
