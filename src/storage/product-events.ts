import type { Transaction } from './database.ts';

export const productEventNames = [
  'enquiry.created',
  'subscriber.verified',
  'audit.completed',
  'lead.updated',
  'lead.deleted',
  'test',
] as const;

/** An event that the operator's other systems may want, by its subject's id. */
export interface ProductEvent {
  event: (typeof productEventNames)[number];
  id: number;
}

/** Sends an event in the transaction that causes it: both or neither. */
export type EmitEvent = (transaction: Transaction, event: ProductEvent) => Promise<void>;

/** No receiver is configured. */
export const emitNothing: EmitEvent = async () => {};
