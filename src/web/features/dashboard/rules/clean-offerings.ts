import { type OfferingRow, offeringRowSchema } from './rows.ts';

/** Offerings without an id or a name are dropped. */
export function cleanOfferings(input: unknown): OfferingRow[] {
  if (!Array.isArray(input)) return [];
  return input.flatMap((item) => {
    const parsed = offeringRowSchema.safeParse(item);
    return parsed.success ? [parsed.data] : [];
  });
}
