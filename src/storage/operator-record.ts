export interface OperatorSession {
  createdAt: Date;
  expiresAt: Date;
}

/** The operator's generated password and sessions, both as hashes only, and the key of his cookies. */
export interface OperatorStore {
  getPasswordHash(): Promise<string | null>;
  /** Keeps the hash when there is none yet; false when another process was first. */
  setFirstPasswordHash(hash: string): Promise<boolean>;
  /** The secret of this installation for what it signs; `made` becomes it where there is none yet. */
  getSecret(made: string): Promise<string>;
  /** Also forgets sessions that ended before. */
  createSession(tokenHash: string, session: OperatorSession): Promise<void>;
  /** Null when there is none or it has ended. */
  getSession(tokenHash: string, now: Date): Promise<OperatorSession | null>;
  /** Nothing happens when there is none. */
  deleteSession(tokenHash: string): Promise<void>;
  deleteAllSessions(): Promise<void>;
}
