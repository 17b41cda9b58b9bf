import { describe, expect, it } from 'vitest';
import { pageOf } from '#tests/support/page-builder.ts';
import { signaledWorkflows } from '#tests/support/signaled-workflows.ts';

const plainSentences = (count: number) =>
  Array.from(
    { length: count },
    (_, n) => `Beyond hill number ${n} the old road bends towards another river.`,
  );

function foundOn(words: number, lines: readonly string[]): string[] {
  const home = ['# Family dentistry in Ashford', 'Our dentist has cared for patients since 1998.'];
  return signaledWorkflows([pageOf('/', [...home, ...plainSentences(words / 10)]), pageOf('/more', lines)]);
}

describe('work mentioned only once', () => {
  const once = ['There is a customer survey on the counter.'];
  const twice = [...once, 'We welcome your suggestions.'];

  it('is shown on a site with little text', () => {
    expect(foundOn(100, once)).toContain('feedback-collection');
  });

  it('is not shown on a site with much text, unless it is mentioned again', () => {
    expect(foundOn(1500, once)).not.toContain('feedback-collection');
    expect(foundOn(1500, twice)).toContain('feedback-collection');
  });

  it('is shown if nearly every organization does it and mentions it only once', () => {
    expect(foundOn(1500, ['The newsletter archive goes back ten years.'])).toContain('newsletter-publishing');
  });

  it('is shown if it is stated strongly, or is core work of such an organization', () => {
    expect(foundOn(1500, ['Our hygienist gives every patient a dental cleaning and check-up.'])).toContain(
      'preventive-dental-care',
    );
  });
});
