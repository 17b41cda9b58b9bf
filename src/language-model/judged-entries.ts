import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import { acceptedRule } from '#diagnosis/decide/decide.ts';
import { addressesMachine } from '#diagnosis/second-reader/addresses-machine.ts';
import type { shortTimes } from '#diagnosis/second-reader/model-reading.ts';
import type { CheckedProposals } from './check-proposals.ts';
import { peopleNamed, withoutPrivate } from './find-private-spans.ts';
import { quoteContext } from './quote-context.ts';
import type { ReadCloserInput } from './read-closer-input.ts';
import type { SentText } from './sent-text.ts';
import { tradeFound } from './trade-found.ts';

interface Quoted {
  url: string;
  quote: string;
}

export interface Entry {
  /**
   * `trade` for the trade, `people` for the number of people, `workingTime` if it is short, `w1` for a proposal,
   * `w1 t1` for one of its steps, `o1` for a proposed offering, `b1` for an offering of the analysis, and
   * `c <definition>` for a workflow candidate of the analysis.
   */
  key: string;
  about: 'trade' | 'people' | 'work' | 'step' | 'offering';
  claim: string;
  context: string | null;
  /** With placeholders for private data. */
  quotes: string[];
  definitionId: string | null;
  /** The name of an offering that the analysis found. */
  foundOffering: string | null;
}

/**
 * Every workflow that the analysis shows with a quote from a sent page is judged, because those
 * that the model doesn't confirm may be dropped. If they are fewer than this, the weakest of the
 * workflow candidates that aren't shown are judged too.
 */
const maxJudged = 24;

export const tradeKey = 'trade';
export const peopleKey = 'people';
export const workingTimeKey = 'workingTime';

export function taskKey(workflow: string, index: number): string {
  return `${workflow} t${index + 1}`;
}

/**
 * At most this many of the offerings that the analysis shows and the model doesn't name are judged.
 */
const maxOfferings = 20;

export function offeringKey(index: number): string {
  return `o${index + 1}`;
}

export function entriesOf(
  checked: CheckedProposals,
  { built, knowledge, pages }: ReadCloserInput,
  sent: SentText,
): Entry[] {
  const names = peopleNamed(pages);
  const mask = (text: string) => withoutPrivate(text, names);
  const { organization, people, workingTime, workflows, offerings } = checked;
  const context = (quoted: Quoted) => quoteContext(pages, quoted, mask);
  const proposal = (about: Entry['about'], key: string, claim: string, quoted: Quoted): Entry => ({
    key,
    about,
    claim,
    context: context(quoted),
    quotes: [mask(quoted.quote)],
    definitionId: null,
    foundOffering: null,
  });
  return [
    ...tradeEntry(organization, { built, knowledge }, (claim, quoted) =>
      proposal('trade', tradeKey, claim, quoted),
    ),
    ...(people ? [proposal('people', peopleKey, peopleInWords(people.count), people)] : []),
    ...(workingTime
      ? [proposal('people', workingTimeKey, shortTimeClaims[workingTime.is], workingTime)]
      : []),
    ...workflows.map((workflow) => proposal('work', workflow.key, workflow.englishName, workflow)),
    ...ownCandidates({ built, knowledge }, sent, { mask, context }),
    ...workflows.flatMap(({ key, englishName, tasks }) =>
      tasks.map((task, index) =>
        proposal('step', taskKey(key, index), `a step of "${englishName}": ${task.name}`, task),
      ),
    ),
    ...offerings.map((offering, index) =>
      proposal('offering', offeringKey(index), `offers: ${offering.name}`, offering),
    ),
    ...unnamedOfferings(checked, built, sent).map((offering, index) => ({
      ...proposal('offering', `b${index + 1}`, `offers: ${offering.name}`, offering),
      foundOffering: offering.name,
    })),
  ];
}

const shortTimeClaims: Readonly<Record<(typeof shortTimes)[number], string>> = {
  volunteers: 'unpaid people, volunteers or members, do nearly all of the work',
  'part-time': 'what it does takes only some hours or days of the week',
};

