import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Database } from '#storage/database.ts';
import { createTestApi, type TestApi } from './test-api.ts';
import { createTestDatabase } from './test-database.ts';

export interface SetUpTestApi {
  readonly api: TestApi;
  readonly database: Database;
}

export function setUpTestApi(changes: Parameters<typeof createTestApi>[1] = {}): SetUpTestApi {
  let database: Database | null = null;
  let api: TestApi | null = null;

  const there = <Thing>(thing: Thing | null): Thing => {
    if (thing === null) throw new Error('The test API is there from the first test on');
    return thing;
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    api = await createTestApi(database, changes);
  });
  beforeEach(async () => {
    there(api).sentScans.length = 0;
    there(api).sentMails.length = 0;
    await there(database).pool.query(
      'truncate audits, scans, trail, enquiries, subscribers, mail_tokens, outbox, suppressed_addresses, operator_sessions, leads, settings, rate_counts, prospect_lists cascade',
    );
  });
  afterAll(async () => {
    await api?.close();
    await database?.close();
  });

  return {
    get api() {
      return there(api);
    },
    get database() {
      return there(database);
    },
  };
}
