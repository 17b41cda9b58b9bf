import type { SignalOwner } from '../../annotate/signal-owner.ts';
import type { SiteReading } from '../../annotate/site-reading.ts';
import type { PageKind } from '../../read/page-facts.ts';
import { plainAddress } from '../../text/address.ts';
import type { OfferingSearch } from './offering-search.ts';
import type { PageLabel } from './page-labels.ts';

export const edges = /^[^\p{L}\p{N}]+|[^\p{L}\p{N})!?.]+$/gu;

export interface NameMentions {
  owners: ReadonlyMap<string, readonly SignalOwner[]>;
  /**
   * Link texts as `linkText` returns them: `menus` from menus and page headers, `links` from main
   * content.
   */
  menus: ReadonlySet<string>;
  links: ReadonlySet<string>;
  leadsTo: ReadonlyMap<string, PageKind>;
  lines: ReadonlySet<string>;
  specialties: ReadonlySet<string>;
  /** Keyed by name in lowercase. */
  labels: ReadonlyMap<string, PageLabel>;
  saidIn: ReadonlyMap<string, ReadonlySet<number>>;
}

export function nameMentions(
  site: SiteReading,
  { finding, labels, sentences }: OfferingSearch,
): NameMentions {
  const owners = new Map<string, SignalOwner[]>();
  for (const { sentence, owner } of site.hits) {
    if (sentence.end - sentence.start > maxLetters) continue;
    const text = site.pages[sentence.page]?.blocks[sentence.block]?.text ?? '';
    const key = text.slice(sentence.start, sentence.end).toLowerCase();
    const known = owners.get(key);
    if (known) known.push(owner);
    else owners.set(key, [owner]);
  }
  const kinds = new Map(site.pages.map(({ url, kind }) => [plainAddress(url), kind]));
  const leadsTo = new Map<string, PageKind>();
  const menus = new Set<string>();
  const links = new Set<string>();
  for (const { section, text, url } of site.pages.flatMap((page) => page.links)) {
    const name = linkText(text);
    if (text.length > maxLetters) continue;
    if (!leadsTo.has(name)) leadsTo.set(name, kinds.get(plainAddress(url)) ?? 'other');
    if (section === 'navigation' || section === 'header') menus.add(name);
    else if (section === 'main') links.add(name);
  }
  const saidIn = new Map<string, Set<number>>();
  sentences.forEach(({ stems }, index) => {
    for (const stem of stems) {
      const numbers = saidIn.get(stem);
      if (numbers) numbers.add(index);
      else saidIn.set(stem, new Set([index]));
    }
  });
  const byName = new Map([...labels.values()].map((label) => [label.name.toLowerCase(), label]));
  const lines = new Set(finding.serviceLines.map(({ id }) => id));
  const specialties = new Set(finding.specialties.map(({ id }) => id));
  return { owners, lines, specialties, menus, links, leadsTo, labels: byName, saidIn };
}

/** In characters. */
const maxLetters = 80;

export function linkText(text: string): string {
  return text.replaceAll(edges, '').trim().toLowerCase();
}

export function isSaid(stems: readonly string[], saidIn: NameMentions['saidIn']): boolean {
  const [first, ...others] = stems;
  if (first === undefined) return false;
  return [...(saidIn.get(first) ?? [])].some((index) => others.every((stem) => saidIn.get(stem)?.has(index)));
}
