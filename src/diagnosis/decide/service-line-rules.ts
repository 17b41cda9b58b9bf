import { isExpected } from '../propose/expected-work.ts';
import { strengthOf } from '../propose/strength.ts';
import type { WorkflowCandidate } from '../propose/workflow-candidate.ts';
import { phrases } from '../text/phrases.ts';
import { placesOf } from './family-members.ts';
import { needed, supportIn, unsureRule } from './unsure-rule.ts';
import { workWords } from './work-words.ts';
import type { WorkflowRule } from './workflow-context.ts';

const severalLines = 2;
/**
 * Maximum number of service lines shown as workflows, except that each divided workflow keeps its strongest line.
 * Smaller lines still appear among the offerings.
 */
const maxLines = 5;
const minSentences = 3;
const minSharedPlaces = 0.6;

const ownVoice = phrases('us-or-you');

export const serviceLineRules: readonly WorkflowRule[] = [
  {
    name: 'line-in-passing',
    purpose: 'A service line needs a heading, a page, or a list entry of its own, or several sentences.',
    judge: (candidate) =>
      candidate.definition.lineOf === undefined ||
      candidate.isMainWork ||
      ((isPresented(candidate) || placesOf(candidate).size >= minSentences) && isSaid(candidate))
        ? null
        : { outcome: 'drop', reason: "The site mentions it, but doesn't present it as a service." },
  },
  {
    name: 'line-of-its-name',
    purpose: 'A service line with the same name as another workflow found on the site is merged into it.',
    judge: ({ definition, performedBy }, { finding }, open) => {
      if (definition.lineOf === undefined) return null;
      const words = workWords(definition.name);
      const into = open.find(
        (other) =>
          other.performedBy === performedBy &&
          other.definition.lineOf === undefined &&
          isExpected(other.definition, finding) &&
          workWords(other.definition.name) === words,
      );
      return into ? { outcome: 'merge', into, reason: `The same work as "${into.definition.name}".` } : null;
    },
  },
  {
    name: 'unsure-line',
    purpose: 'A service line that the site only suggests doesn’t take the place of the whole.',
    judge: (candidate, context, open) =>
      candidate.definition.lineOf === undefined ||
      !open.some(
        ({ id, performedBy }) => id === candidate.definition.lineOf && performedBy === candidate.performedBy,
      )
        ? null
        : unsureRule.judge(candidate, context, open),
  },
  {
    name: 'smaller-line',
    purpose: 'If a site has many service lines, only the ones it says the most about are shown.',
    judge: (candidate, _, open) => {
      if (candidate.definition.lineOf === undefined || candidate.isMainWork) return null;
      const lines = open
        .filter(({ definition }) => definition.lineOf !== undefined)
        .toSorted((a, b) => strengthOf(b.signals) - strengthOf(a.signals));
      const [into] = lines.filter(({ definition }) => definition.lineOf === candidate.definition.lineOf);
      return lines.indexOf(candidate) < maxLines || !into || into === candidate
        ? null
        : { outcome: 'merge', into, reason: 'The site says more about other service lines.' };
    },
  },
  {
    name: 'only-line',
    purpose:
      'If the site shows a workflow and only one of its service lines, the line is merged into the workflow, unless the site says more of the line and too little of the workflow.',
    judge: (candidate, context, open) => {
      const { definition, performedBy, isMainWork } = candidate;
      const { finding } = context;
      const { lineOf } = definition;
      if (isMainWork) return null;
      const whole = open.find(({ id, performedBy: by }) => id === lineOf && by === performedBy);
      // A catch-all, or work that isn't expected in this line of business, says less than the
      // service line.
      if (!whole || whole.definition.delivers?.any !== undefined || !isExpected(whole.definition, finding))
        return null;
      const support = supportIn(context, whole);
      if (support < needed.delivery && support < supportIn(context, candidate)) return null;
      const lines = open.filter((other) => other.definition.lineOf === lineOf);
      return lines.length < severalLines
        ? {
            outcome: 'merge',
            into: whole,
            reason: `The only service line of "${whole.definition.name}" on this site.`,
          }
        : null;
    },
  },
  {
    name: 'whole-of-lines',
    purpose: 'A workflow adds nothing if its service lines are shown.',
    judge: ({ id: whole, performedBy }, { finding }, open) => {
      const lines = open.filter(
        (other) => other.definition.lineOf === whole && other.performedBy === performedBy,
      );
      const [first] = finding.serviceLines.flatMap(
        (line) => lines.find((other) => other.id === line.id) ?? [],
      );
      const into = lines.find(({ isMainWork }) => isMainWork) ?? first;
      return into ? { outcome: 'merge', into, reason: 'Its service lines are shown instead.' } : null;
    },
  },
  {
    name: 'line-in-other-words',
    purpose:
      'Unusual work found mostly in the words of a service line is merged into the line; so is unusual work from the same family as the line’s workflow.',
    judge: (candidate, { finding, workflows }, open) => {
      const { definition, performedBy } = candidate;
      if (definition.lineOf !== undefined || isExpected(definition, finding)) return null;
      const places = placesOf(candidate);
      if (places.size === 0) return null;
      const shared = (line: WorkflowCandidate) => {
        const own = placesOf(line);
        return [...places].filter((place) => own.has(place)).length;
      };
      const lines = open.filter(
        (other) => other.definition.lineOf !== undefined && other.performedBy === performedBy,
      );
      const [nearest] = lines.toSorted((a, b) => shared(b) - shared(a));
      const isOfFamily = (line: WorkflowCandidate) =>
        workflows.find(({ id }) => id === line.definition.lineOf)?.family === definition.family;
      return nearest && (shared(nearest) >= places.size * minSharedPlaces || lines.some(isOfFamily))
        ? {
            outcome: 'merge',
            into: nearest,
            reason: `The same work as "${nearest.definition.name}", in other words.`,
          }
        : null;
    },
  },
];

function isPresented({ signals }: WorkflowCandidate): boolean {
  return signals.some(({ key, hit }) => key.startsWith('offering') || hit?.sentence.place === 'heading');
}

/** Names found by way of a glossary are short, and hardly ever contain "we" or "our". */
function isSaid({ signals }: WorkflowCandidate): boolean {
  return signals.some(
    ({ key, direct, evidence, hit }) =>
      key.startsWith('offering') ||
      (direct && evidence !== null && (ownVoice.test(evidence.quote) || hit?.isGlossed === true)),
  );
}
