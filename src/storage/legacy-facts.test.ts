import { describe, expect, it } from 'vitest';
import { exampleDiagnosis, exampleNow } from '#tests/support/scan-examples.ts';
import { legacyFacts } from './legacy-facts.ts';

const scan = (note: string | null) => {
  const { coverage, reachedUrl } = exampleDiagnosis();
  const website = 'https://www.harbour-dental.test/';
  return { website, reachedUrl, failure: null, completedAt: exampleNow, coverage: { ...coverage, note } };
};
const byHand = 'You can enter your workflows by hand.';

describe('legacyFacts', () => {
  it.each([
    [null, []],
    ['Time ran out. A page needs JavaScript.', ['Time ran out. A page needs JavaScript.']],
    [
      `The pages read describe no work that could be shown with a quote. ${byHand} Time ran out.`,
      ['Time ran out.'],
    ],
    [
      `The site is mostly in Finnish, which the analysis cannot read yet, so it claims nothing from its text. No page with content of its own could be read (demo). ${byHand}`,
      [],
    ],
    [
      `The site is not finished: placeholder text of a template stands on 2 of 3 pages, so nothing is claimed from it. ${byHand} Time ran out.`,
      ['Time ran out.'],
    ],
  ])("keeps the crawl's notes and leaves out the analysis' own: %s", (note, notes) => {
    expect(legacyFacts(scan(note))?.notes).toEqual(notes);
  });

  it('has the pages in order, and none if the scan did not end', () => {
    expect(legacyFacts(scan(null))).toMatchObject({
      found: 3,
      readAt: exampleNow.toISOString(),
      pages: [{ url: 'https://www.harbour-dental.test/', outcome: 'read', position: 0, facts: null }],
    });
    expect(legacyFacts({ ...scan(null), completedAt: null })).toBeNull();
  });
});
