import { addressesMachine } from '#diagnosis/second-reader/addresses-machine.ts';
import type { CheckedProposals } from './check-proposals.ts';
import { peopleNamed, withoutPrivate } from './find-private-spans.ts';
import type { ReadCloserInput } from './read-closer-input.ts';
import type { SentText } from './sent-text.ts';

/** One thing to judge by its quotes alone. */
export interface Entry {
  /**
   * `w1` for a proposal, `w1 t1` for one of its steps, `o1` for an offering, `c <definition>` for a workflow that the
   * analysis found.
   */
  key: string;
  about: 'trade' | 'work' | 'step' | 'offering';
  claim: string;
  /** With placeholders. */
  quotes: string[];
  /** A finding of the analysis; null for proposals. */
  definitionId: string | null;
}

/** Candidates of the analysis that are judged too, least certain first. */
const maxJudged = 24;

export const tradeKey = 'trade';

export function taskKey(workflow: string, index: number): string {
  return `${workflow} t${index + 1}`;
}

export function offeringKey(index: number): string {
  return `o${index + 1}`;
}

/**
 * Everything that a model judges after it has proposed: its proposals with their steps, and the analysis' own
 * findings.
 */
export function entriesOf(
  checked: CheckedProposals,
  { built, knowledge, pages }: ReadCloserInput,
  sent: SentText,
): Entry[] {
  const names = peopleNamed(pages);
  const mask = (text: string) => withoutPrivate(text, names);
  const { organization, workflows, offerings } = checked;
  const proposal = (about: Entry['about'], key: string, claim: string, quote: string): Entry => ({
    key,
    about,
    claim,
    quotes: [mask(quote)],
    definitionId: null,
  });
  const trade = knowledge.industries.find(({ id }) => id === organization?.trade)?.name;
  return [
    ...(organization && trade ? [proposal('trade', tradeKey, `is: ${trade}`, organization.quote)] : []),
    ...workflows.map(({ key, englishName, quote }) => proposal('work', key, englishName, quote)),
    ...ownCandidates(built, sent, mask),
    ...workflows.flatMap(({ key, englishName, tasks }) =>
      tasks.map(({ name, quote }, index) =>
        proposal('step', taskKey(key, index), `a step of "${englishName}": ${name}`, quote),
      ),
    ),
    ...offerings.map(({ name, quote }, index) =>
      proposal('offering', offeringKey(index), `offers: ${name}`, quote),
    ),
  ];
}

/**
 * What the analysis shows, with the quotes shown, and what it dropped for weak evidence: there a second opinion can
 * help.
 */
function ownCandidates(
  { trace, workflows }: ReadCloserInput['built'],
  { blocks }: SentText,
  mask: (text: string) => string,
): Entry[] {
  const urls = new Set(blocks.map(({ url }) => url));
  const shown = new Map(workflows.map((workflow) => [workflow.definition.id, workflow]));
  return trace.candidates
    .filter(({ kind, verdicts }) => kind === 'workflow' && judgedRules.has(verdicts.at(-1)?.rule ?? ''))
    .map(({ id, name, signals }) => {
      const claim = shown.get(id);
      const evidence = claim?.evidence ?? signals.flatMap((signal) => signal.evidence ?? []);
      const quotes = evidence
        .filter(({ url, quote }) => urls.has(url) && !addressesMachine(quote))
        .map(({ quote }) => quote);
      const entry: Entry = {
        key: `c ${id}`,
        about: 'work',
        claim: claim?.name ?? name,
        quotes: [...new Set(quotes)].slice(0, 2).map(mask),
        definitionId: id,
      };
      return { entry, strength: signals.reduce((sum, { strength }) => sum + strength, 0) };
    })
    .filter(({ entry }) => entry.quotes.length > 0)
    .sort((a, b) => a.strength - b.strength)
    .slice(0, maxJudged)
    .map(({ entry }) => entry);
}

const judgedRules: ReadonlySet<string> = new Set(['accepted', 'poorly-supported']);
