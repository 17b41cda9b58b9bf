import { describe, expect, it } from 'vitest';
import { workflows } from '#catalogue/workflows/workflow-registry.ts';
import type { OfferingCandidate } from '../propose/offerings/offering-candidate.ts';
import { workflowCandidate } from '../propose/workflow-candidate.ts';
import { attachOfferings } from './attach-offerings.ts';

const definitionOf = (id: string) => {
  const definition = workflows.find((workflow) => workflow.id === id);
  if (!definition) throw new Error(id);
  return definition;
};
const [bankruptcy, injuries, wills] = ['bankruptcy-filings', 'personal-injury-cases', 'will-drafting'].map(
  definitionOf,
);
const offering = (name: string, deliverer: OfferingCandidate['deliverer'] = null): OfferingCandidate => ({
  id: name,
  verdicts: [],
  merged: [],
  name,
  sources: new Set(['page']),
  spans: [{ page: 0, from: 0, to: 3 }],
  evidence: [],
  isSaid: true,
  byNeighbors: false,
  isForeign: false,
  isConfirmed: false,
  likelihood: null,
  lists: new Set(),
  deliverer,
});

describe('attachOfferings', () => {
  const shown = [bankruptcy, injuries].flatMap((definition) =>
    definition ? workflowCandidate(definition) : [],
  );

  it('attaches an offering to the workflow that delivers its kind of work, not to another of the same family', () => {
    const [car] = attachOfferings([offering('Car accidents', injuries)], shown);
    expect(car?.deliveredBy).toBe('personal-injury-cases');
  });

  it('attaches none if nothing shows which of several workflows delivers it', () => {
    const attached = attachOfferings([offering('Family law'), offering('Wills', wills)], shown);
    expect(attached[0]?.deliveredBy).toBeNull();
  });
});
