import type { PageFacts } from '../../read/page-facts.ts';
import { phrases } from '../../text/phrases.ts';
import { countSpaced } from '../../text/words.ts';

const customersLabel = phrases('customers-labels');
const customersFolders = new Set(
  'who-we-serve who-we-help industry industries market markets sector sectors customers clients applications'.split(
    ' ',
  ),
);
const firstBlocks = 4;

/** A page for one group of customers is named after them, not after a service. */
export function isForCustomers({ url, blocks }: PageFacts): boolean {
  return (
    new URL(url).pathname
      .toLowerCase()
      .split('/')
      .slice(0, -1)
      .some((folder) => customersFolders.has(folder)) ||
    blocks
      .filter(({ section }) => section === 'main')
      .slice(0, firstBlocks)
      .some(({ text }) => countSpaced(text) <= 6 && customersLabel.test(text))
  );
}