function peopleInWords(count: number): string {
  return count === 1 ? 'one person does all the work' : `${count} people work there`;
}

/** Offerings that the analysis shows and the model doesn't name. */
function unnamedOfferings(
  { offerings }: CheckedProposals,
  { trace }: ReadCloserInput['built'],
  { blocks }: SentText,
): (Quoted & { name: string })[] {
  const named = new Set(offerings.map(({ name }) => name.toLowerCase()));
  const urls = new Set(blocks.map(({ url }) => url));
  return trace.candidates
    .filter(({ kind, name }) => kind === 'offering' && !named.has(name.toLowerCase()))
    .filter(({ verdicts }) => verdicts.at(-1)?.rule === acceptedRule)
    .flatMap(({ name, signals }) => {
      const quoted = signals
        .flatMap(({ evidence }) => evidence ?? [])
        .find(({ url, quote }) => urls.has(url) && !addressesMachine(quote));
      return quoted ? [{ name, url: quoted.url, quote: quoted.quote }] : [];
    })
    .slice(0, maxOfferings);
}

function tradeEntry(
  organization: CheckedProposals['organization'],
  { built, knowledge }: Pick<ReadCloserInput, 'built' | 'knowledge'>,
  entryOf: (claim: string, quoted: Quoted) => Entry,
): Entry[] {
  const trade = knowledge.industries.find(({ id }) => id === organization?.trade);
  if (!organization || !trade) return [];
  const found = tradeFound(knowledge, built);
  const entry = entryOf(`is: ${trade.name}${found ? ` rather than ${found.name}` : ''}`, organization);
  const also = organization.also ? [entryOf('', organization.also)] : [];
  return [{ ...entry, quotes: [entry, ...also].flatMap(({ quotes }) => quotes) }];
}

function ownCandidates(
  { built: { trace, workflows }, knowledge }: Pick<ReadCloserInput, 'built' | 'knowledge'>,
  { blocks }: SentText,
  { mask, context }: { mask: (text: string) => string; context: (quoted: Quoted) => string | null },
): Entry[] {
  const urls = new Set(blocks.map(({ url }) => url));
  const shown = new Map(workflows.map((workflow) => [workflow.definition.id, workflow]));
  const candidates = trace.candidates
    .filter(({ kind, verdicts }) => kind === 'workflow' && judgedRules.has(verdicts.at(-1)?.rule ?? ''))
    .map(({ id, name, signals }) => {
      const claim = shown.get(id);
      const evidence = claim?.evidence ?? signals.flatMap((signal) => signal.evidence ?? []);
      const quoted = evidence.filter(({ url, quote }) => urls.has(url) && !addressesMachine(quote));
      const [first] = quoted;
      const entry: Entry = {
        key: `c ${id}`,
        about: 'work',
        claim: withDescription(
          claim?.name ?? name,
          knowledge.workflows.find((known) => known.id === id),
        ),
        context: first ? context(first) : null,
        quotes: [...new Set(quoted.map(({ quote }) => quote))].slice(0, 2).map(mask),
        definitionId: id,
        foundOffering: null,
      };
      return { entry, isShown: claim !== undefined, strength: sum(signals.map(({ strength }) => strength)) };
    })
    .filter(({ entry }) => entry.quotes.length > 0);
  const others = candidates.filter(({ isShown }) => !isShown).toSorted((a, b) => a.strength - b.strength);
  const ofShown = candidates.filter(({ isShown }) => isShown);
  return [...ofShown, ...others.slice(0, Math.max(0, maxJudged - ofShown.length))]
    .sort((a, b) => a.strength - b.strength)
    .map(({ entry }) => entry);
}

/** A name alone may fit work that is done in another way, such as a butcher's orders and a restaurant's takeout. */
function withDescription(name: string, known: Pick<WorkflowDefinition, 'description'> | undefined): string {
  return known?.description ? `${name}: ${known.description}` : name;
}

const judgedRules: ReadonlySet<string> = new Set([acceptedRule, 'poorly-supported', 'unsure']);

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
