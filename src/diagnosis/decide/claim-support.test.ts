import { describe, expect, it } from 'vitest';
import { workflows } from '#catalogue/workflows/workflow-registry.ts';
import type { Evidence } from '#shared/schemas/evidence.ts';
import type { PageKind } from '../read/page-facts.ts';
import { supportOf } from './claim-support.ts';

const page = (path: string, title = 'Milltown', kind: PageKind = 'other') => ({
  url: `https://example.com${path}`,
  title,
  kind,
});
const pages = [page('/', 'Milltown', 'home'), page('/more'), page('/contact', 'Write', 'contact')];
const quoted = (quote: string, kind: Evidence['kind'] = 'text', path = '/more'): Evidence => ({
  url: `https://example.com${path}`,
  quote,
  kind,
});

const support = (id: string, evidence: Evidence[], words = 6000, confidence = 0.5) => {
  const definition = workflows.find((workflow) => workflow.id === id);
  if (!definition) throw new Error(`There is no workflow ${id}`);
  const claim = { name: definition.name, evidence, definition };
  return supportOf(claim, { words, pages }, { kind: null, industry: { detected: 'other', confidence } });
};
/** What is asked of a claim; the constant of claim-support.ts, written down once more on purpose. */
const asked = 4;

describe('how well a claim is shown', () => {
  it.each([
    ['one heading of other words', 'campaign-management', [quoted('SEO set-up', 'heading')]],
    [
      'two headings of other words',
      'recruitment',
      [quoted('Jobs', 'heading'), quoted('Vacancies', 'heading')],
    ],
    ['a line nobody says of himself', 'catering', [quoted('Peons, office boys and support staff')]],
  ])('is too poorly by %s on a long site', (_, id, evidence) => {
    expect(support(id, evidence)).toBeLessThan(asked);
  });

  it.each([
    [
      'two sentences in the own voice',
      'campaign-management',
      [quoted('We run your ads.'), quoted('Our ads sell.')],
    ],
    [
      'a sentence with the words of the name',
      'newsletter-publishing',
      [quoted('Subscribe to our newsletter.')],
    ],
    ['a form and a line', 'inquiry-handling', [quoted('Send', 'form'), quoted('Tell us more about it')]],
    [
      'the heading of the page that is there for it',
      'inquiry-handling',
      [quoted('Ask', 'heading', '/contact')],
      1500,
    ],
  ])('is well enough by %s', (_, id, evidence, words = 6000) => {
    expect(support(id, evidence, words)).toBeGreaterThan(asked);
  });

  it('asks less of a short site than of a long one', () => {
    const evidence = [quoted('Peons, office boys and support staff')];
    expect(support('catering', evidence, 200)).toBeGreaterThan(support('catering', evidence, 20_000));
  });

  it('counts what stands on the first page, and a site that leaves no doubt what it is', () => {
    const [plain, home, sure] = [
      support('catering', [quoted('Meals for parties')]),
      support('catering', [quoted('Meals for parties', 'text', '/')]),
      support('catering', [quoted('Meals for parties')], 6000, 0.95),
    ];
    expect(home).toBeGreaterThan(plain);
    expect(sure).toBeGreaterThan(plain);
  });

  it('knows a word of the name in its other forms', () => {
    const evidence = (quote: string) => [quoted(quote), quoted('Doors open at six.')];
    expect(support('catering', evidence('Catered lunches'))).toBeGreaterThan(
      support('catering', evidence('Packed lunches')),
    );
  });
});
