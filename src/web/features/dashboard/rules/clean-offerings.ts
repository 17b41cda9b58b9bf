import { type OfferingRow, offeringRowSchema } from './rows.ts';

export function cleanOfferings(input: unknown): OfferingRow[] {
  if (!Array.isArray(input)) return [];
  return input.flatMap((item) => {
    const parsed = offeringRowSchema.safeParse(item);
    return parsed.success ? [parsed.data] : [];
  });
}
