import { describe, expect, it } from 'vitest';
import { industries } from '#catalogue/industries/industry-registry.ts';
import { workflows } from '#catalogue/workflows/workflow-registry.ts';
import { identify } from './identify/identify.ts';
import { practiceSite } from './practice-site.ts';

describe('practiceSite', () => {
  it('leads an analysis through everything, to workflows with quotes', () => {
    const { workflows: found } = identify(practiceSite(workflows), 'unknown', { workflows, industries });
    expect(
      found.filter(({ basis, evidence }) => basis === 'observed' && evidence.length > 0).length,
    ).toBeGreaterThan(5);
  });
});
