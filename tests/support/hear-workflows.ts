import { pageOf } from './page-builder.ts';
import { plainFiller } from './plain-filler.ts';
import { signalledWorkflows } from './signalled-workflows.ts';

/** What sites say of one workflow and what only sounds like it; each entry is one site, its lines parted by ` / `. */
export interface Wordings {
  fires: readonly string[];
  silent: readonly string[];
}

/**
 * Ids of the workflows found on a page of a trade, with these lines in the page builder's notation.
 * `trade` are words that say what the organization is and nothing of its work.
 */
export function heardWorkflows(trade: readonly string[], lines: string): string[] {
  return signalledWorkflows([pageOf('/', [plainFiller, ...trade, ...lines.split(' / ')])]);
}
