import { describe, expect, it } from 'vitest';
import { companyTypes } from '#shared/schemas/company.ts';
import { findIndustry } from '../knowledge/find-industry.ts';
import { workflows } from './workflow-registry.ts';

describe('the workflows', () => {
  it('cover every company type with its own work', () => {
    for (const type of companyTypes) {
      const own = workflows.filter(
        ({ industries }) =>
          industries !== 'every' && industries.some((id) => (findIndustry(id)?.companyType ?? id) === type),
      );
      expect(own.length, type).toBeGreaterThanOrEqual(3);
    }
  });

  it('have distinct names and tasks', () => {
    const names = workflows.map(({ name }) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    for (const { id, tasks } of workflows) {
      expect(new Set(tasks.map(({ name }) => name)).size, id).toBe(tasks.length);
    }
  });

  it('have hours that the people of one company can work', () => {
    for (const { id, tasks } of workflows) {
      const hours = tasks.reduce((sum, task) => sum + task.hoursPerWeek.low, 0);
      expect(hours, id).toBeLessThanOrEqual(45);
    }
  });

  it('can be found by words, or by more than one signal without words', () => {
    for (const { id, signals, delivers } of workflows) {
      if (delivers?.unknown) continue;
      expect((signals.phrases ?? []).length + (signals.forms ?? []).length, id).toBeGreaterThan(0);
    }
  });

  it('for a kind of service name the service in each step, and share no word', () => {
    const kinds = workflows.filter(({ delivers }) => delivers?.unknown);
    expect(kinds.length).toBeGreaterThan(10);
    for (const { id, tasks } of kinds) {
      for (const { name } of tasks) expect(name.split('{service}'), id).toHaveLength(2);
    }
    const words = kinds.flatMap(({ delivers }) => [...(delivers?.named ?? []), ...(delivers?.kinds ?? [])]);
    expect(words).toEqual([...new Set(words)]);
  });
});
