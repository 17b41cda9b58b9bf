import { describe, expect, it } from 'vitest';
import { industries } from '#catalogue/industries/industry-registry.ts';
import { workflows } from '#catalogue/workflows/workflow-registry.ts';
import { pageOf } from '#tests/support/page-builder.ts';
import { plainFiller } from '#tests/support/plain-filler.ts';
import { identify } from '../identify.ts';

function onVendor(lines: string) {
  const pages = [
    pageOf('/', [
      '# Tallyshelf counts the stock of shops',
      'Our platform counts stock on every shelf. No credit card required.',
      'See integrations, features and the dashboard of our software.',
      plainFiller,
    ]),
    pageOf('/shelves', lines.split(' / ')),
  ];
  return identify(pages, 'unknown', { workflows, industries }, { disabled: new Set(['unsure']) }).workflows;
}

function ofVendor(id: string, lines: string) {
  const found = onVendor(lines);
  const entry = found.find(({ definition, basis }) => definition.id === id && basis !== 'typical');
  return entry ? `${entry.performedBy}: ${entry.name}` : null;
}

describe('a software vendor’s own work and its product’s', () => {
  it.each([
    [
      'quote-preparation',
      'Contact us for a quote and we will prepare it. / Our quotes are free: request a quote from us.',
      'own: Quote and estimate preparation',
    ],
    [
      'quote-preparation',
      'Send quotes and estimates to every customer. / # Quote requests, answered by request a quote buttons',
      'product: Quote and estimate preparation',
    ],
    [
      'insurance-quoting',
      'Compare cover in the dashboard. / Our quotes are free: request one from us.',
      null,
    ],
    [
      'it-compliance',
      'Complete audit trail for PCI compliance and compliance reporting. / # Compliance reporting',
      'product: IT compliance consulting',
    ],
    [
      'demo-requests',
      'Join the waitlist and we will reach out. / We are happy to help: join the waitlist.',
      'own: Waitlist sign-ups',
    ],
    [
      'software-onboarding',
      'We handle all data migration and onboarding. / Guided onboarding is free.',
      'own: Customer onboarding',
    ],
    [
      'user-training',
      'We handle all data migration, system integration and training. / Onboarding and training are free.',
      'own: Software user training',
    ],
    [
      'customer-support',
      'We offer email support on every plan. / Our support team is here to help.',
      'own: Customer support',
    ],
    [
      'customer-support',
      'Manage warranty claims and customer support. / Answer tickets of your shoppers.',
      'product: Customer support',
    ],
    ['customer-support', 'Posts and beams support the roof. / Each wall supports a shelf.', null],
    ['user-training', 'Employees take safety training. / Training records are kept.', null],
  ])('attributes %s in "%s" to %s', (id, lines, expected) => {
    expect(ofVendor(id, lines)).toBe(expected);
  });
});

it('supports a vendor’s own work with nothing that its product does', () => {
  const quotes = onVendor(
    'Contact us for a quote and we will reply. / Send quotes to every customer in two clicks.',
  )
    .filter(({ definition }) => definition.id === 'quote-preparation')
    .flatMap(({ evidence }) => evidence.map(({ quote }) => quote));
  expect(quotes).toEqual(['Contact us for a quote and we will reply.']);
});
