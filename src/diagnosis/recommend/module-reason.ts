import type { Evidence } from '#shared/schemas/evidence.ts';
import type { Task } from '#shared/schemas/task.ts';
import { formatEstimate, formatEstimatedUsd } from '#shared/text/figures.ts';
import type { TaskFigure } from '#shared/value/task-figures.ts';
import { countSpaced } from '../text/words.ts';
import type { Capabilities } from './capability-match.ts';
import { type ClaimedValue, claimValue } from './claim-value.ts';
import { listOf } from './reasons.ts';
import type { CompanyContext, WorkContext } from './work-context.ts';

export interface ReasonInput {
  capabilities: Capabilities;
  /** The tasks that count for the module, those that count most first. */
  tasks: readonly Task[];
  mainWorkflow: string;
  claimed: ClaimedValue;
  /** All tasks of the company. */
  allTasks: readonly Task[];
  figures: ReadonlyMap<number, TaskFigure>;
  company: CompanyContext;
}

/** How many tasks and further workflows a reason names: what a reader takes in at a glance. */
const maxNamed = 2;

/** Longest quote in a reason, in characters; a longer one ends with an ellipsis. */
export const maxQuoteLength = 140;
/** A quote shorter than this is a label rather than a statement, and stands only where there is no other. */
const minStatementLength = 20;

/** Kinds of evidence whose quote is a sentence or label that a visitor of the site reads. */
const readableKinds: ReadonlySet<Evidence['kind']> = new Set([
  'text',
  'job-offer',
  'heading',
  'form',
  'navigation',
  'page',
]);
/** Shortest text that counts as a sentence, in words. */
const minSentenceWords = 4;
/** Of those, the ones that say something; the others are labels. */
const sentenceKinds: ReadonlySet<Evidence['kind']> = new Set(['text', 'job-offer']);

/** Below this, in USD a month, money is no reason. */
const minNamedUsd = 10;

/**
 * Why this company should look at the module: what the site says of the work it mainly serves, the hours that go
 * into that work, which tasks it helps with and what that could save a month.
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
    introduce(company.workflows.get(mainWorkflow), main),
    `About ${formatEstimate(hours)} hours a week go into ${mainWorkflow}; ${gain}`,
    addOthers(tasks, mainWorkflow, usd, claimed.savingsUsdPerMonth.likely),
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

/** The reason of a module whose work all counts for others, which `overlap` says. */
export function explainAlternative(tasks: readonly Task[], overlap: string): string {
  const named = listOf(tasks.slice(0, maxNamed).map(({ name, workflow }) => `“${name}” (${workflow})`));
  return `It could help with ${named} as well. ${overlap}`;
}

/** How the work is known: in the site's words where it has some. */
function introduce(workflow: WorkContext | undefined, tasks: readonly Task[]): string {
  if (workflow?.basis === 'told') return 'You entered this work yourself.';
  if (workflow?.basis === 'typical')
    return 'Your website doesn’t show this work, but companies like yours usually do it.';
  const found = chooseQuote([...tasks.flatMap(({ evidence }) => evidence), ...(workflow?.evidence ?? [])]);
  if (found === null) return '';
  return `Your website ${saysSomething(found) ? 'says' : 'shows'} “${clipQuote(found.quote)}”.`;
}

/** The first quote that is a whole statement and not too long, else the first that can be read at all. */
function chooseQuote(evidence: readonly Evidence[]): Evidence | null {
  const readable = evidence.filter(({ kind, quote }) => readableKinds.has(kind) && quote.trim() !== '');
  const statement = readable.find(
    ({ quote }) => quote.length >= minStatementLength && quote.length <= maxQuoteLength,
  );
  const longer = readable.find(({ quote }) => quote.length >= minStatementLength);
  return statement ?? longer ?? readable[0] ?? null;
}

/** A label or button of a few words is shown rather than said. */
function saysSomething({ kind, quote }: Evidence): boolean {
  return sentenceKinds.has(kind) && countSpaced(quote.trim()) >= minSentenceWords;
}

/** White space folded, without the full stop of its sentence; cut at a word. */
function clipQuote(quote: string): string {
  const folded = quote.replace(/\s+/gu, ' ').trim();
  if (folded.length <= maxQuoteLength) return folded.replace(/\.$/, '');
  const cut = folded.slice(0, maxQuoteLength);
  const end = cut.lastIndexOf(' ');
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[\s,;:–-]+$/u, '')}…`;
}

/** What it comes to with its other workflows; nothing where they don't change the rounded figure. */
function addOthers(tasks: readonly Task[], mainWorkflow: string, mainUsd: number, usd: number): string {
  const others = [...new Set(tasks.map(({ workflow }) => workflow))].filter((name) => name !== mainWorkflow);
  if (others.length === 0 || usd < minNamedUsd) return '';
  if (formatEstimatedUsd(usd) === formatEstimatedUsd(mainUsd)) return '';
  const more = others.length - maxNamed;
  const named = [...others.slice(0, maxNamed), ...(more > 0 ? [`${more} more`] : [])];
  return `With its work in ${listOf(named)}, it is about ${formatEstimatedUsd(usd)} a month in all.`;
}
