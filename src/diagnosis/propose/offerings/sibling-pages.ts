import type { SiteReading } from '../../annotate/site-reading.ts';
import type { PageFacts, PageLink } from '../../read/page-facts.ts';
import { plainAddress } from '../../text/address.ts';
import type { PageLabel } from './page-labels.ts';
import { isListName } from './services-heading.ts';

const minTogether = 3;
const minServices = 2;

export function besideServices(
  { pages, readings }: SiteReading,
  labels: ReadonlyMap<number, PageLabel>,
  mayPresent: (page: number) => boolean,
  isService: (label: PageLabel) => boolean,
): Set<number> {
  const mayBe = (page: number) => labels.has(page) && mayPresent(page);
  const isKnown = (page: number) => {
    const label = labels.get(page);
    return label !== undefined && isService(label);
  };
  const numbers = new Map(pages.map(({ url }, index) => [plainAddress(url), index]));
  const beside = new Set<number>();
  pages.forEach((page, index) => {
    if (readings[index] !== 'own' || !leadsToServices(page, labels.get(index)?.name ?? '')) return;
    for (const row of rowsOf(page.links, numbers, mayBe)) {
      const services = row.filter(isKnown).length;
      if (row.length < minTogether || services < minServices || services * 2 < row.length) continue;
      for (const number of row) beside.add(number);
    }
  });
  return beside;
}

function leadsToServices({ kind }: PageFacts, name: string): boolean {
  return kind === 'home' || kind === 'services' || isListName(name);
}

function rowsOf(
  links: readonly PageLink[],
  numbers: ReadonlyMap<string, number>,
  mayBe: (page: number) => boolean,
): number[][] {
  const rows: number[][] = [];
  let row: number[] = [];
  let section: PageLink['section'] | null = null;
  const end = () => {
    if (row.length > 0) rows.push(row);
    row = [];
  };
  for (const link of links) {
    const number = numbers.get(plainAddress(link.url));
    if (link.section !== section || number === undefined || !mayBe(number)) end();
    section = link.section;
    if (number !== undefined && mayBe(number) && !row.includes(number)) row.push(number);
  }
  end();
  return rows;
}
