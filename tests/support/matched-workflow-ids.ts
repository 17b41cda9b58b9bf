import { pageOf } from './page-builder.ts';
import { plainFiller } from './plain-filler.ts';
import { signaledWorkflows } from './signaled-workflows.ts';

/** `fires` mention the workflow, `silent` only sound like it. Each is a site's text, with ` / ` between lines. */
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
