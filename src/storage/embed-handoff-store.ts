import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { withTranslatedErrors } from './database-errors.ts';
import { embedHandoffs } from './operator-schema.ts';
import { audits } from './schema.ts';

/** One-time links that hand over a diagnosis made in a frame on another site to a tab on our own site. */
export interface EmbedHandoffStore {
  createHandoff(handoff: { tokenHash: string; auditId: number; expiresAt: Date }, now: Date): Promise<void>;
  /**
   * Makes the browser with `ownerHash` the audit's owner. Null if the link is unknown, used, or expired, or its
   * audit was deleted.
   */
  takeHandoff(tokenHash: string, ownerHash: string, now: Date): Promise<number | null>;
}

export function createEmbedHandoffStore({ db }: Queries): EmbedHandoffStore {
  return withTranslatedErrors<EmbedHandoffStore>({
    async createHandoff(handoff, now) {
      await db.delete(embedHandoffs).where(lte(embedHandoffs.expiresAt, now));
      await db.insert(embedHandoffs).values(handoff);
    },
    takeHandoff: (tokenHash, ownerHash, now) =>
      db.transaction(async (tx) => {
        const [taken] = await tx
          .delete(embedHandoffs)
          .where(and(eq(embedHandoffs.tokenHash, tokenHash), gt(embedHandoffs.expiresAt, now)))
          .returning({ auditId: embedHandoffs.auditId });
        if (!taken) return null;
        const [audit] = await tx
          .update(audits)
          .set({ ownerHash, revision: sql`${audits.revision} + 1` })
          .where(eq(audits.id, taken.auditId))
          .returning({ id: audits.id });
        return audit?.id ?? null;
      }),
  });
}
