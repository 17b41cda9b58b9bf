import type { Transaction } from './database.ts';

export const productEventNames = [
  'enquiry.created',
  'subscriber.verified',
  'audit.completed',
  'lead.updated',
  'lead.deleted',
  'test',
] as const;

/** An event that the operator's other systems may want, with the id of its subject. */
export interface ProductEvent {
  event: (typeof productEventNames)[number];
  id: number;
}

/** Sends an event in the transaction that causes it, so that both happen or neither does. */
export type EmitEvent = (transaction: Transaction, event: ProductEvent) => Promise<void>;

/** For when no receiver is configured. */
export const emitNothing: EmitEvent = async () => {};
