import { pageOf } from './page-builder.ts';
import { plainFiller } from './plain-filler.ts';
import { signaledWorkflows } from './signaled-workflows.ts';

/**
 * Texts of sites, with ` / ` between lines: `fires` mention the workflow, `silent` only sound as if
 * they did.
 */
export interface Wordings {
  fires: readonly string[];
  silent: readonly string[];
}

/**
 * `trade` says what the organization is, without mentioning its work. `lines` are in the notation of `pageOf`,
 * with ` / ` between them.
 */
export function matchedWorkflowIds(trade: readonly string[], lines: string): string[] {
  return signaledWorkflows([pageOf('/', [plainFiller, ...trade, ...lines.split(' / ')])]);
}
