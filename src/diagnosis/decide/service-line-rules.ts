import { isExpected } from '../propose/expected-work.ts';
import type { WorkflowCandidate } from '../propose/workflow-candidate.ts';
import { placesOf } from './family-members.ts';
import { workWords } from './work-words.ts';
import type { WorkflowRule } from './workflow-context.ts';

/** From this number of service lines on, the whole workflow says nothing that they don't say. */
const severalLines = 2;
/** Work that isn't expected here is a service line under another name if this share of its places is the line's. */
const mostPlaces = 0.6;

/** Rules against showing a service line and the same work in other words, in the order in which they apply. */
export const serviceLineRules: readonly WorkflowRule[] = [
  {
    name: 'line-of-its-name',
    purpose: 'A service line with the name of a workflow of the catalog that stands as well is that workflow.',
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
    name: 'whole-of-lines',
    purpose: 'Where several of its service lines stand, a workflow adds nothing to them.',
    judge: ({ id: whole, performedBy }, { finding }, open) => {
      const lines = open.filter(
        (other) => other.definition.lineOf === whole && other.performedBy === performedBy,
      );
      const [first] = finding.serviceLines.flatMap(
        (line) => lines.find((other) => other.id === line.id) ?? [],
      );
      return first && lines.length >= severalLines
        ? { outcome: 'merge', into: first, reason: 'Its service lines stand on their own.' }
        : null;
    },
  },
  {
    name: 'line-in-other-words',
    purpose: 'Words of a service line that also sound like other work, which is unusual here, are the service line.',
    judge: (candidate, { finding }, open) => {
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
      return nearest && shared(nearest) >= places.size * mostPlaces
        ? { outcome: 'merge', into: nearest, reason: `Its words are those of "${nearest.definition.name}".` }
        : null;
    },
  },
];
