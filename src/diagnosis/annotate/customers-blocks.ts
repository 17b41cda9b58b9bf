import { isForCustomers } from '../propose/offerings/customer-pages.ts';
import type { PageFacts } from '../read/page-facts.ts';
import { titleParts } from '../text/words.ts';
import { announcesCustomers } from './customers-trade.ts';

const unknownLevel = 6;

export function customersBlocks(page: PageFacts): ReadonlySet<number> {
  const found = new Set<number>();
  const whole = page.kind !== 'home' && isPageOfCustomers(page);
  let level = 0;
  page.blocks.forEach((block, index) => {
    if (block.section !== 'main') return;
    if (block.kind === 'heading') {
      const own = block.level ?? unknownLevel;
      if (level > 0 && own <= level) level = 0;
      if (level === 0 && announcesCustomers(block.text)) level = own;
    }
    if (whole || level > 0) found.add(index);
  });
  return found;
}

function isPageOfCustomers(page: PageFacts): boolean {
  if (isForCustomers(page)) return true;
  const heading =
    page.blocks.find((block) => block.kind === 'heading' && block.section === 'main')?.text ?? '';
  const [name = ''] = titleParts(page.title);
  return announcesCustomers(heading) || announcesCustomers(name);
}
