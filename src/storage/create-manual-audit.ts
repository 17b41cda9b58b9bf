import { createHash } from 'node:crypto';
import { and, desc, eq, gt } from 'drizzle-orm';
import { lockName } from './advisory-lock.ts';
import type { CreatedAuditRecord, CreateManualAuditInput } from './audit-record.ts';
import { insertRows } from './audit-rows.ts';
import type { Drizzle } from './database.ts';
import { insertAudit } from './insert-audit.ts';
import type { EmitEvent } from './product-events.ts';
import { audits } from './schema.ts';
import { withoutNul } from './without-nul.ts';

/** After this time, the same submission by the same owner counts as intentional. */
const repetitionMs = 60 * 60_000;

export function createManualAudit(
  db: Drizzle,
  given: CreateManualAuditInput,
  emit: EmitEvent,
): Promise<CreatedAuditRecord> {
  const input = withoutNul(given);
  const contentHash = hashContent(input);
  return db.transaction(async (tx) => {
    await lockName(tx, `manual ${input.ownerHash} ${contentHash}`);
    const earlier = await earlierAudit(tx, input, contentHash);
    if (earlier) return earlier;
    const id = await insertAudit(tx, {
      kind: 'manual',
      scanId: null,
      website: input.website,
      domain: input.domain,
      companyType: input.companyType,
      companySize: input.companySize ?? '',
      businessDescription: input.businessDescription,
      ownerHash: input.ownerHash,
      status: 'completed',
      assumptions: input.headcount == null ? {} : { headcount: input.headcount },
      profileVersion: input.profileVersion,
      contentHash,
      materialised: true,
      createdAt: input.now,
      completedAt: input.now,
    });
    await insertRows(tx, id, { workflows: input.workflows, offerings: [] });
    await emit(tx, { event: 'audit.completed', id });
    return { id, website: input.website, existing: false };
  });
}

export function findManualAudit(
  db: Drizzle,
  given: CreateManualAuditInput,
): Promise<CreatedAuditRecord | null> {
  const input = withoutNul(given);
  return earlierAudit(db, input, hashContent(input));
}

async function earlierAudit(
  db: Pick<Drizzle, 'select'>,
  { ownerHash, now }: CreateManualAuditInput,
  contentHash: string,
): Promise<CreatedAuditRecord | null> {
  const [earlier] = await db
    .select({ id: audits.id, website: audits.website })
    .from(audits)
    .where(
      and(
        eq(audits.ownerHash, ownerHash),
        eq(audits.contentHash, contentHash),
        gt(audits.createdAt, new Date(now.getTime() - repetitionMs)),
      ),
    )
    .orderBy(desc(audits.createdAt))
    .limit(1);
  return earlier ? { ...earlier, existing: true } : null;
}

function hashContent(input: CreateManualAuditInput): string {
  const { website, companyType, companySize = '', businessDescription, headcount = null, workflows } = input;
  const content = JSON.stringify([
    website,
    companyType,
    companySize,
    businessDescription,
    headcount,
    workflows,
  ]);
  return createHash('sha256').update(content).digest('hex');
}
