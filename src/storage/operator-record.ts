import type { SecondFactor } from './second-factor-store.ts';

export interface OperatorSession {
  id: number;
  createdAt: Date;
  expiresAt: Date;
  /** Program and system of the sign-in, in a few words; empty if unknown. */
  browser: string;
}

/** The operator's generated password, second factor, and sessions, as hashes where possible, and the cookies' key. */
export interface OperatorStore {
  getPasswordHash(): Promise<string | null>;
  /** Stores the hash if there is none yet; false if another process was first. */
  setFirstPasswordHash(hash: string): Promise<boolean>;
  /** The installation's signing secret; `made` becomes it if there is none yet. */
  getSecret(made: string): Promise<string>;
  /** Creates a session, and deletes expired ones. */
  createSession(tokenHash: string, session: Omit<OperatorSession, 'id'>): Promise<void>;
  /** Null if there is none or it has expired. */
  getSession(tokenHash: string, now: Date): Promise<OperatorSession | null>;
  /** Open sessions, newest first. */
  listSessions(now: Date): Promise<OperatorSession[]>;
  /** Does nothing if there is none. */
  deleteSession(tokenHash: string): Promise<void>;
  /** By its number in the list; false if there is none. */
  deleteSessionById(id: number): Promise<boolean>;
  deleteAllSessions(): Promise<void>;
  /** Null while none is set up. */
  getSecondFactor(): Promise<SecondFactor | null>;
  setSecondFactor(factor: SecondFactor): Promise<void>;
  removeSecondFactor(): Promise<void>;
  /** Uses up a time step's code; false if it or a later one was used before. */
  spendTimeStep(step: number): Promise<boolean>;
  /** Uses up a recovery code; false if none has that hash. */
  spendRecoveryHash(hash: string): Promise<boolean>;
}
