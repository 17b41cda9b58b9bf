import { type OfferingRow, offeringRowSchema } from './rows.ts';

/** Keeps only offerings with a numeric id and a name. Anything but a list counts as empty. */
export function cleanOfferings(input: unknown): OfferingRow[] {
  if (!Array.isArray(input)) return [];
  return input.flatMap((item) => {
    const parsed = offeringRowSchema.safeParse(item);
    return parsed.success ? [parsed.data] : [];
  });
}
