import { describe, expect, it } from 'vitest';
import { workflows } from '#catalogue/workflows/workflow-registry.ts';
import type { Evidence } from '#shared/schemas/evidence.ts';
import type { IdentifiedTask } from '../compose/identified-workflow.ts';
import { rateTask } from './rate-task.ts';
import { adjustmentsFrom } from './rating-adjustments.ts';

const workflow = workflows.find(({ id }) => id === 'appointment-scheduling');
const definition = workflow?.tasks.find(({ id }) => id === 'confirm-and-remind');
if (!definition) throw new Error('the example has no such task');

const quote = (text: string): Evidence => ({ url: 'https://example.com/', quote: text, kind: 'text' });
const hours = { hoursShare: 0.25, timeInvestment: 2.5 };
const task: IdentifiedTask = {
  definition,
  basis: 'observed',
  evidence: [quote('We confirm your appointment')],
};

describe('rateTask', () => {
  it('rates by the factors and applies the framework rule', () => {
    const rated = rateTask(task, { hours, workflowEvidence: [] });
    // All difficulty factors are 1. The value factors 1, 2, 1, 2 have a weighted mean of 1.45:
    // 1 + 0.45 * 9 / 4 = 2.0125.
    expect(rated).toMatchObject({
      framework: 'Automate',
      replicabilityDifficulty: 1,
      serviceValue: 2.01,
      timeInvestment: 2.5,
      hoursShare: 0.25,
      basis: 'observed',
      assignedRole: 'Administrative Assistant',
      requiresJudgment: false,
    });
    expect(rated.factors?.adjustments).toEqual([]);
  });

  it('never counts a large part of hands-on work on site as saved', () => {
    const byHand = { ...definition, difficulty: { ...definition.difficulty, physicalPresence: 5 } };
    const rated = rateTask({ ...task, definition: byHand }, { hours, workflowEvidence: [] });
    expect(rated).toMatchObject({ framework: 'Enhance', replicabilityDifficulty: 7, serviceValue: 3.5 });
  });

  it('never classifies work that needs judgment as Automate', () => {
    const judged = { ...task, definition: { ...definition, judgment: true } };
    const rated = rateTask(judged, { hours, workflowEvidence: [] });
    expect(rated.framework).toBe('Optimize');
  });

  it('adjusts a rating by the evidence, and says how', () => {
    const workflowEvidence = [quote('Our award-winning, HIPAA compliant service')];
    const rated = rateTask(task, { hours, workflowEvidence });
    expect(rated.serviceValue).toBe(2.51);
    expect(rated.replicabilityDifficulty).toBe(1.4);
    expect(rated.factors?.adjustments.map(({ reason }) => reason)).toEqual([
      'The site presents it as something special: "award-winning"',
      'The site names rules or licenses that apply to it: "HIPAA"',
    ]);
  });
});

describe('adjustmentsFrom', () => {
  it('counts an adjustment once, however many quotes have it', () => {
    expect(adjustmentsFrom([quote('unique'), quote('truly unique')])).toHaveLength(1);
  });

  it('finds nothing in neutral words', () => {
    expect(adjustmentsFrom([quote('We confirm your appointment by e-mail.')])).toEqual([]);
  });
});
