import { and, eq, ne } from 'drizzle-orm';
import { AppError } from '#app/errors.ts';
import type { Transaction } from './database.ts';
import { type offerings, workflows } from './schema.ts';

/**
 * Rejects with AppError `already-exists` if the audit has another row with this name. `except` is
 * the id of the row that may keep it.
 */
export async function requireFreeName(
  tx: Transaction,
  table: typeof workflows | typeof offerings,
  { auditId, name, except }: { auditId: number; name: string; except: number | null },
): Promise<void> {
  const [taken] = await tx
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        eq(table.auditId, auditId),
        eq(table.name, name),
        except === null ? undefined : ne(table.id, except),
      ),
    )
    .limit(1);
  if (!taken) return;
  const noun = table === workflows ? 'a workflow' : 'an offering';
  throw new AppError('already-exists', { fields: { name: `There is already ${noun} with this name` } });
}
