import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
export const number53 = (name: string) => bigint(name, { mode: 'number' });
export const identity = (name: string) => number53(name).generatedAlwaysAsIdentity();
