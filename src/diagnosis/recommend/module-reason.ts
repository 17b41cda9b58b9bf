import type { Evidence } from '#shared/schemas/evidence.ts';
import type { Task } from '#shared/schemas/task.ts';
import {
  formatEstimate,
  formatEstimatedHours,
  formatEstimatedUsd,
  formatPlural,
} from '#shared/text/figures.ts';
import { listOf } from '#shared/text/list-of.ts';
import { closestFirst } from '#shared/text/shared-words.ts';
import type { TaskFigure } from '#shared/value/task-figures.ts';
import type { Capabilities } from './capability-match.ts';
import { type ClaimedValue, claimValue } from './claim-value.ts';
import type { CompanyContext, WorkContext } from './work-context.ts';

export interface ReasonInput {
  capabilities: Capabilities;
  tasks: readonly Task[];
  mainWorkflow: string;
  claimed: ClaimedValue;
  allTasks: readonly Task[];
  figures: ReadonlyMap<number, TaskFigure>;
  company: CompanyContext;
}

const maxNamed = 2;

export const maxQuoteLength = 140;
/**
 * Minimum number of characters in a statement. A shorter quote is a label, used only if there is no
 * statement.
 */
const minStatementLength = 20;

const readableKinds: ReadonlySet<Evidence['kind']> = new Set([
  'text',
  'job-offer',
  'heading',
  'form',
  'navigation',
  'page',
]);

const minNamedUsd = 10;

export function explainModule(input: ReasonInput): string {
  const { tasks, mainWorkflow, allTasks, figures, company, capabilities, claimed } = input;
  const main = tasks.filter(({ workflow }) => workflow === mainWorkflow);
  const hours = allTasks
    .filter(({ workflow }) => workflow === mainWorkflow)
    .reduce((total, { id }) => total + (figures.get(id)?.hoursPerWeek ?? 0), 0);
  const usd = claimValue(capabilities, main, figures).savingsUsdPerMonth.likely;
  const named = listOf(main.slice(0, maxNamed).map(({ name }) => `“${name}”`));
  const gain =
    usd >= minNamedUsd
      ? `help with ${named} could save about ${formatEstimatedUsd(usd)} a month.`
      : `help with ${named} saves little time, but can make the result better.`;
  const sentences = [
    introduce(company.workflows.get(mainWorkflow), mainWorkflow, main),
    `About ${formatEstimatedHours(hours)} a week ${formatEstimate(hours) === '1' ? 'goes' : 'go'} into ${mainWorkflow}; ${gain}`,
    addOthers(tasks, mainWorkflow, usd, claimed.savingsUsdPerMonth.likely),
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

/**
 * For a module whose work is all credited to other modules; `overlap` is the sentence that says so.
 */
export function explainAlternative(tasks: readonly Task[], overlap: string): string {
  const named = listOf(tasks.slice(0, maxNamed).map(({ name, workflow }) => `“${name}” (${workflow})`));
  return `It could help with ${named} as well. ${overlap}`;
}

function introduce(workflow: WorkContext | undefined, workflowName: string, tasks: readonly Task[]): string {
  if (workflow?.basis === 'told') return 'You entered this work yourself.';
  if (workflow?.basis === 'typical')
    return 'Your website doesn’t show this work, but companies like yours usually do it.';
  const about = [...tasks.map(({ name }) => name), workflowName];
  const ofTasks = tasks.flatMap(({ evidence }) => evidence);
  const found = chooseQuote([
    ...closestFirst(ofTasks, about),
    ...closestFirst(workflow?.evidence ?? [], about),
  ]);
  if (found === null) return '';
  return `Your website on ${workflowName}: “${clipQuote(found.quote)}”.`;
}

/** `evidence` has the quotes closest to the work first. */
function chooseQuote(evidence: readonly Evidence[]): Evidence | null {
  const readable = evidence.filter(({ kind, quote }) => readableKinds.has(kind) && quote.trim() !== '');
  const statement = readable.find(
    ({ quote }) => quote.length >= minStatementLength && quote.length <= maxQuoteLength,
  );
  const longer = readable.find(({ quote }) => quote.length >= minStatementLength);
  return statement ?? longer ?? readable[0] ?? null;
}

function clipQuote(quote: string): string {
  const folded = quote.replace(/\s+/gu, ' ').trim();
  if (folded.length <= maxQuoteLength) return folded.replace(/\.$/, '');
  const cut = folded.slice(0, maxQuoteLength);
  const end = cut.lastIndexOf(' ');
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[\s,;:–-]+$/u, '')}…`;
}

function addOthers(tasks: readonly Task[], mainWorkflow: string, mainUsd: number, usd: number): string {
  const others = [...new Set(tasks.map(({ workflow }) => workflow))].filter((name) => name !== mainWorkflow);
  if (others.length === 0 || usd < minNamedUsd) return '';
  if (formatEstimatedUsd(usd) === formatEstimatedUsd(mainUsd)) return '';
  const more = others.length - maxNamed;
  const named = [
    ...others.slice(0, maxNamed),
    ...(more > 0 ? [formatPlural(more, 'more workflow', 'more workflows')] : []),
  ];
  return `With ${listOf(named)} included, the savings come to about ${formatEstimatedUsd(usd)} a month.`;
}
