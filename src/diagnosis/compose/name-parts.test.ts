import { describe, expect, it } from 'vitest';
import { workflows } from '#catalogue/workflows/workflow-registry.ts';
import { coverParts, partOfName, partsSaid } from './name-parts.ts';

const definitionOf = (id: string) => {
  const definition = workflows.find((entry) => entry.id === id);
  if (!definition) throw new Error(`no workflow ${id}`);
  return definition;
};
const quoted = (quotes: readonly string[]) =>
  quotes.map((quote) => ({ url: 'https://example.com/', quote, kind: 'text' as const }));
const nameOf = (id: string, ...quotes: string[]) =>
  partOfName(definitionOf(id), partsSaid(definitionOf(id), quoted(quotes)));

describe('partOfName', () => {
  it.each([
    ['business-tax-filing', 'We file returns for every partnership return in town.', 'Business tax filing'],
    ['business-tax-filing', 'Monthly sales tax returns.', 'Sales tax filing'],
    ['property-viewings', 'Schedule a tour of the apartment.', 'Property showings'],
    ['tree-work', 'Stump removal by the hour.', 'Tree removal'],
    ['land-clearing', 'We clear lots and brush.', 'Land clearing'],
    ['septic-service', 'Septic tank installation.', 'Septic system installation'],
    ['exterior-washing', 'Power washing; gutter cleaning too.', 'Pressure washing and gutter cleaning'],
    ['window-door-work', 'New windows and siding.', 'Window and siding installation and replacement'],
    ['tooling', 'We design and build dies.', 'Tool and die design and making'],
    ['material-purchasing', 'We buy steel from three mills.', 'Material sourcing'],
    ['chauffeur-rides', 'A chauffeured sedan at your door.', 'Chauffeured rides'],
    ['hvac-work', 'Boiler and furnace repair.', 'Heating installation and repair'],
    ['assembly-work', 'Secondary operations after turning.', 'Secondary operations'],
    [
      'network-installation',
      'We set up your wireless network and desk phones.',
      'Network and phone installation',
    ],
    ['hair-services', 'Pamper them with a manicure and lash extensions.', 'Nail and lash services'],
    ['holiday-lets', 'Our cottages by the lake.', 'Vacation cottage and cabin rental'],
    ['property-closings', 'We prepare and review deeds.', 'Deed preparation'],
    ['audit-assurance', 'Audit readiness for charities.', 'Audit preparation'],
    ['insurance-quoting', 'We help you find the right coverage.', 'Insurance advice and placement'],
    ['pastoral-care', 'Send a prayer request.', 'Prayer requests'],
    ['visitor-welcome', 'Plan your visit.', 'Welcoming visitors'],
    ['water-treatment', 'Our yearly water quality report.', 'Water quality testing'],
    ['venue-hire', 'The hall, with tables and chairs, is for hire.', 'Venue rental'],
    ['small-groups', 'Home groups and Bible study.', 'Bible study and small group coordination'],
    ['partner-programme', 'Become a partner.', 'Partner program'],
    ['public-meetings', 'The council meets on Monday; minutes are posted.', 'Council meetings and minutes'],
    ['municipal-budget', 'Budget and audit report.', 'Publication of budget and financial statements'],
    ['cemetery-care', 'Grave locations.', 'Burial records'],
    ['estate-planning', 'We help you buy real estate and administer trusts.', 'Trusts'],
  ])('keeps the part of %s that %j supports', (id, quote, name) => {
    expect(nameOf(id, quote)).toBe(name);
  });

  it('keeps the whole name if the quotes support several parts, or none', () => {
    expect(nameOf('property-viewings', 'Open house on Sunday.', 'Book a tour.')).toBeNull();
    expect(nameOf('hvac-work', 'HVAC service for homes.')).toBeNull();
    expect(nameOf('tree-work', 'Our arborists are on call.')).toBeNull();
    expect(nameOf('inquiry-handling', 'Contact us.')).toBeNull();
    const four = 'Power washing, gutter cleaning, roof cleaning, and window cleaning.';
    expect(nameOf('exterior-washing', four)).toBeNull();
  });
});

describe('coverParts', () => {
  it('includes a quote for each part of the name that some quote supports', () => {
    const all = quoted([
      'Trimming in winter.',
      'Stump removal.',
      'Tree removal.',
      'Tree removal by crane.',
      'Oaks.',
    ]);
    const [trimming, ...removals] = all;
    const shown = coverParts(definitionOf('tree-work'), removals, all);
    expect(shown).toHaveLength(4);
    expect(shown).toContain(trimming);
    expect(coverParts(definitionOf('tree-work'), removals, removals)).toEqual(removals);
  });
});
