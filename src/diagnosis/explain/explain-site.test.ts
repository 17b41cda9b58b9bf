import { describe, expect, it } from 'vitest';
import { harbourPhysioFacts } from '#tests/support/harbour-physio-facts.ts';
import { diagnosePages } from '../diagnose-pages.ts';
import { explainSite } from './explain-site.ts';
import { findWorkflowId } from './find-workflow-id.ts';

const request = { companyType: 'unknown', companySize: '1-10' } as const;
const facts = harbourPhysioFacts();
const diagnosis = diagnosePages(request, facts);
const whole = explainSite(request, facts);
const idsOf = (kind: string, shown: boolean) =>
  whole.candidates.filter((one) => one.kind === kind && one.shown === shown).map(({ id }) => id);

describe('explainSite', () => {
  it('marks as shown exactly what the diagnosis shows', () => {
    const { workflows, offerings, industry } = diagnosis;
    expect(idsOf('workflow', true).sort()).toEqual(workflows.map(({ definitionId }) => definitionId).sort());
    expect(idsOf('offering', true)).toHaveLength(offerings.length);
    expect(whole.industry).toEqual(industry);
    expect(idsOf('industry', true)).toEqual(['physical-therapy']);
    const tasks = whole.candidates.filter(({ kind, shown }) => kind === 'task' && shown);
    expect(tasks.map(({ name, basis }) => `${name}: ${basis}`).sort()).toEqual(
      workflows.flatMap((workflow) => workflow.tasks.map(({ name, basis }) => `${name}: ${basis}`)).sort(),
    );
  });

  it('gives every candidate a verdict, and dropped ones the rule and its reason', () => {
    for (const { verdicts } of whole.candidates) expect(verdicts.length).toBeGreaterThan(0);
    const left = whole.candidates.filter(({ shown }) => !shown);
    expect(left.length).toBeGreaterThan(0);
    for (const { verdicts } of left)
      expect(verdicts.find(({ outcome }) => outcome === 'drop' || outcome === 'merge')?.reason).toBeTruthy();
  });

  it('quotes text from the pages', () => {
    const texts = facts.pages.flatMap(({ facts: page }) => page?.blocks.map(({ text }) => text) ?? []);
    const [kind] = whole.candidates.filter(({ kind: what, shown }) => what === 'industry' && shown);
    expect(kind?.signals.length).toBeGreaterThan(0);
    for (const { evidence } of kind?.signals ?? [])
      expect(texts.some((text) => text.includes(evidence?.quote ?? '\0'))).toBe(true);
  });

  it('selects one workflow with its tasks and the offerings that it delivers', () => {
    const offering = diagnosis.offerings.find(({ deliveredBy }) => deliveredBy !== null);
    const workflow = offering?.deliveredBy ?? '';
    const { candidates, workflows } = explainSite(request, facts, { workflow, text: null });
    expect(new Set(candidates.map(({ kind }) => kind))).toEqual(new Set(['workflow', 'offering', 'task']));
    for (const one of candidates)
      expect([one.workflow, ...one.verdicts.map(({ into }) => into)]).toContain(workflow);
    expect(workflows).toEqual(whole.workflows);
    expect(new Set(workflows.map(({ id }) => id)).size).toBe(workflows.length);
  });

  it('selects the candidates that certain words of the site suggested, ignoring case', () => {
    const { candidates } = explainSite(request, facts, { workflow: null, text: 'After SIX  weeks' });
    expect(candidates.length).toBeGreaterThan(0);
    expect(candidates.length).toBeLessThan(whole.candidates.length);
    for (const { name, signals, refused } of candidates)
      expect(
        [name, ...[...signals, ...refused].map(({ evidence }) => evidence?.quote)].join(' ').toLowerCase(),
      ).toContain('after six weeks');
  });

  it('lists what would have suggested a workflow that the site never mentions', () => {
    const workflow = 'crop-growing';
    const { neverMentioned, candidates } = explainSite(request, facts, { workflow, text: null });
    expect(candidates).toEqual([]);
    expect(neverMentioned).toMatchObject({ id: workflow });
    expect(neverMentioned?.examples.length).toBeGreaterThan(0);
    expect(whole.neverMentioned).toBeNull();
  });

  it('has no candidates if no page could be read', () => {
    const unread = {
      ...facts,
      pages: facts.pages.map((page) => ({ ...page, outcome: 'failed' as const, facts: null })),
    };
    expect(explainSite(request, unread).candidates).toEqual([]);
  });
});

describe('findWorkflowId', () => {
  it('accepts an id or a name, ignoring case', () => {
    expect(findWorkflowId('appointment-scheduling')).toBe('appointment-scheduling');
    expect(findWorkflowId(' appointment SCHEDULING ')).toBe('appointment-scheduling');
    expect(findWorkflowId('no such thing')).toBeNull();
  });
});
