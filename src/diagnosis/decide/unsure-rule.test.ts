import { expect, it } from 'vitest';
import { industries } from '#catalogue/industries/industry-registry.ts';
import { workflows } from '#catalogue/workflows/workflow-registry.ts';
import { pageOf } from '#tests/support/page-builder.ts';
import { plainFiller } from '#tests/support/plain-filler.ts';
import { identify } from '../identify.ts';
import { workflowCandidate } from '../propose/workflow-candidate.ts';
import { unsureRule } from './unsure-rule.ts';
import type { WorkflowContext } from './workflow-context.ts';

const plumbing = [
  '# Plumbing',
  'We are plumbers and repair leaking pipes.',
  'Our plumbers fit water heaters.',
];
const catering = 'Our catering brings food to your event.';

function lastRules(lines: readonly string[], length = 8): Map<string, string | undefined> {
  const filler = Array.from({ length }, (_, line) => `${plainFiller} This is line ${line}.`);
  const pages = [pageOf('/', ['# Ashford', ...filler]), pageOf('/plumbing', lines)];
  const { trace } = identify(pages, 'unknown', { workflows, industries }, { disabled });
  return new Map(trace.candidates.map(({ id, verdicts }) => [id, verdicts.at(-1)?.rule]));
}

/** These would decide about work of another trade before. */
const disabled = new Set(['other-trade', 'too-weak', 'poorly-supported']);

it('leaves delivery work of which the site says little for the owner to add', () => {
  const rules = lastRules([...plumbing, catering]);
  expect([rules.get('plumbing-work'), rules.get('catering')]).toEqual(['accepted', 'unsure']);
});

it('asks less of the best-supported delivery work', () => {
  expect(lastRules([catering]).get('catering')).toBe('accepted');
});

it('does not claim even that if a long site says hardly anything of it', () => {
  expect(lastRules([catering], 800).get('catering')).toBe('unsure');
});

it('claims work of which the site says little if it surely offers what the work delivers', () => {
  const cateringWork = workflows.find(({ id }) => id === 'catering');
  if (!cateringWork) throw new Error('no catering in the catalog');
  const candidate = {
    ...workflowCandidate(cateringWork),
    isOffered: true,
    isSurelyOffered: true,
  };
  expect(unsureRule.judge(candidate, {} as WorkflowContext, [])).toBeNull();
});
