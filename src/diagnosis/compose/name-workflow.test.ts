import { describe, expect, it } from 'vitest';
import { industries } from '#catalogue/industries/industry-registry.ts';
import { workflows } from '#catalogue/workflows/workflow-registry.ts';
import { pageOf } from '#tests/support/page-builder.ts';
import { plainFiller } from '#tests/support/plain-filler.ts';
import { identify } from '../identify.ts';

const shop = (...sentences: string[]) =>
  identify(
    [
      pageOf('/', [
        '# Yarn shop',
        'Our online shop sells yarn. Add to cart. Free shipping on orders.',
        plainFiller,
      ]),
      pageOf('/returns', ['# Returns', ...sentences]),
    ],
    'retail',
    { workflows, industries },
  ).workflows.find(({ definition }) => definition.id === 'returns-handling');

describe('nameWorkflow', () => {
  it('uses a variant that a sentence about the work supports, and quotes that sentence', () => {
    const returns = shop('You may return items within 30 days.', 'We issue store credit for damaged items.');
    expect(returns?.name).toBe('Returns and store credit');
    expect(returns?.evidence.map(({ quote }) => quote)).toContain('We issue store credit for damaged items.');
  });

  it('does not use a word that occurs only elsewhere on the site', () => {
    const returns = shop(
      'You may return items within 30 days.',
      'A remake of the famous film is on tonight.',
    );
    expect(returns?.name).toBe('Returns and refunds');
  });

  it('does not mistake a pronoun before a verb for the object of a quote', () => {
    const nameOf = (...sentences: string[]) =>
      identify(
        [pageOf('/', ['# Machine shop', '## We quote within two days', ...sentences, plainFiller])],
        'manufacturing',
        { workflows, industries },
      ).workflows.find(({ definition }) => definition.id === 'quote-preparation')?.name;
    expect(nameOf('Send us your drawing. We quote within two working days.')).toBe(
      'Quote and estimate preparation',
    );
    expect(nameOf('Request a gearbox quote.', 'We send you a gearbox quote within two days.')).toBe(
      'Gearbox quote preparation',
    );
  });

  it("keeps the possessive ending of an owner's name", () => {
    const nameOf = (...sentences: string[]) =>
      identify(
        [pageOf('/', ['# Schedule your pet’s checkup appointment', ...sentences, plainFiller])],
        'healthcare',
        {
          workflows,
          industries,
        },
      ).workflows.find(({ definition }) => definition.id === 'appointment-scheduling')?.name;
    expect(nameOf('Call to schedule your pet’s checkup appointment.')).toBe('Checkup appointment booking');
    expect(nameOf('Call to schedule your pet’s appointment.')).toBe('Checkup appointment booking');
  });
});
