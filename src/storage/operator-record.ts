import type { SecondFactor } from './second-factor-store.ts';

export interface OperatorSession {
  id: number;
  createdAt: Date;
  expiresAt: Date;
  /** The browser and system of the sign-in, such as "Firefox on Linux". Empty if unknown. */
  browser: string;
}

/** Passwords, session tokens, and recovery codes are stored only as hashes. */
export interface OperatorStore {
  getPasswordHash(): Promise<string | null>;
  /** False if another process stored one first. */
  setFirstPasswordHash(hash: string): Promise<boolean>;
  /** The secret that signs cookies. Stores `made` if there is none yet. */
  getSecret(made: string): Promise<string>;
  /** Also deletes expired sessions. */
  createSession(tokenHash: string, session: Omit<OperatorSession, 'id'>): Promise<void>;
  /** Null if there is none or it has expired. */
  getSession(tokenHash: string, now: Date): Promise<OperatorSession | null>;
  listSessions(now: Date): Promise<OperatorSession[]>;
  deleteSession(tokenHash: string): Promise<void>;
  /** By `OperatorSession.id`. False if there is no such session. */
  deleteSessionById(id: number): Promise<boolean>;
  deleteAllSessions(): Promise<void>;
  /** Null if none is set up. */
  getSecondFactor(): Promise<SecondFactor | null>;
  setSecondFactor(factor: SecondFactor): Promise<void>;
  removeSecondFactor(): Promise<void>;
  /** Each time step's code works once. False if this step or a later one was used before. */
  spendTimeStep(step: number): Promise<boolean>;
  /** Each recovery code works once. False if none has that hash. */
  spendRecoveryHash(hash: string): Promise<boolean>;
}
