import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { Database } from './database.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

describe('a test database', () => {
  it('has every table, empty', async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
    );
    expect(rows.map((row) => row.name)).toEqual([
      'audit_edits',
      'audit_tallies',
      'audits',
      'embed_handoffs',
      'enquiries',
      'health_states',
      'lead_changes',
      'leads',
      'mail_tokens',
      'model_answers',
      'model_calls',
      'model_readings',
      'offerings',
      'operator_sessions',
      'outbox',
      'profiles',
      'prospect_lists',
      'prospects',
      'rate_counts',
      'scan_pages',
      'scans',
      'settings',
      'site_tallies',
      'subscribers',
      'suppressed_addresses',
      'tasks',
      'trail',
      'workflows',
    ]);
    expect(await database.isUp()).toBe(true);
  });
});
