import type { SecondFactor } from './second-factor-store.ts';

export interface OperatorSession {
  id: number;
  createdAt: Date;
  expiresAt: Date;
  browser: string;
}

export interface OperatorStore {
  getPasswordHash(): Promise<string | null>;
  setFirstPasswordHash(hash: string): Promise<boolean>;
  getSecret(made: string): Promise<string>;
  createSession(tokenHash: string, session: Omit<OperatorSession, 'id'>): Promise<void>;
  getSession(tokenHash: string, now: Date): Promise<OperatorSession | null>;
  listSessions(now: Date): Promise<OperatorSession[]>;
  deleteSession(tokenHash: string): Promise<void>;
  deleteSessionById(id: number): Promise<boolean>;
  deleteAllSessions(): Promise<void>;
  getSecondFactor(): Promise<SecondFactor | null>;
  setSecondFactor(factor: SecondFactor): Promise<void>;
  removeSecondFactor(): Promise<void>;
  /** Each time step's code works once. False if this step or a later one was already used. */
  spendTimeStep(step: number): Promise<boolean>;
  spendRecoveryHash(hash: string): Promise<boolean>;
}
