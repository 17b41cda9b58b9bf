import type { Evidence } from '#shared/schemas/evidence.ts';
import type { Task } from '#shared/schemas/task.ts';
import { formatEstimate, formatEstimatedUsd } from '#shared/text/figures.ts';
import { listOf } from '#shared/text/list-of.ts';
import { closestFirst } from '#shared/text/shared-words.ts';
import type { TaskFigure } from '#shared/value/task-figures.ts';
import { countSpaced } from '../text/words.ts';
import type { Capabilities } from './capability-match.ts';
import { type ClaimedValue, claimValue } from './claim-value.ts';
import type { CompanyContext, WorkContext } from './work-context.ts';

export interface ReasonInput {
  capabilities: Capabilities;
  /** The tasks that count for the module, the largest first. */
  tasks: readonly Task[];
  mainWorkflow: string;
  claimed: ClaimedValue;
  /** All tasks of the company. */
  allTasks: readonly Task[];
  figures: ReadonlyMap<number, TaskFigure>;
  company: CompanyContext;
}

/** How many tasks and further workflows a reason names: a few at a glance. */
const maxNamed = 2;

/** Maximum length of a quote in a reason, in characters; a longer one ends with an ellipsis. */
export const maxQuoteLength = 140;
/** Minimum length of a statement, in characters; a shorter quote is a label, and is used only if there is no other. */
const minStatementLength = 20;

/** Kinds of evidence whose quote is a sentence or label that visitors of the site read. */
const readableKinds: ReadonlySet<Evidence['kind']> = new Set([
  'text',
  'job-offer',
  'heading',
  'form',
  'navigation',
  'page',
]);
/** Minimum length of a sentence, in words. */
const minSentenceWords = 4;
/** Readable kinds whose quotes are sentences; the others are labels. */
const sentenceKinds: ReadonlySet<Evidence['kind']> = new Set(['text', 'job-offer']);

/** Minimum savings in USD per month to be named as a reason. */
const minNamedUsd = 10;

/**
 * Why this company should look at the module: the site's words about the work it mainly serves, the hours in that work,
 * the tasks it helps with, and what it could save per month.
 */
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
    `About ${formatEstimate(hours)} hours a week go into ${mainWorkflow}; ${gain}`,
    addOthers(tasks, mainWorkflow, usd, claimed.savingsUsdPerMonth.likely),
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

/** The reason for a module whose work is all credited to others; `overlap` is the sentence that says so. */
export function explainAlternative(tasks: readonly Task[], overlap: string): string {
  const named = listOf(tasks.slice(0, maxNamed).map(({ name, workflow }) => `“${name}” (${workflow})`));
  return `It could help with ${named} as well. ${overlap}`;
}

/** Introduces the work with the site's words if it has any, or else says where it comes from. */
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
  return `Your website ${saysSomething(found) ? 'says' : 'shows'} “${clipQuote(found.quote)}”.`;
}

/** The first quote (the closest to the work is first) that is a complete statement and not too long, else the first readable one. */
function chooseQuote(evidence: readonly Evidence[]): Evidence | null {
  const readable = evidence.filter(({ kind, quote }) => readableKinds.has(kind) && quote.trim() !== '');
  const statement = readable.find(
    ({ quote }) => quote.length >= minStatementLength && quote.length <= maxQuoteLength,
  );
  const longer = readable.find(({ quote }) => quote.length >= minStatementLength);
  return statement ?? longer ?? readable[0] ?? null;
}

/** True for a statement, which the site "says"; a label or button of a few words is only "shown". */
function saysSomething({ kind, quote }: Evidence): boolean {
  return sentenceKinds.has(kind) && countSpaced(quote.trim()) >= minSentenceWords;
}

/** White space folded, without the final period; truncated at a word. */
function clipQuote(quote: string): string {
  const folded = quote.replace(/\s+/gu, ' ').trim();
  if (folded.length <= maxQuoteLength) return folded.replace(/\.$/, '');
  const cut = folded.slice(0, maxQuoteLength);
  const end = cut.lastIndexOf(' ');
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[\s,;:–-]+$/u, '')}…`;
}

/** A sentence with the total including the module's other workflows; empty if they don't change the rounded figure. */
function addOthers(tasks: readonly Task[], mainWorkflow: string, mainUsd: number, usd: number): string {
  const others = [...new Set(tasks.map(({ workflow }) => workflow))].filter((name) => name !== mainWorkflow);
  if (others.length === 0 || usd < minNamedUsd) return '';
  if (formatEstimatedUsd(usd) === formatEstimatedUsd(mainUsd)) return '';
  const more = others.length - maxNamed;
  const named = [...others.slice(0, maxNamed), ...(more > 0 ? [`${more} more`] : [])];
  return `Including its work in ${listOf(named)}, that comes to about ${formatEstimatedUsd(usd)} a month.`;
}
