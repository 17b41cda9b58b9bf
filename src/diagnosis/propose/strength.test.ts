import { describe, expect, it } from 'vitest';
import { pageOf } from '#tests/support/page-builder.ts';
import { signalledWorkflows } from '#tests/support/signalled-workflows.ts';

/** This many different sentences of ten words that don't mention any work. */
const plainSentences = (count: number) =>
  Array.from(
    { length: count },
    (_, n) => `Beyond hill number ${n} the old road bends towards another river.`,
  );

function foundOn(words: number, lines: readonly string[]): string[] {
  const home = ['# Family dentistry in Ashford', 'Our dentist has cared for patients since 1998.'];
  return signalledWorkflows([pageOf('/', [...home, ...plainSentences(words / 10)]), pageOf('/more', lines)]);
}

describe('what is told only once', () => {
  const once = ['There is a customer survey on the counter.'];
  const twice = [...once, 'We welcome your suggestions.'];

  it('is enough on a site that says little', () => {
    expect(foundOn(100, once)).toContain('feedback-collection');
  });

  it('is not enough on a site that says much, where work is told of again', () => {
    expect(foundOn(1500, once)).not.toContain('feedback-collection');
    expect(foundOn(1500, twice)).toContain('feedback-collection');
  });

  it('is enough for what nearly everybody does and says but once', () => {
    expect(foundOn(1500, ['The newsletter archive goes back ten years.'])).toContain('newsletter-publishing');
  });

  it('is enough where it is said strongly, or is the core of such an organisation', () => {
    expect(foundOn(1500, ['Our hygienist gives every patient a dental cleaning and check-up.'])).toContain(
      'preventive-dental-care',
    );
  });
});
