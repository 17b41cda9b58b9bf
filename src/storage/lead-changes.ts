import { desc, eq, inArray } from 'drizzle-orm';
import { type LeadChange, type LeadPatch, leadChangeSchema, leadFields } from '#shared/schemas/lead.ts';
import type { Drizzle, Transaction } from './database.ts';
import type { LeadEditor } from './lead-record.ts';
import { leadChanges, leads } from './operator-schema.ts';

const maxChanges = 200;

export async function changeLeads(
  tx: Transaction,
  ids: readonly number[],
  patch: LeadPatch,
  { now, browser }: LeadEditor,
): Promise<{ found: number; changed: number[] }> {
  const found = await tx
    .select()
    .from(leads)
    .where(inArray(leads.id, [...ids]))
    .orderBy(leads.id)
    .for('update');
  const changes = found.flatMap((lead) =>
    leadFields.flatMap((field) => {
      const [before, after] = [lead[field] ?? '', patch[field] === undefined ? null : (patch[field] ?? '')];
      if (after === null || after === before) return [];
      return [{ leadId: lead.id, createdAt: now, browser, field, before, after }];
    }),
  );
  const changed = [...new Set(changes.map(({ leadId }) => leadId))];
  if (changed.length > 0) {
    await tx
      .update(leads)
      .set({ ...patch, updatedAt: now })
      .where(inArray(leads.id, changed));
    await tx.insert(leadChanges).values(changes);
  }
  return { found: found.length, changed };
}

export async function listLeadChanges(db: Drizzle, id: number): Promise<LeadChange[]> {
  const rows = await db
    .select()
    .from(leadChanges)
    .where(eq(leadChanges.leadId, id))
    .orderBy(desc(leadChanges.id))
    .limit(maxChanges);
  return rows.map(({ leadId: _own, createdAt, ...change }) =>
    leadChangeSchema.parse({ ...change, at: createdAt.toISOString() }),
  );
}
