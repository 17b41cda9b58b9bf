import { expect, it } from 'vitest';
import { findWorkflow } from '#catalogue/knowledge/find-workflow.ts';
import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import { pageOf } from '#tests/support/page-builder.ts';
import { detectIndustry } from '../annotate/industry/detect-industry.ts';
import { signalIndexes } from '../annotate/signal-index.ts';
import { readSite } from '../annotate/site-reading.ts';
import { workflowCandidate } from '../propose/workflow-candidate.ts';
import { memberFor } from './family-members.ts';

it('a workflow is not merged into what it has absorbed itself', () => {
  const knowledge = loadKnowledge();
  const pages = [pageOf('/', ['# The Old Kiln', 'Welcome to our house.'])];
  const finding = detectIndustry(readSite(pages, signalIndexes(knowledge)), 'unknown', knowledge);
  const candidateOf = (id: string, sentences: readonly string[]) => {
    const definition = findWorkflow(id);
    if (!definition) throw new Error(`No workflow ${id}`);
    const signals = sentences.map((quote) => ({
      key: quote,
      strength: 3,
      direct: true,
      evidence: { url: 'https://example.com/', quote, kind: 'text' as const },
      hit: null,
    }));
    return { ...workflowCandidate(definition), signals };
  };
  const [parties, rental] = [
    candidateOf('private-events', ['We host parties.']),
    candidateOf('venue-hire', ['Rent the hall.', 'Rent the garden.', 'Rent the barn.']),
  ];
  expect(memberFor(parties, [parties, rental], finding)).toBe(rental);
  parties.merged.push(rental);
  expect(memberFor(parties, [parties], finding)).toBeNull();
});
