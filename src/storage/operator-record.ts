import type { SecondFactor } from './second-factor-store.ts';

export interface OperatorSession {
  id: number;
  createdAt: Date;
  expiresAt: Date;
  /** Program and system that signed in, in a few words; empty where unknown. */
  browser: string;
}

/** The operator's generated password, second factor and sessions, as hashes where that is enough, and the key of his cookies. */
export interface OperatorStore {
  getPasswordHash(): Promise<string | null>;
  /** Keeps the hash when there is none yet; false when another process was first. */
  setFirstPasswordHash(hash: string): Promise<boolean>;
  /** The secret of this installation for what it signs; `made` becomes it where there is none yet. */
  getSecret(made: string): Promise<string>;
  /** Also forgets sessions that ended before. */
  createSession(tokenHash: string, session: Omit<OperatorSession, 'id'>): Promise<void>;
  /** Null when there is none or it has ended. */
  getSession(tokenHash: string, now: Date): Promise<OperatorSession | null>;
  /** Those that have not ended, newest first. */
  listSessions(now: Date): Promise<OperatorSession[]>;
  /** Nothing happens when there is none. */
  deleteSession(tokenHash: string): Promise<void>;
  /** By its number in the list; false when there is none. */
  deleteSessionById(id: number): Promise<boolean>;
  deleteAllSessions(): Promise<void>;
  /** Null while none is set up. */
  getSecondFactor(): Promise<SecondFactor | null>;
  setSecondFactor(factor: SecondFactor): Promise<void>;
  removeSecondFactor(): Promise<void>;
  /** Uses a time step's code up; false when it or a later one was used before. */
  spendTimeStep(step: number): Promise<boolean>;
  /** Uses a recovery code up; false when there is none with that hash. */
  spendRecoveryHash(hash: string): Promise<boolean>;
}
