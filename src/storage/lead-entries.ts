import { desc, eq, sql } from 'drizzle-orm';
import type { LeadEntry } from '#shared/schemas/lead.ts';
import type { Drizzle } from './database.ts';
import { subscribers } from './mail-schema.ts';
import { leads } from './operator-schema.ts';
import { enquiries } from './schema.ts';

const maxEntries = 200;

export async function listLeadEntries(db: Drizzle, id: number): Promise<LeadEntry[]> {
  const written = await db
    .select({ row: enquiries })
    .from(enquiries)
    .innerJoin(leads, sql`lower(trim(${enquiries.email})) = ${leads.address}`)
    .where(eq(leads.id, id))
    .orderBy(desc(enquiries.createdAt))
    .limit(maxEntries);
  const asked = await db
    .select({ row: subscribers })
    .from(subscribers)
    .innerJoin(leads, eq(subscribers.address, leads.address))
    .where(eq(leads.id, id))
    .orderBy(desc(subscribers.createdAt))
    .limit(maxEntries);
  return [
    ...written.map(
      ({ row }): LeadEntry => ({
        kind: 'enquiry',
        id: row.id,
        at: row.createdAt.toISOString(),
        message: row.message,
        details: [row.name, row.jobTitle, row.company, row.companySize, row.phone].filter(
          (text) => text !== '' && text !== 'Not specified',
        ),
        diagnosis: null,
      }),
    ),
    ...asked.map(
      ({ row }): LeadEntry => ({
        kind: 'report',
        id: row.id,
        at: row.createdAt.toISOString(),
        message: '',
        details: [
          row.name,
          row.company,
          row.phone,
          row.aiImportance && `Importance of AI: ${row.aiImportance}`,
        ].filter(Boolean),
        diagnosis: { auditId: row.auditId, domain: row.domain, verified: row.verifiedAt !== null },
      }),
    ),
  ].sort((one, other) => other.at.localeCompare(one.at));
}
