import { sharesWork } from '#diagnosis/decide/shares-work.ts';
import type { ModelReading, ReadWorkflow } from '#diagnosis/second-reader/model-reading.ts';
import type { Judgment } from './answer-schemas.ts';
import type { CheckedProposals } from './check-proposals.ts';
import { type Entry, offeringKey, peopleKey, taskKey, tradeKey, workingTimeKey } from './judged-entries.ts';
import { countRefusal, type Refusals } from './refusals.ts';

export function applyJudgments(
  model: string,
  checked: CheckedProposals,
  {
    entries,
    judgments,
    known,
    specialty,
  }: {
    entries: readonly Entry[];
    judgments: readonly Judgment[];
    known: ReadonlySet<string>;
    specialty: string | null;
  },
  refusals: Refusals,
): ModelReading {
  const judged = new Map(judgments.map((judgment) => [judgment.key, judgment]));
  const isOwn = (key: string) => judged.get(key)?.verdict === 'own';
  const targets = targetsOf(entries, judged, known);
  const workflows = checked.workflows.flatMap((workflow): ReadWorkflow[] => {
    if (!isOwn(workflow.key)) {
      const reason = judged.has(workflow.key) ? 'not-own-work' : 'not-judged';
      countRefusal(refusals, reason, 1 + workflow.tasks.length);
      return [];
    }
    const tasks = workflow.tasks.filter((_, index) => isOwn(taskKey(workflow.key, index)));
    countRefusal(refusals, 'not-own-work', workflow.tasks.length - tasks.length);
    return [{ ...workflow, tasks, ...targets(workflow.key) }];
  });
  if (checked.organization && !isOwn(tradeKey)) countRefusal(refusals, 'not-own-work');
  if (checked.people && !isOwn(peopleKey)) countRefusal(refusals, 'people-not-shown');
  if (checked.workingTime && !isOwn(workingTimeKey)) countRefusal(refusals, 'people-not-shown');
  return {
    model,
    organization: isOwn(tradeKey) ? checked.organization : null,
    people: isOwn(peopleKey) ? checked.people : null,
    workingTime: isOwn(workingTimeKey) ? checked.workingTime : null,
    specialty,
    workflows,
    refusedOfferings: entries.flatMap(({ key, foundOffering }) =>
      foundOffering !== null && judged.has(key) && !isOwn(key) ? [foundOffering] : [],
    ),
    offerings: checked.offerings.filter((_, index) => {
      const key = offeringKey(index);
      if (!isOwn(key)) countRefusal(refusals, judged.has(key) ? 'not-own-work' : 'not-judged');
      return isOwn(key);
    }),
    judgments: entries.flatMap(({ key, definitionId }) => {
      const judgment = judged.get(key);
      if (!judgment || definitionId === null) return [];
      const whole = entries.find((entry) => entry.key === judgment.within && entry.about === 'work');
      const within = whole ? (whole.definitionId ?? whole.key) : null;
      return [{ definitionId, owner: judgment.verdict, within: within === definitionId ? null : within }];
    }),
  };
}

type Target = Pick<ReadWorkflow, 'definitionId' | 'partOf'>;

/**
 * Follows each entry's `within`. If the references form a cycle, stops at the cycle's entry that
 * comes first in `entries`.
 */
function targetsOf(
  entries: readonly Entry[],
  judged: ReadonlyMap<string, Judgment>,
  known: ReadonlySet<string>,
): (key: string) => Target {
  const works = new Map(
    entries.filter(({ about }) => about === 'work').map((entry, order) => [entry.key, { ...entry, order }]),
  );
  const wholeOf = (key: string) => {
    const next = works.get(judged.get(key)?.within ?? '');
    return next && judged.get(next.key)?.verdict === 'own' ? next.key : null;
  };
  // If the model says that a finding of ours is the organization's own work and part of a proposal, the finding
  // replaces the proposal, provided that `isSameWork` agrees.
  const shownAs = (key: string) => {
    const whole = works.get(key);
    const parts = [...works.values()].filter(
      (part) =>
        part.definitionId !== null &&
        judged.get(part.key)?.within === key &&
        judged.get(part.key)?.verdict === 'own',
    );
    return parts.find((part) => whole && isSameWork(part, whole))?.definitionId ?? null;
  };
  const orderOf = (key: string) => works.get(key)?.order ?? 0;
  return (start) => {
    const path = [start];
    let last = start;
    for (let next = wholeOf(start); next !== null; next = wholeOf(last)) {
      if (path.includes(next)) {
        [last = start] = path.slice(path.indexOf(next)).sort((one, other) => orderOf(one) - orderOf(other));
        break;
      }
      path.push(next);
      last = next;
    }
    const definitionId =
      works.get(last)?.definitionId ??
      definitionOf(judged.get(last)?.sameAs ?? null, known, works) ??
      shownAs(last);
    return { definitionId, partOf: definitionId === null && last !== start ? last : null };
  };
}

function isSameWork(one: Entry, other: Entry): boolean {
  const isQuoted = one.quotes.some((quote) =>
    other.quotes.some((otherQuote) => otherQuote.includes(quote) || quote.includes(otherQuote)),
  );
  return isQuoted || sharesWork(one.claim, other.claim);
}

function definitionOf(
  sameAs: string | null,
  known: ReadonlySet<string>,
  entries: ReadonlyMap<string, Entry>,
): string | null {
  if (sameAs === null) return null;
  if (known.has(sameAs)) return sameAs;
  return (entries.get(sameAs) ?? entries.get(`c ${sameAs}`))?.definitionId ?? null;
}
