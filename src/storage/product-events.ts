import type { Transaction } from './database.ts';

export const productEventNames = [
  'enquiry.created',
  'subscriber.verified',
  'audit.completed',
  'lead.updated',
  'lead.deleted',
  'test',
] as const;

/** Something that the operator's other systems may want to know, by the id of what it happened to. */
export interface ProductEvent {
  event: (typeof productEventNames)[number];
  id: number;
}

/** Passes an event on within the transaction that makes it happen: both or neither. */
export type EmitEvent = (transaction: Transaction, event: ProductEvent) => Promise<void>;

/** Nobody wants to know. */
export const emitNothing: EmitEvent = async () => {};
