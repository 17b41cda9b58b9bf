import { pageOf } from './page-builder.ts';
import { plainFiller } from './plain-filler.ts';
import { signalledWorkflows } from './signalled-workflows.ts';

/**
 * `fires` are sentences that mention the workflow; `silent` only sound like it. Each entry is a site's text,
 * with ` / ` between lines.
 */
export interface Wordings {
  fires: readonly string[];
  silent: readonly string[];
}

/**
 * Ids of the workflows found on a page with these lines, in the notation of `pageOf`. `trade` says what the
 * organization is, without mentioning its work.
 */
export function heardWorkflows(trade: readonly string[], lines: string): string[] {
  return signalledWorkflows([pageOf('/', [plainFiller, ...trade, ...lines.split(' / ')])]);
}
