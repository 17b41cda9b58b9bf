import { describe, expect, it } from 'vitest';
import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import { readingOf } from '#tests/support/model-reading.ts';
import { menuLink, pageOf } from '#tests/support/page-builder.ts';
import { plainFiller } from '#tests/support/plain-filler.ts';
import { identify } from './identify.ts';

interface Service {
  path: string;
  name: string;
  text: string;
}

const guarding = {
  path: '/guarding',
  name: 'Security Guards',
  text: 'We provide security guards who patrol offices and construction sites day and night.',
};
const investigations = {
  path: '/investigations',
  name: 'Investigations',
  text: 'We handle investigations for companies and private clients and follow every lead.',
};
const surveillance = {
  path: '/surveillance',
  name: 'Electronic Surveillance',
  text: 'Our team provides electronic surveillance for shops with many entrances.',
};
const pests = {
  path: '/pest-control',
  name: 'Pest Control',
  text: 'We offer pest control for hotels, offices, and homes.',
};

/** A security company with a page for each service. */
function pagesWith(...services: Service[]) {
  const menu = services.map(({ path, name }) => menuLink(path, name));
  return [
    pageOf(
      '/',
      [
        '# Elm Street Security',
        'We are a security guard company that protects people and property in town.',
        '# Our services',
        ...services.flatMap(({ name, text }) => [`## ${name}`, text]),
        plainFiller,
      ],
      { title: 'Elm Street Security | Security guard company' },
    ),
    ...services.map(({ path, name, text }) =>
      pageOf(
        path,
        [`# ${name}`, text, 'Call our office to learn how we work and what it costs.', plainFiller],
        {
          kind: 'service',
          title: name,
        },
      ),
    ),
  ].map((page) => ({ ...page, links: menu }));
}

const companyWith = (...services: Service[]) => identify(pagesWith(...services), 'unknown', loadKnowledge());

type Found = ReturnType<typeof companyWith>;
const named = ({ workflows }: Found, name: string) => workflows.find((workflow) => workflow.name === name);
const delivererOf = ({ offerings }: Found, name: string) =>
  offerings.find((offering) => offering.name === name)?.deliveredBy;

describe('a main service that no workflow in the catalog covers', () => {
  it('is shown under its own name, with the steps of its kind and the sentence that offers it', () => {
    const found = companyWith(guarding, investigations);
    const workflow = named(found, 'Investigations');
    expect(workflow?.tasks.map(({ definition }) => definition.name)).toEqual(
      expect.arrayContaining(['Carry out investigations', 'Write the report on investigations']),
    );
    expect(workflow?.evidence.map(({ quote }) => quote)).toContain(investigations.text);
    expect(delivererOf(found, 'Investigations')).toBe(workflow?.definition.id);
  });

  it('shares a workflow with other services of its kind', () => {
    const found = companyWith(guarding, investigations, surveillance);
    const own = found.workflows.filter(({ definition }) => definition.id.startsWith('site-own-'));
    expect(own).toHaveLength(1);
    expect(own[0]?.name).toMatch(/investigations/i);
    expect(own[0]?.name).toMatch(/electronic surveillance/i);
    const ids = ['Investigations', 'Electronic Surveillance'].map((name) => delivererOf(found, name));
    expect(ids).toEqual([own[0]?.definition.id, own[0]?.definition.id]);
  });

  it('stays an offering if its kind is unknown, or if it is a variant of work that is shown', () => {
    const unknown = { path: '/seating', name: 'Wheelchair Seating', text: 'We provide wheelchair seating.' };
    const variant = {
      path: '/guards',
      name: 'Event Security Guards',
      text: 'We provide event security guards.',
    };
    const found = companyWith(guarding, unknown, variant);
    const names = found.workflows.map(({ name }) => name);
    expect(names.join()).not.toMatch(/seating|event security/i);
    expect(found.workflows.some(({ definition }) => definition.id.startsWith('site-own-'))).toBe(false);
  });

  it('gets no workflow beside one with the same steps, on a site that shows no other delivery work', () => {
    const tuning = { path: '/a', name: 'Bell Dismantling', text: 'We offer bell dismantling in our tower.' };
    const mending = { path: '/b', name: 'Chime Clearance', text: 'We offer chime clearance in our tower.' };
    const menu = [tuning, mending].map(({ path, name }) => menuLink(path, name));
    const [, ...own] = pagesWith(tuning, mending);
    const home = pageOf('/', ['# Elm Street', 'Welcome to our tower by the river.', plainFiller], {
      title: 'Elm Street',
    });
    const { workflows } = identify([{ ...home, links: menu }, ...own], 'unknown', loadKnowledge());
    const delivering = workflows.filter(({ definition }) => definition.function === 'deliver');
    expect(delivering.map(({ name }) => name)).toEqual(['Bell dismantling']);
  });

  it('is left to a second reader if there is one', () => {
    const reading = readingOf([{ quote: guarding.text, englishName: 'Security guarding' }]);
    const { workflows } = identify(pagesWith(guarding, investigations), 'unknown', loadKnowledge(), {
      reading,
    });
    expect(workflows.map(({ name }) => name)).not.toContain('Investigations');
  });
});

describe('a main service that the catalog knows from another line of business', () => {
  it('is shown under its own name, without the steps of that trade', () => {
    const found = companyWith(guarding, pests);
    const tasks = named(found, 'Pest control')?.tasks.map(({ definition }) => definition.name);
    expect(tasks).toContain('Carry out pest control');
    expect(found.workflows.map(({ definition }) => definition.id)).not.toContain('pest-treatment');
    const last = found.trace.candidates.find(({ id }) => id === 'pest-treatment')?.verdicts.at(-1);
    expect(last).toMatchObject({ outcome: 'merge', into: 'site-own-pest-control' });
  });

  it('is not shown if the site only mentions it', () => {
    const menu = { ...guarding, text: `${guarding.text} We also offer pest control.` };
    expect(named(companyWith(menu), 'Pest control')).toBeUndefined();
  });
});
