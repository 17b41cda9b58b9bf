import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { toApiMarkdown } from '../support/api-markdown.ts';
import { createTestApi } from '../support/test-api.ts';
import { createTestDatabase } from '../support/test-database.ts';

const page = fileURLToPath(new URL('../../docs/api.md', import.meta.url));

it("docs/api.md describes the server's calls (UPDATE_DOCS=1 writes it)", async () => {
  const database = await createTestDatabase();
  const api = await createTestApi(database);
  const document = (await api.app.inject('/api/openapi.json')).json();
  await api.close();
  await database.close();
  const written = toApiMarkdown(document);
  if (process.env.UPDATE_DOCS) writeFileSync(page, written);
  expect(readFileSync(page, 'utf8')).toBe(written);
});
