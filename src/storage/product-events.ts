import type { Transaction } from './database.ts';

export const productEventNames = [
  'enquiry.created',
  'subscriber.verified',
  'audit.completed',
  'lead.updated',
  'lead.deleted',
  'test',
] as const;

export interface ProductEvent {
  event: (typeof productEventNames)[number];
  id: number;
}

/** Must be called in the transaction that causes the event, so that both happen or neither does. */
export type EmitEvent = (transaction: Transaction, event: ProductEvent) => Promise<void>;

export const emitNothing: EmitEvent = async () => {};
