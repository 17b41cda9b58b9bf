import { describe, expect, it } from 'vitest';
import { industries } from '#catalogue/industries/industry-registry.ts';
import { workflows } from '#catalogue/workflows/workflow-registry.ts';
import { menuLink, pageOf } from '#tests/support/page-builder.ts';
import { plainFiller } from '#tests/support/plain-filler.ts';
import type { IdentifiedWorkflow } from '../identified-workflow.ts';
import { identify } from '../identify.ts';
import { takeNames } from './take-names.ts';

/** A company for pests whose home page tells of the work and whose menu leads to pages of these names. */
const found = (...entries: readonly string[]) => {
  const path = (entry: string) => `/${entry.toLowerCase().replaceAll(' ', '-')}`;
  const home = [
    '# Pest company',
    'Our pest treatment ends ants, wasps, mice and rats in homes and kitchens.',
  ];
  const pages = [
    { ...pageOf('/', [...home, plainFiller]), links: entries.map((entry) => menuLink(path(entry), entry)) },
    ...entries.map((entry) =>
      pageOf(path(entry), [
        `# ${entry}`,
        `Our ${entry.toLowerCase()} begins with a look at the cellar.`,
        plainFiller,
      ]),
    ),
  ];
  return identify(pages, 'unknown', { workflows, industries }).workflows.filter(
    ({ definition, basis }) => definition.id === 'pest-treatment' && basis !== 'typical',
  );
};

describe('a workflow that the site calls by a name of its own', () => {
  it('takes that name, with its quotes before the others', () => {
    const [treatment, ...others] = found('Pest Control');
    expect(others).toEqual([]);
    expect(treatment?.name).toBe('Pest Control');
    expect(treatment?.hoursShare).toBe(1);
    expect(treatment?.evidence.map(({ url }) => new URL(url).pathname)).toEqual(
      expect.arrayContaining(['/pest-control', '/']),
    );
  });

  it('stands for all where several services are of its kind', () => {
    const names = found('Pest Control', 'Rodent Control').map(({ name }) => name);
    expect(names).toContain('Rodent Control');
    expect(names.length).toBeGreaterThan(1);
  });
});

describe('takeNames', () => {
  const [definition] = workflows.filter(({ id }) => id === 'catering');
  const entry = (name: string, ...pages: string[]): IdentifiedWorkflow => {
    if (!definition) throw new Error('the catalogue has no catering');
    const evidence = pages.map((page) => ({
      url: `https://example.com${page}`,
      quote: `We say ${name} on ${page}.`,
      kind: 'text' as const,
    }));
    return {
      definition,
      name,
      basis: 'observed',
      performedBy: 'own',
      evidence,
      tasks: [],
      strength: 3,
      hoursShare: 1,
    };
  };
  const names = (found: IdentifiedWorkflow, ...services: IdentifiedWorkflow[]) => {
    const taken = takeNames([found], services, new Set(), new Set());
    return [taken.found.map(({ name }) => name), taken.services.map(({ name }) => name)];
  };

  it.each([
    ['more than the work is called', 'Catering & bakery', ['/'], [['Catering & bakery'], []]],
    [
      'only a part is called, told of elsewhere',
      'Corporate catering',
      ['/'],
      [['Catering'], ['Corporate catering']],
    ],
    [
      'only a part is called, and nothing tells of more',
      'Corporate catering',
      ['/catering'],
      [['Corporate catering'], []],
    ],
    ['another word is used', 'Picnic baskets', ['/catering'], [['Catering'], ['Picnic baskets']]],
  ])('where %s', (_, service, pages, expected) => {
    expect(names(entry('Catering', ...pages), entry(service, '/catering'))).toEqual(expected);
  });

  it('takes the name of a service no workflow has a word for, where most words and a quote are the same', () => {
    const [service] = workflows.filter(({ id }) => id === 'service-delivery');
    if (!service) throw new Error('the catalogue has no work for unknown services');
    const taken = (name: string, page: string) => {
      const works = entry('Catering', '/');
      const unknown = {
        ...entry(name, page),
        definition: service,
        evidence: entry('Catering', page).evidence,
      };
      return takeNames([works], [unknown], new Set([unknown]), new Set()).found.map((found) => found.name);
    };
    expect(taken('Caterings', '/')).toEqual(['Caterings']);
    expect(taken('Caterings', '/elsewhere')).toEqual(['Catering']);
    expect(taken('Catering & bakery', '/')).toEqual(['Catering']);
  });

  it('makes observed what the service is observed to be', () => {
    const inferred: IdentifiedWorkflow = { ...entry('Catering', '/'), basis: 'inferred' };
    const [works] = takeNames(
      [inferred],
      [entry('Catering & bakery', '/catering')],
      new Set(),
      new Set(),
    ).found;
    expect(works).toMatchObject({ name: 'Catering & bakery', basis: 'observed' });
  });

  it('leaves its name to a service that will stand in the place of the workflow', () => {
    const [works, service] = [entry('Catering', '/'), entry('Catering & bakery', '/catering')];
    const taken = takeNames([works], [service], new Set(), new Set(['catering']));
    expect(taken.found.map(({ name }) => name)).toEqual(['Catering']);
    expect(taken.services.map(({ name }) => name)).toEqual(['Catering & bakery']);
  });

  it('leaves a workflow that has a name from the site', () => {
    expect(names(entry('Wedding catering', '/'), entry('Catering & bakery', '/catering'))).toEqual([
      ['Wedding catering'],
      ['Catering & bakery'],
    ]);
  });
});
