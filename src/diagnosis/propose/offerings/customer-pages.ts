import type { PageFacts } from '../../read/page-facts.ts';

/** Pages for one kind of customer name the customers' trade: "Who we serve: property management". */
const customersLabel =
  /^(?:who we (?:serve|help|work with)|(?:the )?(?:industries|markets|sectors|audiences?|customers|clients|applications)(?: (?:we serve|served))?|industries|solutions for)\b/i;
const customersPath =
  /\/(?:who-we-(?:serve|help)|industr(?:y|ies)|markets?|sectors?|customers|clients|applications)\//i;
/** The breadcrumb line above a page's heading. */
const firstBlocks = 4;

/** True if a page addresses customers of one trade, so that its name is theirs and not a service's. */
export function isForCustomers({ url, blocks }: PageFacts): boolean {
  return (
    customersPath.test(url) ||
    blocks
      .filter(({ section }) => section === 'main')
      .slice(0, firstBlocks)
      .some(({ text }) => text.split(/\s+/).length <= 6 && customersLabel.test(text))
  );
}
