import { mainWorkOf } from '../propose/main-work.ts';
import { strengthOf } from '../propose/strength.ts';
import { lineOfBusinessKey } from '../propose/support-by-line-of-business.ts';
import type { WorkflowCandidate } from '../propose/workflow-candidate.ts';
import { neededFor, supportIn } from './unsure-rule.ts';
import type { Ruling } from './verdict.ts';
import type { WorkflowContext, WorkflowRule } from './workflow-context.ts';

const severalLines = 2;

type Open = readonly WorkflowCandidate[];

export const mainWorkRule: WorkflowRule = {
  name: 'main-work',
  purpose:
    'The work that the line of business is named after is shown, unless other work already says the same; a single kind of it is merged into it.',
  judge: (candidate, context, open) => {
    if (candidate.secondReader?.owner === 'own') return null;
    const { toldBy } = mainWorkOf(context.finding);
    if (candidate.isMainWork) return judgeMain(candidate, toldBy, context, open);
    const main = open.find(({ isMainWork }) => isMainWork);
    const kinds = main ? kindsOf(main, toldBy, open) : [];
    return main && kinds.length < severalLines && kinds.includes(candidate)
      ? { outcome: 'merge', into: main, reason: `A kind of "${main.definition.name}".` }
      : null;
  },
};

function judgeMain(
  main: WorkflowCandidate,
  toldBy: readonly string[],
  context: WorkflowContext,
  open: Open,
): Ruling<WorkflowCandidate> | null {
  const kinds = kindsOf(main, toldBy, open);
  const [kind] = kinds.toSorted((a, b) => strengthOf(b.signals) - strengthOf(a.signals));
  if (kind && kinds.length >= severalLines)
    return { outcome: 'merge', into: kind, reason: 'Several kinds of it are shown instead.' };
  const support = supportIn(context, main);
  const least = neededFor(main, support, context, open);
  const signals = main.signals.filter(({ key }) => key !== lineOfBusinessKey);
  const told = open.find((other) => toldBy.includes(other.id) && !isKindOf(main, other));
  if (told && (signals.length === 0 || supportIn(context, { ...main, signals }) < least))
    return { outcome: 'merge', into: told, reason: `"${told.definition.name}" already says it.` };
  return support >= least
    ? null
    : { outcome: 'keep', reason: "It is what the site's line of business is named after." };
}

function kindsOf(main: WorkflowCandidate, toldBy: readonly string[], open: Open): WorkflowCandidate[] {
  return open.filter((other) => toldBy.includes(other.id) && isKindOf(main, other));
}

function isKindOf({ definition, performedBy }: WorkflowCandidate, other: WorkflowCandidate): boolean {
  const { lineOf } = definition;
  return lineOf !== undefined && other.definition.lineOf === lineOf && other.performedBy === performedBy;
}
