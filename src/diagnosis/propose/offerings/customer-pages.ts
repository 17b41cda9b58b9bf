import type { PageFacts } from '../../read/page-facts.ts';
import { phrases } from '../../text/phrases.ts';
import { countSpaced } from '../../text/words.ts';

/** Pages that speak to one kind of customer name the customers' trade: "Who we serve: property management". */
const customersLabel = phrases('customers-labels');
const customersPath =
  /\/(?:who-we-(?:serve|help)|industr(?:y|ies)|markets?|sectors?|customers|clients|applications)\//i;
/** The small line above a page's heading that says where in the site one is. */
const firstBlocks = 4;

/** Whether a page speaks to customers of one trade, so that its name is theirs and no service's. */
export function isForCustomers({ url, blocks }: PageFacts): boolean {
  return (
    customersPath.test(url) ||
    blocks
      .filter(({ section }) => section === 'main')
      .slice(0, firstBlocks)
      .some(({ text }) => countSpaced(text) <= 6 && customersLabel.test(text))
  );
}
