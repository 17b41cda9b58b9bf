import type { Knowledge } from '#catalogue/knowledge/knowledge.ts';
import { nameStems } from '#diagnosis/propose/offerings/name-stems.ts';
import { addressesMachine } from '#diagnosis/second-reader/addresses-machine.ts';
import {
  type ModelReading,
  type ReadOffering,
  type ReadTask,
  type ReadWorkflow,
  taskFactorsSchema,
  type UsualStep,
} from '#diagnosis/second-reader/model-reading.ts';
import {
  difficultySchema,
  type Proposals,
  type Proposed,
  type ProposedStep,
  type ProposedTask,
  valueSchema,
} from './answer-schemas.ts';
import { checkQuote, isDense, type QuoteCheck } from './check-quote.ts';
import { checkedPeople } from './checked-people.ts';
import { findQuote } from './find-quote.ts';
import { holdsPrice, withoutPrice } from './price-in-name.ts';
import { maxTraits, stepTimesOf, trialsOf, withHelp } from './proposed-steps.ts';
import { countRefusal, type RefusalReason, type Refusals } from './refusals.ts';
import type { SentBlock, SentText } from './sent-text.ts';
import { isOfKnownWords } from './usual-steps.ts';

/** The model hasn't judged yet whether the proposals are the organization's own work. */
export type CheckedProposals = Pick<
  ModelReading,
  'organization' | 'people' | 'workingTime' | 'workflows' | 'offerings'
>;

const limits = {
  workflows: 20,
  offerings: 30,
  tasks: 6,
  usualSteps: 5,
  descriptionWords: { min: 5, max: 28 },
  nameLetters: 60,
  nameWords: 9,
};

export function checkProposals(
  proposals: Proposals,
  sent: SentText,
  { catalog, found }: Known,
): { checked: CheckedProposals; refusals: Refusals } {
  const refusals: Refusals = {};
  const blocks = new Map(sent.blocks.map((block) => [block.id, block]));
  const refuse = (reason: RefusalReason) => {
    countRefusal(refusals, reason);
    return null;
  };
  const organization = checkOrganization(proposals.organization, { catalog, found }, { blocks, refuse });
  const trades = [found?.id, organization?.trade].filter((id) => id !== undefined);
  const check: Check = {
    blocks,
    refuse,
    isKnown: (text, quoted) => isOfKnownWords(text, quoted, trades, catalog),
  };
  countRefusal(refusals, 'too-many', Math.max(0, proposals.workflows.length - limits.workflows));
  countRefusal(refusals, 'too-many', Math.max(0, proposals.offerings.length - limits.offerings));
  const workflows = proposals.workflows
    .slice(0, limits.workflows)
    .flatMap(
      (proposal, index) =>
        checkWorkflow(proposal, { key: `w${index + 1}`, trials: proposals.firstTrials }, check) ?? [],
    );
  const offerings = proposals.offerings.slice(0, limits.offerings).flatMap((proposal): ReadOffering[] => {
    const found = checkNamed(proposal, check);
    if (!found) return [];
    // A word copied from a list ("Jam") may say nothing without its heading ("Nuts").
    return [{ name: found.isEnglish ? found.englishName : found.name, url: found.url, quote: found.quote }];
  });
  const people = proposals.people && checkPeople(proposals.people, check);
  const workingTime = proposals.workingTime && checkWorkingTime(proposals.workingTime, check);
  return { checked: { organization, people, workingTime, workflows, offerings }, refusals };
}

interface Known {
  catalog: Knowledge;
  found: Knowledge['industries'][number] | null;
}

interface Check extends QuoteCheck {
  isKnown: (text: string, quoted: string) => boolean;
}

function checkOrganization(
  proposal: Proposals['organization'],
  { catalog: { industries }, found }: Known,
  check: QuoteCheck,
): ModelReading['organization'] {
  if (proposal === null || proposal.trade === found?.id) return null;
  const { trade } = proposal;
  if (!industries.some(({ id }) => id === trade)) return check.refuse('unknown-trade');
  const first = checkQuote(proposal, check);
  if (!first) return null;
  const organization = { trade, url: first.block.url, quote: first.quote, also: null };
  if (found === null) return organization;
  const second = proposal.also && checkQuote(proposal.also, check);
  const isShown =
    second && second.block !== first.block && [first, second].every(({ block }) => tellsTrade(block));
  return isShown
    ? { ...organization, also: { url: second.block.url, quote: second.quote } }
    : check.refuse('trade-not-shown');
}

/**
 * Organizations say what they are on these pages, so only quotes from them may contradict the trade
 * that the analysis found.
 */
function tellsTrade({ pageKind }: SentBlock): boolean {
  return pageKind === 'home' || pageKind === 'about';
}

function checkPeople(said: NonNullable<Proposals['people']>, check: QuoteCheck): ModelReading['people'] {
  const found = checkQuote(said, check);
  if (!found) return null;
  const { block, quote } = found;
  return checkedPeople(said.count, { url: block.url, quote }) ?? check.refuse('people-not-shown');
}

function checkWorkingTime(
  { is, ...said }: NonNullable<Proposals['workingTime']>,
  check: QuoteCheck,
): ModelReading['workingTime'] {
  const found = checkQuote(said, check);
  return found && { is, url: found.block.url, quote: found.quote };
}

