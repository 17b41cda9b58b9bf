import type { PageFacts, PageKind } from '../read/page-facts.ts';
import { pathSegments } from '../read/page-kind.ts';
import { kindsOfSegment } from '../read/page-kind-names.ts';

const english = /^en(?:[-_][a-z]{2})?$/i;

export function kindByAlternate({ links, kind }: Pick<PageFacts, 'links' | 'kind'>): PageKind | null {
  if (kind !== 'other') return null;
  const version = links.find(({ via, text }) => via === 'alternate' && english.test(text.trim()));
  const last = version ? pathSegments(version.url).at(-1) : undefined;
  if (last === undefined) return null;
  const [named, ...others] = kindsOfSegment(last).exactly;
  return named && others.length === 0 ? named : null;
}
