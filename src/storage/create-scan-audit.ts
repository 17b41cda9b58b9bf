import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import { lockName } from './advisory-lock.ts';
import type { CreatedAuditRecord, CreateScanAuditInput } from './audit-record.ts';
import { insertRows } from './audit-rows.ts';
import type { Drizzle, Transaction } from './database.ts';
import { insertAudit } from './insert-audit.ts';
import type { EmitEvent } from './product-events.ts';
import { audits, scans } from './schema.ts';
import { rowsOfDiagnosis } from './stored-diagnosis.ts';
import { withoutNul } from './without-nul.ts';

/** How many of a site's newest scans are considered; older ones are older than these. */
const scansConsidered = 20;

/**
 * An audit for a visitor who asks for a site, in this order: their own earlier one, one made from a recent scan
 * that somebody asked for, one that waits for a scan under way, one with a scan of its own. A failed scan never counts.
 */
export function createScanAudit(
  db: Drizzle,
  given: CreateScanAuditInput,
  emit: EmitEvent,
): Promise<CreatedAuditRecord> {
  const input = withoutNul(given);
  return db.transaction(async (tx) => {
    await lockName(tx, `site ${input.siteKey} ${input.companyType} ${input.companySize}`);
    const candidates = await usableScans(tx, input);
    const own = await ownAudit(tx, input, candidates);
    if (own) return { ...own, existing: true };
    const recent = candidates.find((scan) => scan.status === 'completed');
    if (recent) {
      const id = await insertScanAudit(tx, input, recent.id, { materialised: true, completedAt: input.now });
      await insertRows(tx, id, rowsOfDiagnosis(recent.diagnosis));
      await emit(tx, { event: 'audit.completed', id });
      return { id, website: input.website, existing: true, created: true };
    }
    const scanId = candidates[0]?.id ?? (await insertScan(tx, input));
    const id = await insertScanAudit(tx, input, scanId, { materialised: false, completedAt: null });
    return { id, website: input.website, existing: false };
  });
}

/**
 * The site's scans that may serve, newest first: those under way, and unless a fresh one is asked for, those
 * completed recently. Locked against ending meanwhile, so that an audit joins either before or after.
 */
async function usableScans(tx: Transaction, input: CreateScanAuditInput) {
  const since = new Date(input.now.getTime() - input.existingWithinMs);
  const rows = await tx
    .select({
      id: scans.id,
      status: scans.status,
      completedAt: scans.completedAt,
      diagnosis: scans.diagnosis,
    })
    .from(scans)
    .where(
      and(
        eq(scans.siteKey, input.siteKey),
        eq(scans.companyType, input.companyType),
        eq(scans.companySize, input.companySize),
        ne(scans.status, 'failed'),
      ),
    )
    .orderBy(desc(scans.id))
    .limit(scansConsidered)
    .for('share');
  return rows.filter((scan) => {
    if (scan.status !== 'completed') return true;
    return !input.fresh && scan.completedAt !== null && scan.completedAt >= since;
  });
}

async function ownAudit(
  tx: Transaction,
  input: CreateScanAuditInput,
  candidates: readonly { id: number }[],
): Promise<{ id: number; website: string } | undefined> {
  if (candidates.length === 0) return undefined;
  const scanIds = candidates.map((scan) => scan.id);
  const [own] = await tx
    .select({ id: audits.id, website: audits.website })
    .from(audits)
    .where(and(eq(audits.ownerHash, input.ownerHash), inArray(audits.scanId, scanIds)))
    .orderBy(desc(audits.createdAt), desc(audits.id))
    .limit(1);
  return own;
}

async function insertScan(tx: Transaction, input: CreateScanAuditInput): Promise<number> {
  const [row] = await tx
    .insert(scans)
    .values({
      siteKey: input.siteKey,
      siteHost: input.siteHost,
      website: input.website,
      schemeTyped: input.schemeTyped,
      companyType: input.companyType,
      companySize: input.companySize,
      status: 'pending',
      profileVersion: input.profileVersion,
      createdAt: input.now,
    })
    .returning({ id: scans.id });
  if (!row) throw new Error('The scan was not stored');
  return row.id;
}

function insertScanAudit(
  tx: Transaction,
  input: CreateScanAuditInput,
  scanId: number,
  state: { materialised: boolean; completedAt: Date | null },
): Promise<number> {
  return insertAudit(tx, {
    kind: 'scan',
    scanId,
    website: input.website,
    domain: input.domain,
    companyType: input.companyType,
    companySize: input.companySize,
    ownerHash: input.ownerHash,
    assumptions: {},
    profileVersion: input.profileVersion,
    createdAt: input.now,
    ...state,
  });
}
