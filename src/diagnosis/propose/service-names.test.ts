import { expect, it } from 'vitest';
import { pageOf } from '#tests/support/page-builder.ts';
import type { PageFacts } from '../read/page-facts.ts';
import { serviceNames } from './service-names.ts';

const service = (path: string, heading: string, menuText?: string): PageFacts => {
  const page = pageOf(path, [`# ${heading}`]);
  const blocks = page.blocks.map((block) => ({ ...block, level: 1 }));
  const links: PageFacts['links'] =
    menuText === undefined
      ? []
      : [{ url: page.url, text: menuText, section: 'navigation', via: 'anchor', nofollow: false }];
  return { ...page, blocks, links };
};

it.each([
  ['Criminal Defense Attorney in Naples', undefined, 'Criminal Defense'],
  ['Your trusted partner for change', 'Organizational Redesign', 'Organizational Redesign'],
  ['CNC MILLING', undefined, 'CNC Milling'],
  ['FAMILY LAW', undefined, 'Family Law'],
  ['Roof Repair | Best Roofers', undefined, 'Roof Repair'],
])('names the service of a page headed "%s", in the menu "%s": %s', (heading, menuText, name) => {
  expect(serviceNames([service('/x', heading, menuText)]).get(0)).toBe(name);
});

it.each([
  ['a question', 'Why choose us?'],
  ['a greeting', 'Welcome to our workshop'],
  ['a slogan', 'Get the smile you have always wanted'],
  ['a general page', 'Our services'],
  ['a kind of page', 'News and updates'],
  ['a list of cases', 'Representative Matters'],
  ['the fields of a firm', 'Practices'],
  ['who does it where', 'Kingsburg Plumbers'],
  ['what is cheaper now', 'Seasonal Specials'],
  ['whom it is for', 'Homeowners'],
])('finds no service name under %s', (_, heading) => {
  expect(serviceNames([service('/x', heading)]).size).toBe(0);
});

it('leaves out pages that present something else', () => {
  expect(serviceNames([{ ...service('/team', 'Roof Repair'), kind: 'team' }]).size).toBe(0);
});
