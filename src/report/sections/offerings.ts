import { clipName, clipSentence } from '#report/clip-text.ts';
import { toPageLink } from '#report/page-link.ts';
import { primaryLanguage } from '#report/primary-language.ts';
import type { ReportInput } from '#report/report-input.ts';
import { formatPlural } from '#shared/text/figures.ts';

/** Fills about two pages; the dashboard has the rest. */
const maxShown = 40;

export function describeOfferings({ offerings }: ReportInput) {
  const rest = offerings.length - maxShown;
  return {
    rows: offerings.slice(0, maxShown).map(({ name, evidence: [first] }) => ({
      name: clipName(name, 'Unnamed offering'),
      quote: first
        ? { text: clipSentence(first.quote), lang: primaryLanguage(first), page: toPageLink(first.url) }
        : null,
    })),
    more: rest > 0 ? `${formatPlural(rest, 'more offering')}.` : null,
  };
}
