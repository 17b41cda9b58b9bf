import { hasTradeTrait } from '#catalogue/knowledge/find-industry.ts';
import type { SiteReading } from '../../annotate/site-reading.ts';
import { enumeratedServices } from './enumerated-services.ts';
import { listedOfferings } from './listed-offerings.ts';
import { type OfferedService, offeredServices } from './offered-services.ts';
import type { OfferingCandidate, OfferingSource } from './offering-candidate.ts';
import type { OfferingSearch } from './offering-search.ts';
import { presentedServices } from './presented-services.ts';
import { isSpecific } from './service-words.ts';
import { structuredOfferings } from './structured-offerings.ts';
import { isWorkName } from './work-names.ts';

export interface OfferingPlace {
  name: string;
  source: OfferingSource;
  spans: OfferingCandidate['spans'];
  byNeighbors: boolean;
  list?: string;
  language?: string;
}

export function placesByRules(
  site: SiteReading,
  { finding, own, labels, sentences, deliverer }: OfferingSearch,
): OfferingPlace[] {
  const isKnown = (name: string) => deliverer(name) !== null;
  const names = (name: string) => isKnown(name) || (isWorkName(name) && isSpecific(name));
  // If the organization sells goods or its industry is unknown, the menu may have goods as well as services.
  const goods =
    finding.industry.detected === 'unknown' || hasTradeTrait(finding.industry.detected, 'sells-goods');
  const asPlace = ({ name, spans }: OfferedService, byNeighbors = false): OfferingPlace => ({
    name,
    source: isWholePage(site, spans[0]) ? 'page' : 'list',
    spans,
    byNeighbors,
  });
  const presented = [
    ...presentedServices(site, labels, own, sentences, goods, names).map((service) =>
      asPlace(service, service.byNeighbors),
    ),
    ...offeredServices(site, isKnown, names).map((service) => asPlace(service)),
  ];
  const shown = presented.filter(({ byNeighbors }) => !byNeighbors).map(({ name }) => name);
  return [
    ...presented,
    ...listedOfferings(site, labels, own, shown, isKnown).map(({ name, list, span }) => ({
      name,
      source: 'list' as const,
      spans: [span],
      byNeighbors: false,
      list,
    })),
    ...structuredOfferings(site.pages).map(({ name, page }) => ({
      name,
      source: 'structured-data' as const,
      spans: [{ page, from: 0, to: 0 }],
      byNeighbors: false,
    })),
    ...enumeratedServices(sentences, isKnown).map(({ name, sentence }) => ({
      name,
      source: 'sentence' as const,
      spans: [{ page: sentence.page, from: sentence.block, to: sentence.block + 1 }],
      byNeighbors: false,
    })),
  ];
}

function isWholePage({ pages }: SiteReading, span: OfferingCandidate['spans'][number] | undefined): boolean {
  return span !== undefined && span.from === 0 && span.to === pages[span.page]?.blocks.length;
}
