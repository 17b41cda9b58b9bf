import type { z } from 'zod';
import { AppError } from '#app/errors.ts';
import type { Offering } from '#shared/schemas/offering.ts';
import type { AuditEditor } from '#storage/audit-record.ts';
import type { newOfferingSchema, offeringChangeSchema } from '../routes/offerings/offering-bodies.ts';
import type { EditTarget } from './edit-target.ts';

const maxOfferings = 200;

export function addOffering(
  { audits, auditId, seen }: EditTarget,
  { name }: z.infer<typeof newOfferingSchema>,
): Promise<Offering> {
  return audits.editAudit(auditId, { seen }, async (rows) => {
    if ((await rows.listOfferings()).length >= maxOfferings) {
      throw new AppError('invalid-fields', {
        message: `A diagnosis can have at most ${maxOfferings} offerings.`,
      });
    }
    return rows.createOffering(name);
  });
}

export function changeOffering(
  { audits, auditId, seen }: EditTarget,
  offeringId: number,
  { name }: z.infer<typeof offeringChangeSchema>,
): Promise<Offering> {
  return audits.editAudit(auditId, { seen }, async (rows) => {
    const offering = await findOffering(rows, offeringId);
    return name === undefined ? offering : rows.renameOffering(offeringId, name);
  });
}

export function removeOffering({ audits, auditId, seen }: EditTarget, offeringId: number): Promise<Offering> {
  return audits.editAudit(auditId, { seen }, async (rows) => {
    const deleted = await findOffering(rows, offeringId);
    await rows.deleteOffering(offeringId);
    return deleted;
  });
}

export async function findOffering(rows: AuditEditor, offeringId: number): Promise<Offering> {
  const offering = (await rows.listOfferings()).find((row) => row.id === offeringId);
  if (!offering) throw new AppError('offering-not-found');
  return offering;
}
