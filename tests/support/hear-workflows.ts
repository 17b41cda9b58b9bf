import { pageOf } from './page-builder.ts';
import { plainFiller } from './plain-filler.ts';
import { signalledWorkflows } from './signalled-workflows.ts';

/**
 * What sites say about one workflow, and what only sounds like it; each entry is one site, with its lines separated
 * by `
 * `.
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
