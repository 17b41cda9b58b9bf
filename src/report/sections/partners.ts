import { clipName, clipSentence } from '#report/clip-text.ts';
import type { ReportInput } from '#report/report-input.ts';

/** Complementary solutions, best match first. */
export function describePartners({ partners }: ReportInput) {
  return partners.map((partner) => ({
    name: clipName(partner.name, 'Unnamed solution'),
    category: clipName(partner.category, ''),
    description: clipSentence(partner.description),
    relevance: partner.relevance,
    reason: clipSentence(partner.reasons[0] ?? ''),
  }));
}
