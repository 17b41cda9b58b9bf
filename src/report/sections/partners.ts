import { clipName, clipSentence } from '#report/clip-text.ts';
import { toPageLink } from '#report/page-link.ts';
import type { ReportInput } from '#report/report-input.ts';

export function describePartners({ partners }: ReportInput) {
  return partners.map((partner) => ({
    name: clipName(partner.name, 'Unnamed solution'),
    category: clipName(partner.category, ''),
    description: clipSentence(partner.description),
    relevance: partner.relevance,
    link: partner.url === undefined ? null : toPageLink(partner.url),
    reason: clipSentence(partner.reasons[0] ?? ''),
  }));
}
