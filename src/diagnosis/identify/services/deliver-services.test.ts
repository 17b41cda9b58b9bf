import { describe, expect, it } from 'vitest';
import { industries } from '#catalogue/industries/industry-registry.ts';
import { workflows } from '#catalogue/workflows/workflow-registry.ts';
import { pageOf } from '#tests/support/page-builder.ts';
import { plainFiller } from '#tests/support/plain-filler.ts';
import type { PageFacts } from '../../read/page-facts.ts';
import { identify } from '../identify.ts';
import { standsOn } from '../quote.ts';

const site = (...lines: string[]): PageFacts[] => [pageOf('/', ['# Hillside', plainFiller, ...lines])];
const found = (pages: PageFacts[]) =>
  identify(pages, 'unknown', { workflows, industries })
    .workflows.filter(({ basis }) => basis !== 'typical')
    .map(({ name, basis, definition }) => `${basis} ${name} (${definition.id})`);

describe('services that the catalogue has no workflow for', () => {
  it('are named by the words of the list and inferred from it', () => {
    expect(
      found(site('# Our services', '- Crane rental', '- Horse boarding', '- Custom embroidery')),
    ).toEqual([
      'inferred Crane rental (equipment-rental)',
      'inferred Horse boarding (horse-boarding)',
      'inferred Custom embroidery (apparel-decoration)',
    ]);
  });

  it('are observed where a sentence says that the company does it', () => {
    const pages = site(
      '# Our services',
      '- Horse boarding',
      'Our horse boarding team feeds every animal twice a day.',
    );
    expect(found(pages)).toEqual(['observed Horse boarding (horse-boarding)']);
    const [workflow] = identify(pages, 'unknown', { workflows, industries }).workflows;
    const [evidence] = workflow?.evidence ?? [];
    expect(evidence?.quote).toBe('Our horse boarding team feeds every animal twice a day.');
    expect(pages[0] && standsOn(pages[0], evidence?.quote ?? '')).toBe(true);
  });

  it('are taken from a sentence that enumerates them', () => {
    expect(found(site('We offer crane rental, boat repair and towing for the whole valley.'))).toEqual([
      'observed Crane rental (equipment-rental)',
      'observed Boat repair (job-delivery)',
      'observed Towing (towing-roadside)',
    ]);
  });

  it('are cases where what they are called is no work but what somebody is charged with', () => {
    const lawyers = 'A law firm. Our attorneys represent clients in court.';
    const names = found(site(lawyers, '# Practice areas', '- Domestic violence', '- Divorce')).join('; ');
    expect(names).toContain('Domestic violence case handling (criminal-defence)');
  });

  it('share the hours of the kind of work they are', () => {
    const list = identify(site('# Our services', '- Winch repair', '- Engine installation'), 'unknown', {
      workflows,
      industries,
    }).workflows;
    expect(list.map(({ hoursShare }) => hoursShare)).toEqual([0.5, 0.5]);
  });

  it.each([
    ['promises', ['# Our services', '- Professional installation', '- Fast delivery', '- Quality repairs']],
    ['biddings', ['# Our services', '- Replace your boat engine', '- Visit our rental shop']],
    ['lists of something else', ['# Industries we serve', '- Crane rental', '- Boat repair']],
    ['the questions beneath', ['# Why choose our services?', '- Boat repair']],
    ['what is not done', ['We do not offer crane rental or boat repair to anybody.']],
    ['what somebody else does', ['The harbour office offers crane rental, boat repair and towing.']],
  ])('are not made of %s', (_, lines) => {
    expect(found(site(...lines))).toEqual([]);
  });

  it('are not made of an article', () => {
    const [home] = site();
    const article = {
      ...pageOf('/blog/boats', ['# Our services', '- Boat repair']),
      kind: 'article' as const,
    };
    expect(found([...(home ? [home] : []), article])).toEqual([]);
  });

  it('are not named again beside the workflow that covers them', () => {
    const pages = site(
      '# Our services',
      '- Kitchen catering',
      'We cater weddings and corporate events and our restaurant serves lunch and dinner.',
      'Our chef writes the catering menu for your party and our restaurant menu for the week.',
    );
    const caterings = found(pages).filter((line) => line.includes('catering'));
    expect(caterings).toHaveLength(1);
  });
});
