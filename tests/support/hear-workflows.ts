import { industries } from '#catalogue/industries/industry-registry.ts';
import { workflows } from '#catalogue/workflows/workflow-registry.ts';
import { identify } from '#diagnosis/identify/identify.ts';
import { pageOf } from './page-builder.ts';

/** What sites say of one workflow and what only sounds like it; each entry is one site, its lines parted by ` / `. */
export interface Wordings {
  fires: readonly string[];
  silent: readonly string[];
}

/** Enough plain text that a page is no shell, saying nothing of any work. */
const filler =
  'The house stands beside the river where the old road turns towards the hills and in summer the trees give shade until late in the day while boats pass slowly under the stone bridge and children count them from the bank as their grandparents did before them in years that nobody remembers any more because so much has changed since then and yet the view is the same';

/**
 * Ids of the workflows found (typical ones left out) on a page of a trade, with these lines in the page builder's notation.
 * `trade` are words that say what the organisation is and nothing of its work.
 */
export function heardWorkflows(trade: readonly string[], lines: string): string[] {
  const page = pageOf('/', [filler, ...trade, ...lines.split(' / ')]);
  return identify([page], 'unknown', { workflows, industries })
    .workflows.filter(({ basis }) => basis !== 'typical')
    .map(({ definition }) => definition.id);
}
