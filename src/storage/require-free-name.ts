import { eq } from 'drizzle-orm';
import { AppError } from '#app/errors.ts';
import { foldName } from '#shared/text/fold-name.ts';
import type { Transaction } from './database.ts';
import { type offerings, workflows } from './schema.ts';

/**
 * Rejects with AppError `already-exists` if the audit has another row with this name, in any case. `except` is
 * the id of the row that may keep it.
 */
export async function requireFreeName(
  tx: Transaction,
  table: typeof workflows | typeof offerings,
  { auditId, name, except }: { auditId: number; name: string; except: number | null },
): Promise<void> {
  const rows = await tx
    .select({ id: table.id, name: table.name })
    .from(table)
    .where(eq(table.auditId, auditId));
  const wanted = foldName(name);
  if (rows.every((row) => row.id === except || foldName(row.name) !== wanted)) return;
  const noun = table === workflows ? 'a workflow' : 'an offering';
  throw new AppError('already-exists', { fields: { name: `There is already ${noun} with this name` } });
}
