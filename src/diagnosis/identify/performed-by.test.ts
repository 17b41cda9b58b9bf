import { describe, expect, it } from 'vitest';
import { industries } from '#catalogue/industries/industry-registry.ts';
import { workflows } from '#catalogue/workflows/workflow-registry.ts';
import { pageOf } from '#tests/support/page-builder.ts';
import { plainFiller } from '#tests/support/plain-filler.ts';
import { identify } from './identify.ts';

/** What is found of one workflow on a software vendor's pages: whose work it is and its name; null where nothing is. */
function ofVendor(id: string, lines: string) {
  const pages = [
    pageOf('/', [
      '# Tallyshelf counts the stock of shops',
      'Our platform counts stock on every shelf. No credit card required.',
      'See integrations, features and the dashboard of our software.',
      plainFiller,
    ]),
    pageOf('/shelves', lines.split(' / ')),
  ];
  const found = identify(pages, 'unknown', { workflows, industries }).workflows;
  const entry = found.find(({ definition, basis }) => definition.id === id && basis !== 'typical');
  return entry ? `${entry.performedBy}: ${entry.name}` : null;
}

describe('a software vendor’s work and its product’s', () => {
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
      'it-compliance',
      'Complete audit trail for PCI compliance and compliance reporting. / # Compliance reporting',
      'product: Compliance support and reporting for clients',
    ],
    [
      'demo-requests',
      'Join the waitlist and we will reach out. / We are happy to help: join the waitlist.',
      'own: Waitlist sign-ups',
    ],
    [
      'software-onboarding',
      'We handle all data migration and onboarding. / Guided onboarding is free.',
      'own: Customer onboarding and implementation',
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
    ['customer-support', 'Posts and beams support the roof. / Each wall supports a shelf.', null],
    ['user-training', 'Employees take safety training. / Training records are kept.', null],
  ])('tells %s in "%s" as %s', (id, lines, expected) => {
    expect(ofVendor(id, lines)).toBe(expected);
  });
});

describe('articles', () => {
  const article = (path: string) =>
    pageOf(path, ['# Five ways to sharpen a saw', 'A file and a vice are enough.'], { kind: 'article' });

  it.each([
    [['/blog/saws', '/blog/planes', '/blog/chisels'], true],
    [['/blog/saws'], false],
  ])('speak for publishing where there are several: %j %s', (paths, expected) => {
    const pages = [pageOf('/', ['# Larch Tools sells saws and planes', plainFiller]), ...paths.map(article)];
    const found = identify(pages, 'unknown', { workflows, industries }).workflows;
    expect(found.some(({ definition }) => definition.id === 'content-publishing')).toBe(expected);
  });
});
