import { pageOf } from './page-builder.ts';
import { plainFiller } from './plain-filler.ts';
import { signalledWorkflows } from './signalled-workflows.ts';

/**
 * Sentences that mention one workflow (`fires`), and sentences that only sound like it (`silent`). Each entry is the
 * text of one site, whose lines are separated by a slash with a space on each side.
 */
export interface Wordings {
  fires: readonly string[];
  silent: readonly string[];
}

/**
 * Ids of the workflows found on a page with these lines in the page builder's notation. `trade` is text that says
 * what the organization is, without mentioning its work.
 */
export function heardWorkflows(trade: readonly string[], lines: string): string[] {
  return signalledWorkflows([pageOf('/', [plainFiller, ...trade, ...lines.split(' / ')])]);
}
