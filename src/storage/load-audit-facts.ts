import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { ModelReading } from '#diagnosis/second-reader/model-reading.ts';
import type { SiteFacts } from '#diagnosis/site-facts/site-facts.ts';
import {
  type CompanyType,
  companyTypeSchema,
  type OptionalCompanySize,
  optionalCompanySizeSchema,
} from '#shared/schemas/company.ts';
import { createModelStore } from './model-store.ts';
import { loadFacts } from './scan-facts.ts';
import * as schema from './schema.ts';

export async function loadAuditFacts(
  connection: pg.ClientConfig,
  auditId: number,
): Promise<{
  facts: SiteFacts;
  companyType: CompanyType;
  companySize: OptionalCompanySize;
  specialty: string;
  reading: ModelReading | null;
} | null> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const db = drizzle(client, { schema });
    const [audit] = await db.select().from(schema.audits).where(eq(schema.audits.id, auditId));
    const stored = audit?.scanId ? await loadFacts(db, audit.scanId) : null;
    return audit && stored
      ? {
          facts: stored.facts,
          companyType: companyTypeSchema.parse(audit.companyType),
          companySize: optionalCompanySizeSchema.parse(audit.companySize),
          specialty: audit.specialty,
          reading: await createModelStore({ db }).loadReading(audit.scanId ?? 0),
        }
      : null;
  } finally {
    await client.end();
  }
}
