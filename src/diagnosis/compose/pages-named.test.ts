import { expect, it } from 'vitest';
import { pageOf } from '#tests/support/page-builder.ts';
import type { SiteReading } from '../annotate/site-reading.ts';
import { pagesNamed } from './pages-named.ts';

const site = (...pages: ReturnType<typeof pageOf>[]): SiteReading => ({
  pages,
  readings: pages.map(() => 'own'),
  hits: [],
  sentences: [],
  title: [],
  named: new Set<string>(),
  trade: { buyers: new Set<string>(), sellers: new Set<string>() },
  isVisitors: () => false,
  words: 0,
});

it('finds the pages whose address or title contains a distinguishing word of the name', () => {
  const pages = [
    pageOf('/', ['Home'], { title: 'Bookkeeping by Hallam' }),
    pageOf('/monthly-bookkeeping', ['Books']),
    pageOf('/a', ['Books'], { title: 'Bookkeepers in town' }),
    pageOf('/clients', ['For our clients']),
  ];
  expect([...pagesNamed(site(...pages), 'Bookkeeping for clients')]).toEqual([
    'https://example.com/monthly-bookkeeping',
  ]);
  expect(pagesNamed(site(...pages), 'Customer service handling').size).toBe(0);
});
