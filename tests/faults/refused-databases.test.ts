import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { requireKnownQueueSchema } from '#jobs/check-queue-schema.ts';
import { openQueue } from '#jobs/queue.ts';
import type { Database } from '#storage/database.ts';
import { migrateDatabase } from '#storage/migrate.ts';
import { openDatabase } from '#storage/open-database.ts';
import { onServer } from '#tests/support/global-postgres.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const log = pino({ level: 'silent' });
const latin = `test_latin_${process.pid}`;
let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.close();
  await onServer(inject('testServer').connection, `drop database if exists ${latin} with (force)`);
});

it('an older release is refused on the database of a newer one, with one line', async () => {
  await database.pool.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of-a-later-release', 9000000000000)",
  );
  await expect(migrateDatabase(database.connection, log)).rejects.toMatchObject({
    code: 'bad-configuration',
    message: expect.stringMatching(/^A newer release of AI Compass has upgraded the database[^\n]*$/),
  });
  await database.pool.query("delete from drizzle.__drizzle_migrations where hash = 'of-a-later-release'");
  await migrateDatabase(database.connection, log);
});

it('so is one with an older job queue', async () => {
  await requireKnownQueueSchema(database.pool);
  const queue = await openQueue({ database, log });
  await queue.stop();
  await requireKnownQueueSchema(database.pool);
  await database.pool.query('update jobs.version set version = version + 1');
  await expect(requireKnownQueueSchema(database.pool)).rejects.toMatchObject({
    code: 'bad-configuration',
    message: expect.stringMatching(/^A newer release of AI Compass has upgraded the job queue[^\n]*$/),
  });
});

it('a database that is not in UTF-8 is refused with one line', async () => {
  const { connection } = inject('testServer');
  await onServer(connection, `create database ${latin} encoding 'LATIN1' locale 'C' template template0`);
  const { host = '', user = '' } = connection;
  // The tests' server listens on a Unix socket, unless TEST_DATABASE_URL names another server.
  const databaseUrl = connection.connectionString
    ? Object.assign(new URL(connection.connectionString), { pathname: `/${latin}` }).href
    : `postgres://${user}@${encodeURIComponent(host)}/${latin}`;
  await expect(openDatabase({ databaseUrl, dataDir: '', log })).rejects.toMatchObject({
    code: 'bad-configuration',
    message: expect.stringMatching(/^DATABASE_URL: the database's encoding is LATIN1[^\n]*$/),
  });
});

it('an unreachable server is named, with the variable and the cause, but without the password', async () => {
  const databaseUrl = 'postgres://user:secret@127.0.0.1:9/compass';
  await expect(openDatabase({ databaseUrl, dataDir: '', log, awaitMs: 10 })).rejects.toMatchObject({
    code: 'database-unavailable',
    message: 'DATABASE_URL: PostgreSQL at 127.0.0.1:9 cannot be reached: connect ECONNREFUSED 127.0.0.1:9',
  });
});