function checkWorkflow(
  proposal: Proposals['workflows'][number],
  { key, trials }: { key: string; trials: Proposals['firstTrials'] },
  check: Check,
): ReadWorkflow | null {
  const found = checkNamed(proposal, check);
  if (!found) return null;
  const { url, quote, name, englishName } = found;
  for (const _ of proposal.tasks.slice(limits.tasks)) check.refuse('too-many');
  const timeOf = stepTimesOf(proposal);
  const tasks = proposal.tasks
    .slice(0, limits.tasks)
    .flatMap((task, index) => checkTask(task, timeOf(index), check) ?? []);
  const usualSteps = proposal.usualSteps.slice(0, limits.usualSteps).flatMap((step, index) => {
    const time = timeOf(proposal.tasks.length + index);
    return checkUsualStep(step, { quoted: `${englishName} ${quote}`, time }, check) ?? [];
  });
  const firstTrials = trialsOf(proposal, trials, [...tasks, ...usualSteps]);
  const told = [englishName, quote, ...tasks.flatMap((task) => [task.name, task.quote])].join(' ');
  const description = checkDescription(proposal.description, told, check);
  return {
    ...{ key, url, quote, name, englishName, description, firstTrials },
    tasks: withHelp(tasks, firstTrials),
    usualSteps: withHelp(usualSteps, firstTrials),
    function: proposal.function,
    time: proposal.time,
    definitionId: null,
    partOf: null,
  };
}

function checkUsualStep(
  step: ProposedStep,
  { quoted, time }: { quoted: string; time: number | null },
  check: Check,
): UsualStep | null {
  const name = step.name.trim();
  const isUsable = isGoodName(name) && taskName.test(name) && check.isKnown(name, quoted);
  if (!isUsable) return check.refuse('unknown-words');
  const needs = (need: ProposedStep['needs'][number]) => step.needs.includes(need);
  return {
    name: capitalized(name),
    hands: needs('hands'),
    contact: needs('contact'),
    judgment: needs('judgment'),
    traits: step.does.slice(0, maxTraits),
    time,
  };
}

function checkDescription(text: string, told: string, check: Check): string | null {
  const description = text.replace(/\s+/g, ' ').trim();
  if (description === '') return null;
  const words = description.split(' ').length;
  const isUsable =
    words >= limits.descriptionWords.min &&
    words <= limits.descriptionWords.max &&
    /^\p{Lu}.*\p{L}\.$/u.test(description) &&
    !/https?:|www\.|[@<>{}[\]|$€£%\d]/i.test(description) &&
    !addressesMachine(description) &&
    check.isKnown(description, told);
  return isUsable ? description : check.refuse('unknown-words');
}

function checkNamed(
  proposal: Proposed,
  check: Check,
): { url: string; quote: string; name: string; englishName: string; isEnglish: boolean } | null {
  const quoted = checkQuote(proposal, check);
  if (!quoted) return null;
  const { block, quote } = quoted;
  const isEnglish = (block.language ?? 'en').toLowerCase().startsWith('en');
  const given = withoutPrice(proposal.englishName.trim());
  const isShown = isGoodName(given) && (sharesWord(given, block.original) || check.isKnown(given, quote));
  const copied = findQuote(block, proposal.name) ?? findName(block, proposal.name);
  if (copied === null) return check.refuse('name-not-found');
  const name = withoutPrice(copied);
  if (holdsPrice(name)) return check.refuse('price-in-name');
  if (!isGoodName(name)) return check.refuse('bad-name');
  const englishName = isEnglish && !isShown ? name : given;
  if (!isGoodName(englishName)) return check.refuse('bad-name');
  return { url: block.url, quote, name: capitalized(name), englishName: capitalized(englishName), isEnglish };
}

/** "Reception" is a word of "Receptionist", and "photography" of "photographer". */
function sharesWord(name: string, text: string): boolean {
  const beginning = (stem: string) => stem.slice(0, sharedLetters);
  const inText = new Set([...nameStems(text)].map(beginning));
  return [...nameStems(name)].some((stem) => inText.has(beginning(stem)));
}

const sharedLetters = 7;

/** Ignores case, because headings are often in capitals. */
function findName(block: SentBlock, name: string): string | null {
  const at = block.original.toLowerCase().indexOf(name.trim().toLowerCase());
  return at < 0 || name.trim() === '' ? null : block.original.slice(at, at + name.trim().length);
}

function checkTask(task: ProposedTask, time: number | null, check: Check): ReadTask | null {
  const quoted = checkQuote(task, check);
  if (!quoted) return null;
  if (!isGoodName(task.name) || !taskName.test(task.name.trim())) return check.refuse('bad-name');
  const factors = taskFactorsSchema.safeParse({
    difficulty: inOrder(difficultySchema, task.difficulty),
    value: inOrder(valueSchema, task.value),
  });
  if (!factors.success) return check.refuse('bad-rating');
  return {
    name: capitalized(task.name.trim()),
    url: quoted.block.url,
    quote: quoted.quote,
    judgment: task.needs.includes('judgment'),
    traits: task.does.slice(0, maxTraits),
    time,
    factors: factors.data,
  };
}

/** Keys the factors by name; null if the model gave the wrong number of them. */
function inOrder(
  { shape }: typeof difficultySchema | typeof valueSchema,
  factors: readonly number[],
): Record<string, number | undefined> | null {
  const names = Object.keys(shape);
  return names.length === factors.length
    ? Object.fromEntries(names.map((name, index) => [name, factors[index]]))
    : null;
}

const taskName = /^\p{L}[\p{L}'’-]*(?: [\p{L}\p{N}'’&/-]+,?){0,7} [\p{L}\p{N}'’&/-]+$/u;

function isGoodName(name: string): boolean {
  return (
    (name.length >= 3 || isDense(name)) &&
    name.length <= limits.nameLetters &&
    name.split(/\s+/).length <= limits.nameWords &&
    /\p{L}{2}/u.test(name) &&
    !/https?:|www\.|@|[<>{}[\]|$€£]|\d{3}/i.test(name) &&
    !addressesMachine(name)
  );
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
