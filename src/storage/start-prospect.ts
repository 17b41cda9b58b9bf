import { and, asc, eq, isNull } from 'drizzle-orm';
import { companyTypeSchema, optionalCompanySizeSchema } from '#shared/schemas/company.ts';
import { createScanAudit } from './create-scan-audit.ts';
import type { Drizzle } from './database.ts';
import type { EmitEvent } from './product-events.ts';
import type { ProspectStart } from './prospect-record.ts';
import { prospectLists, prospects } from './prospect-schema.ts';
import { requestScan } from './scan-store.ts';
import { hashToken, makeToken } from './tokens.ts';

export function startNextProspect(db: Drizzle, start: ProspectStart, emit: EmitEvent): Promise<boolean> {
  const { now, profileVersion, versions, existingWithinMs, send } = start;
  return db.transaction(async (tx) => {
    const [next] = await tx
      .select({ prospect: prospects })
      .from(prospects)
      .innerJoin(prospectLists, eq(prospectLists.id, prospects.listId))
      .where(and(isNull(prospects.startedAt), eq(prospectLists.paused, false)))
      .orderBy(asc(prospects.line), asc(prospects.listId))
      .limit(1)
      // Several processes may do this at once, so each takes a different website.
      .for('update', { of: prospects, skipLocked: true });
    if (!next) return false;
    const { prospect } = next;
    const { website, siteKey, siteHost, schemeTyped } = prospect;
    const audit = await createScanAudit(
      tx,
      {
        website,
        siteKey,
        siteHost,
        schemeTyped,
        domain: siteHost,
        companyType: companyTypeSchema.parse(prospect.companyType),
        companySize: optionalCompanySizeSchema.parse(prospect.companySize),
        specialty: '',
        // A random owner, so that no visitor owns the audit. The operator may change every audit.
        ownerHash: hashToken(makeToken()),
        fresh: false,
        profileVersion,
        now,
        existingWithinMs,
        versions,
      },
      emit,
    );
    await requestScan(tx, audit.id, (transaction, scanId) => send(transaction, scanId), { now });
    await tx
      .update(prospects)
      .set({ startedAt: now, auditId: audit.id })
      .where(eq(prospects.id, prospect.id));
    return true;
  });
}
