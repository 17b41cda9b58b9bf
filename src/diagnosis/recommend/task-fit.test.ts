import { expect, test } from 'vitest';
import { complianceMonitor } from '#catalogue/modules/compliance-monitor.ts';
import { schedulingHelper } from '#catalogue/modules/scheduling-helper.ts';
import type { TaskTrait } from '#shared/schemas/task.ts';
import { fitOf } from './task-fit.ts';

test('a task fits the module made for its first trait best: pulling a permit is not scheduling', () => {
  const fits = (...traits: TaskTrait[]) => ({
    rules: fitOf(complianceMonitor.capabilities, { traits }),
    times: fitOf(schedulingHelper.capabilities, { traits }),
  });
  const permit = fits('check-rules', 'schedule');
  expect(permit.rules).toBeGreaterThan(permit.times);
  const inspection = fits('schedule', 'check-rules');
  expect(inspection.times).toBeGreaterThan(inspection.rules);
});
