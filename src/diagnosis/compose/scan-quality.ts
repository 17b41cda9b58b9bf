import type { Coverage } from '#shared/schemas/coverage.ts';
import type { ScanQualityPart } from '#shared/schemas/stats.ts';
import { readableLanguage } from '../annotate/readable-language.ts';
import { siteLanguage } from '../annotate/site-language.ts';
import type { PageFacts } from '../read/page-facts.ts';
import type { IdentifiedWorkflow } from './identified-workflow.ts';

/**
 * More pages, words, or kinds of pages than these would hardly improve the diagnosis. Our
 * assumptions.
 */
const pagesToRead = 40;
const amplePages = 12;
const ampleWords = 3000;
const ampleKinds = 6;

/**
 * In percent. Null if nothing was read, or if the site's main language could not be interpreted and no workflow
 * was found by other signals.
 */
export function scanQuality(
  coverage: Pick<Coverage, 'found' | 'read'>,
  pages: readonly PageFacts[],
  workflows: readonly Pick<IdentifiedWorkflow, 'basis'>[],
): { scanQuality: number | null; scanQualityParts: ScanQualityPart[] } {
  const understood = pages.filter((page) => readableLanguage(page.language) !== null);
  const main = siteLanguage(pages);
  // A few pages that seem to be in another language don't count if we can't interpret the main one.
  const isUnread = understood.length === 0 || (main !== null && readableLanguage(main) === null);
  if (pages.length === 0 || (isUnread && workflows.length === 0))
    return { scanQuality: null, scanQualityParts: [] };
  const words = understood.reduce((sum, page) => sum + page.words, 0);
  const kinds = new Set(pages.map((page) => page.kind).filter((kind) => kind !== 'other'));
  const observed = workflows.filter((workflow) => workflow.basis === 'observed').length;
  const reach = coverage.read / Math.max(coverage.read, Math.min(coverage.found, pagesToRead));
  const parts: ScanQualityPart[] = [
    part(`Pages read, out of up to ${pagesToRead} found`, 0.15, reach),
    part('Number of pages read', 0.15, pages.length / amplePages),
    part('Amount of text', 0.25, words / ampleWords),
    part('Variety of pages', 0.15, kinds.size / ampleKinds),
    part('Language understood', 0.1, understood.length / pages.length),
    part('Workflows backed by a quote', 0.2, workflows.length === 0 ? 0 : observed / workflows.length),
  ];
  const sum = parts.reduce((total, { share, weight }) => total + share * weight, 0);
  return {
    scanQuality: Math.round(sum * 100),
    scanQualityParts: parts.map((one) => ({ ...one, share: Math.round(one.share * 100) / 100 })),
  };
}

function part(label: string, weight: number, share: number): ScanQualityPart {
  return { label, weight, share: Math.min(1, Math.max(0, share)) };
}
