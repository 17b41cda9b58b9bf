import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { inject } from 'vitest';
import { type Database, openPool } from '#storage/database.ts';
import { inDatabase, onServer } from './global-postgres.ts';

/** Long timeouts for slow machines, on which fifty sessions may wait for each other. */
const patient = { connectTimeoutMs: 120_000, statementTimeoutMs: 120_000 };

/** `close` drops the database. */
export async function createTestDatabase(): Promise<Database> {
  const { connection: server, template } = inject('testServer');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name} template ${template}`);
  const connection = inDatabase(server, name);
  const pooled = openPool(connection, pino({ level: 'silent' }), patient);
  let closing: Promise<void> | null = null;
  return {
    ...pooled,
    mode: 'external',
    connection,
    close: () => {
      closing ??= pooled.pool.end().then(() => onServer(server, `drop database ${name} with (force)`));
      return closing;
    },
  };
}
