import { describe, expect, it } from 'vitest';
import { industries } from '#catalogue/industries/industry-registry.ts';
import { workflows } from '#catalogue/workflows/workflow-registry.ts';
import { pageOf } from '#tests/support/page-builder.ts';
import { plainFiller } from '#tests/support/plain-filler.ts';
import { identify } from '../../identify.ts';

const industryOf = (...lines: string[]) => {
  const { industry } = identify([pageOf('/', ['# Hillside', plainFiller, ...lines])], 'unknown', {
    workflows,
    industries,
  });
  return industry;
};

describe('the kind of organization, inferred from its work', () => {
  it('is identified if the site describes its work but never says what it is', () => {
    const industry = industryOf(
      'We translate contracts and manuals into thirty languages.',
      'We conduct workshops and write the report with our recommendations.',
      'Our movers wrap, load and unload your furniture.',
      'We pack your kitchen and unpack it in the new house.',
      'We carry your freight by truck and track every load.',
    );
    expect(industry.detected).toBe('other');
    expect(industry.detail).toBe('Transportation or logistics company');
    expect(industry.confidence).toBeLessThan(0.6);
  });

  it('stays unknown if there is only one kind of work', () => {
    expect(industryOf('We carry your freight by truck.').detected).toBe('unknown');
  });

  it('stays unknown if the work is not done here', () => {
    expect(industryOf('We do not pack your kitchen.', 'We do not carry freight by truck.').detected).toBe(
      'unknown',
    );
  });
});
