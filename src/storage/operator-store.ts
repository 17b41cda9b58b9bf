import { and, desc, eq, gt, lte } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { withTranslatedErrors } from './database-errors.ts';
import type { OperatorSession, OperatorStore } from './operator-record.ts';
import { operatorSessions, settings } from './schema.ts';
import {
  readSecondFactor,
  removeSecondFactor,
  saveSecondFactor,
  spendRecoveryHash,
  spendTimeStep,
} from './second-factor-store.ts';

const passwordKey = 'operator-password-hash';
const secretKey = 'operator-cookie-secret';

export function createOperatorStore({ db }: Queries): OperatorStore {
  return withTranslatedErrors<OperatorStore>({
    async getPasswordHash() {
      const [row] = await db.select().from(settings).where(eq(settings.key, passwordKey));
      return row?.value ?? null;
    },
    async setFirstPasswordHash(hash) {
      const rows = await db
        .insert(settings)
        .values({ key: passwordKey, value: hash })
        .onConflictDoNothing()
        .returning({ key: settings.key });
      return rows.length === 1;
    },
    async getSecret(made) {
      await db.insert(settings).values({ key: secretKey, value: made }).onConflictDoNothing();
      const [row] = await db.select().from(settings).where(eq(settings.key, secretKey));
      if (!row) throw new Error("This installation's secret was deleted while it was being read");
      return row.value;
    },
    async createSession(tokenHash, { createdAt, expiresAt, browser }) {
      await db.delete(operatorSessions).where(lte(operatorSessions.expiresAt, createdAt));
      await db.insert(operatorSessions).values({ tokenHash, createdAt, expiresAt, browser });
    },
    async getSession(tokenHash, now) {
      const [row] = await db
        .select()
        .from(operatorSessions)
        .where(and(eq(operatorSessions.tokenHash, tokenHash), gt(operatorSessions.expiresAt, now)));
      return row ? toSession(row) : null;
    },
    async listSessions(now) {
      const rows = await db
        .select()
        .from(operatorSessions)
        .where(gt(operatorSessions.expiresAt, now))
        .orderBy(desc(operatorSessions.createdAt), desc(operatorSessions.id));
      return rows.map(toSession);
    },
    async deleteSessionById(id) {
      const { rowCount } = await db.delete(operatorSessions).where(eq(operatorSessions.id, id));
      return rowCount === 1;
    },
    async deleteSession(tokenHash) {
      await db.delete(operatorSessions).where(eq(operatorSessions.tokenHash, tokenHash));
    },
    async deleteAllSessions() {
      await db.delete(operatorSessions);
    },
    getSecondFactor: () => readSecondFactor(db),
    setSecondFactor: (factor) => saveSecondFactor(db, factor),
    removeSecondFactor: () => removeSecondFactor(db),
    spendTimeStep: (step) => spendTimeStep(db, step),
    spendRecoveryHash: (hash) => spendRecoveryHash(db, hash),
  });
}

function toSession({ tokenHash: _own, ...session }: typeof operatorSessions.$inferSelect): OperatorSession {
  return session;
}
