import { describe, expect, it } from 'vitest';
import type { SpecialtyDefinition } from '#catalogue/specialty-definition.ts';
import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import { coreRank, deliveryWeight, expectationOf, wholeOf } from './expected-work.ts';

const handyman: SpecialtyDefinition = {
  id: 'handyman',
  trade: 'trades',
  name: 'Handyman',
  called: ['handyman'],
  words: ['drywall'],
  core: ['repair-visits', 'quotes'],
  usual: ['maintenance-plans'],
  partOf: { plumbing: 'repair-visits' },
  without: {},
};
const plumber: SpecialtyDefinition = {
  ...handyman,
  id: 'plumber',
  core: ['plumbing', 'quotes'],
  usual: ['drain-cleaning'],
  partOf: { 'drain-cleaning': 'plumbing' },
};
const expected = (
  id: string,
  specialties: SpecialtyDefinition[],
  industries: 'every' | string[] = ['trades'],
) =>
  expectationOf(
    { id, industries },
    {
      specialties,
      isSpecialtySure: specialties.length > 0,
      listedWork: new Set(['plumbing', 'vehicle-sales', 'newsletter']),
    },
  );

describe('expected work', () => {
  it.each([
    ['repair-visits', 'core'],
    ['maintenance-plans', 'usual'],
    ['plumbing', 'part'],
    ['vehicle-sales', 'unusual'],
  ])('%s is %s at a handyman', (id, expectation) => {
    expect(expected(id, [handyman])).toBe(expectation);
  });

  it('is general if every organization may have it', () => {
    expect(expected('newsletter', [handyman], 'every')).toBe('general');
  });

  it("is unknown if no line of business lists it, as an operator's own work", () => {
    expect(expected('hive-inspections', [handyman])).toBe('unknown');
  });

  it('is unknown without a line of business', () => {
    expect(expected('plumbing', [])).toBe('unknown');
  });

  it('is core if a second line of business has it as core work, although it is a part in the first', () => {
    expect(expected('plumbing', [handyman, plumber])).toBe('core');
    expect(wholeOf('plumbing', { specialties: [plumber, handyman] })).toBeNull();
  });

  it('ranks core work in the order of the lines of business', () => {
    const specialties = [handyman, plumber];
    expect(coreRank('repair-visits', { specialties })).toBeLessThan(coreRank('plumbing', { specialties }));
    expect(coreRank('maintenance-plans', { specialties })).toBe(Number.POSITIVE_INFINITY);
  });

  it('weighs the core work of others after that of a line of business that the visitor chose', () => {
    const work = (id: string) => ({ id, function: 'deliver', industries: ['trades'] }) as WorkflowDefinition;
    const workflows = [work('repair-visits'), work('plumbing')];
    const weight = (isSpecialtyChosen: boolean) => {
      const finding = {
        specialties: [handyman, { ...plumber, core: ['plumbing'] }],
        isSpecialtySure: true,
        isSpecialtyChosen,
        listedWork: new Set<string>(),
        serviceLines: [],
      };
      return deliveryWeight(work('plumbing'), true, finding, workflows);
    };
    expect(weight(false)).toBe(1);
    expect(weight(true)).toBe(0.6);
  });
});
