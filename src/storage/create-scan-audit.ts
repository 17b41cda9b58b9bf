import { and, desc, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import { lockName } from './advisory-lock.ts';
import type { CreatedAuditRecord, CreateScanAuditInput } from './audit-record.ts';
import { insertRows } from './audit-rows.ts';
import type { Drizzle, Transaction } from './database.ts';
import { hasPageFacts } from './forget-pages.ts';
import { insertAudit } from './insert-audit.ts';
import type { EmitEvent } from './product-events.ts';
import { audits, scans } from './schema.ts';
import { rowsOfDiagnosis } from './stored-diagnosis.ts';
import { withoutNul } from './without-nul.ts';

const scansConsidered = 20;

export function createScanAudit(
  db: Pick<Drizzle, 'transaction'>,
  given: CreateScanAuditInput,
  emit: EmitEvent,
): Promise<CreatedAuditRecord> {
  const input = withoutNul(given);
  return db.transaction(async (tx) => {
    await lockName(tx, `site ${input.siteKey} ${input.companyType} ${input.companySize} ${input.specialty}`);
    const { candidates, outdated } = await usableScans(tx, input);
    const own = await ownAudit(tx, input, candidates);
    if (own) return own;
    const recent = candidates.find((scan) => scan.status === 'completed');
    if (recent) {
      const id = await insertScanAudit(tx, input, recent.id, { materialised: true, completedAt: input.now });
      await insertRows(tx, id, rowsOfDiagnosis({ workflows: recent.diagnosis, offerings: recent.offerings }));
      await emit(tx, { event: 'audit.completed', id });
      return { id, website: input.website, existing: true, created: true };
    }
    const scanId =
      candidates[0]?.id ?? (await insertScan(tx, input, outdated ?? (await scanAsAnother(tx, input))));
    const id = await insertScanAudit(tx, input, scanId, { materialised: false, completedAt: null });
    return { id, website: input.website, existing: false };
  });
}

export function findScanAudit(
  db: Pick<Drizzle, 'transaction'>,
  given: CreateScanAuditInput,
): Promise<CreatedAuditRecord | null> {
  const input = withoutNul(given);
  return db.transaction(async (tx) => ownAudit(tx, input, (await usableScans(tx, input)).candidates));
}

/** The scans are locked, so that none ends while an audit joins it. */
async function usableScans(tx: Transaction, input: CreateScanAuditInput) {
  const since = new Date(input.now.getTime() - input.existingWithinMs);
  const rows = await tx
    .select({
      id: scans.id,
      status: scans.status,
      readAt: sql<Date | null>`coalesce(${scans.readAt}, ${scans.completedAt})`.mapWith(scans.completedAt),
      sourceScanId: scans.sourceScanId,
      analysisVersion: scans.analysisVersion,
      knowledgeVersion: scans.knowledgeVersion,
      diagnosis: scans.diagnosis,
      offerings: scans.offerings,
      hasPages: hasPageFacts,
    })
    .from(scans)
    .where(
      and(
        eq(scans.siteKey, input.siteKey),
        eq(scans.companyType, input.companyType),
        eq(scans.companySize, input.companySize),
        eq(scans.specialty, input.specialty),
        ne(scans.status, 'failed'),
      ),
    )
    .orderBy(desc(scans.id))
    .limit(scansConsidered)
    .for('share');
  const underWay = rows.filter(
    ({ status, sourceScanId }) => status !== 'completed' && !(input.fresh && sourceScanId !== null),
  );
  const recent = rows.filter(
    ({ status, readAt }) => !input.fresh && status === 'completed' && readAt !== null && readAt >= since,
  );
  const isCurrent = ({ analysisVersion, knowledgeVersion }: (typeof rows)[number]) =>
    analysisVersion === input.versions.analysis && knowledgeVersion === input.versions.knowledge;
  const candidates = rows.filter((row) => underWay.includes(row) || (recent.includes(row) && isCurrent(row)));
  return { candidates, outdated: recent.find((row) => row.hasPages && !isCurrent(row)) ?? null };
}

async function scanAsAnother(tx: Transaction, input: CreateScanAuditInput) {
  if (input.fresh) return null;
  const since = new Date(input.now.getTime() - input.existingWithinMs);
  const readAt = sql<Date | null>`coalesce(${scans.readAt}, ${scans.completedAt})`.mapWith(scans.completedAt);
  const [found] = await tx
    .select({ id: scans.id, readAt })
    .from(scans)
    .where(
      and(
        eq(scans.siteKey, input.siteKey),
        eq(scans.status, 'completed'),
        gte(sql`coalesce(${scans.readAt}, ${scans.completedAt})`, since),
        hasPageFacts,
      ),
    )
    .orderBy(desc(scans.id))
    .limit(1)
    .for('share');
  return found ?? null;
}

async function ownAudit(
  tx: Transaction,
  input: CreateScanAuditInput,
  candidates: readonly { id: number }[],
): Promise<CreatedAuditRecord | null> {
  if (candidates.length === 0) return null;
  const scanIds = candidates.map((scan) => scan.id);
  const [own] = await tx
    .select({ id: audits.id, website: audits.website })
    .from(audits)
    .where(and(eq(audits.ownerHash, input.ownerHash), inArray(audits.scanId, scanIds)))
    .orderBy(desc(audits.createdAt), desc(audits.id))
    .limit(1);
  return own ? { ...own, existing: true } : null;
}

async function insertScan(
  tx: Transaction,
  input: CreateScanAuditInput,
  source: { id: number; readAt: Date | null } | null,
): Promise<number> {
  const [row] = await tx
    .insert(scans)
    .values({
      siteKey: input.siteKey,
      siteHost: input.siteHost,
      website: input.website,
      schemeTyped: input.schemeTyped,
      companyType: input.companyType,
      companySize: input.companySize,
      specialty: input.specialty,
      status: 'pending',
      profileVersion: input.profileVersion,
      createdAt: input.now,
      sourceScanId: source?.id ?? null,
      readAt: source?.readAt ?? null,
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
    specialty: input.specialty,
    ownerHash: input.ownerHash,
    assumptions: {},
    profileVersion: input.profileVersion,
    createdAt: input.now,
    ...state,
  });
}
