import type { PageFacts } from '../../read/page-facts.ts';
import { countSpaced } from '../../text/words.ts';

const offeringTypes: ReadonlySet<string> = new Set([
  'Service',
  'Product',
  'Course',
  'MenuSection',
  'FinancialProduct',
  'LoanOrCredit',
  'MedicalProcedure',
  'MedicalTherapy',
  'TouristTrip',
  'SoftwareApplication',
]);
const maxWords = 7;

export function structuredOfferings(pages: readonly PageFacts[]): { name: string; page: number }[] {
  return pages.flatMap(({ structured, blocks }, page) =>
    structured
      .filter(({ type }) => offeringTypes.has(type))
      .flatMap(({ properties }) => properties.name ?? [])
      .filter((name) => countSpaced(name) <= maxWords && blocks.some(({ text }) => text.includes(name)))
      .map((name) => ({ name, page })),
  );
}
