import { expect, it } from 'vitest';
import { requireKnownMigrations, requireSupportedServer } from './check-database.ts';

it('accepts a database of this or an older release, and an empty one', () => {
  for (const applied of [[], ['a'], ['a', 'b']]) requireKnownMigrations(applied, ['a', 'b']);
});

it('refuses a database of a newer or a different release line', () => {
  expect(() => requireKnownMigrations(['a', 'b', 'c'], ['a', 'b'])).toThrow(/newer release.*3.*knows 2/);
  expect(() => requireKnownMigrations(['a', 'x'], ['a', 'b'])).toThrow(/different release/);
});

it("refuses a server that is too old, and an encoding that can't store every text", () => {
  requireSupportedServer({ versionNumber: 150_000, encoding: 'UTF8' });
  expect(() => requireSupportedServer({ versionNumber: 140_012, encoding: 'UTF8' })).toThrow(
    /^DATABASE_URL: the server is PostgreSQL 14; version 15/,
  );
  expect(() => requireSupportedServer({ versionNumber: 160_002, encoding: 'LATIN1' })).toThrow(
    /^DATABASE_URL: the database's encoding is LATIN1/,
  );
});
