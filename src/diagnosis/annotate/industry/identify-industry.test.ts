import { describe, expect, it } from 'vitest';
import { industries } from '#catalogue/industries/industry-registry.ts';
import { workflows } from '#catalogue/workflows/workflow-registry.ts';
import type { CompanyTypeChoice } from '#shared/schemas/company.ts';
import { pageOf } from '#tests/support/page-builder.ts';
import type { PageFacts } from '../../read/page-facts.ts';
import { signalIndexes } from '../signal-index.ts';
import { readSite } from '../site-reading.ts';
import { identifyIndustry } from './identify-industry.ts';
import { scoreIndustries } from './industry-scores.ts';

const indexes = signalIndexes({ workflows, industries });
const identify = (lines: string[], chosen: CompanyTypeChoice = 'unknown', language = 'en') =>
  identifyPages([pageOf('/', lines, { language })], chosen);
const identifyPages = (pages: PageFacts[], chosen: CompanyTypeChoice = 'unknown') => {
  const site = readSite(pages, indexes);
  return identifyIndustry(site, scoreIndustries(site, industries), chosen);
};

describe('identifyIndustry', () => {
  it.each([
    [
      'legal',
      null,
      'Our attorneys offer legal advice in every practice area of family law. Call our law office.',
    ],
    [
      'financial',
      'Insurance agency',
      'As an independent insurance agent we compare insurance quotes for auto insurance.',
    ],
    [
      'education',
      'School',
      'Our high school welcomes new students. The admissions office explains tuition and the school year.',
    ],
    [
      'retail',
      'Online shop',
      'Add to cart and proceed to checkout. Free shipping. Your cart keeps handmade gifts.',
    ],
    [
      'manufacturing',
      'Machine or fabrication shop',
      'Our machine shop offers CNC machining, CNC milling and sheet metal with tight tolerances.',
    ],
    [
      'tech',
      'Software vendor',
      'Start your free trial of our platform. Request a demo, see the release notes and integrations.',
    ],
    [
      'consulting',
      null,
      'We are a management consulting firm. Our consultants guide clients through change management.',
    ],
    [
      'consulting',
      null,
      'Elmbrook Consultancy supports charities and small businesses. Who we help: community groups, schools, sports clubs. Volunteers and a mission need funding. We help organisations prepare a grant. Bid writing support.',
    ],
    [
      'other',
      'Restaurant or café',
      'Book a table at our restaurant. See the dinner menu and order takeout. Happy hour daily.',
    ],
    [
      'other',
      'Non-profit organization',
      'We are a non-profit organization. Donate now or volunteer with us. Gifts are tax deductible.',
    ],
    [
      'other',
      'Trades and home services',
      'Plumbing repair and heating installation by licensed and insured technicians. Free estimates.',
    ],
    [
      'other',
      'Hotel or lodging',
      'Book your stay in our guest house. Our rooms have king beds and breakfast. Check in from 3 pm.',
    ],
    [
      'other',
      'Transportation or logistics company',
      'Our drivers and our fleet move freight. Get a freight quote for warehousing and shipments.',
    ],
  ])('identifies %s (%s)', (detected, detail, text) => {
    expect(identify([text]).industry).toMatchObject({ detected, detail });
  });

  it.each([
    [
      'de',
      'healthcare',
      'Unsere Patienten schätzen die Zahnarztpraxis. Sprechstunde und Zahnreinigung nach Termin.',
    ],
    ['fr', 'legal', "Notre cabinet d'avocats conseille. Chaque avocat et le notaire vous reçoivent."],
    ['es', 'retail', 'Añadir al carrito en nuestra tienda online. Nuestra tienda abre a diario.'],
  ])('interprets %s', (language, detected, text) => {
    expect(identify([text, text.replace('.', ' !')], 'unknown', language).industry.detected).toBe(detected);
  });

  it("uses the name in the home page's title", () => {
    const titled = (title: string) =>
      identifyPages([
        pageOf('/', ['We look at how orders move from desk to desk, and find what costs you time.'], {
          title,
        }),
      ]);
    expect(titled('Ardent: operations consulting firm').industry.detected).toBe('consulting');
    expect(titled('Ardent').industry.detected).toBe('unknown');
  });

  it('does not identify a software vendor by words that are common on many pages', () => {
    const common = 'Features, dashboard, integration, documentation, use cases in real time and a roadmap.';
    expect(identify([common]).kind).not.toBe('software-vendor');
    expect(identify([common, 'Start your free trial of our platform.']).kind).toBe('software-vendor');
  });

  it('answers unknown instead of guessing from a few words', () => {
    expect(identify(['Welcome to our website. We care.']).industry).toEqual({
      chosen: 'unknown',
      detected: 'unknown',
      detail: null,
      confidence: 0,
      reasons: [],
    });
  });

  it('keeps the choice next to what the site says, and counts it as far as the site allows', () => {
    const little = 'Our attorneys offer legal advice in every practice area of family law.';
    const sentences = [
      little,
      'Call our law office.',
      'Our lawyers represent clients in court.',
      'Attorneys at law.',
    ];
    const [open, settled] = [identify([little], 'healthcare'), identify(sentences, 'healthcare')];
    expect(settled.industry).toMatchObject({ chosen: 'healthcare', detected: 'legal' });
    const share = ({ shares }: typeof open) => shares.get('healthcare') ?? 0;
    expect(share(open)).toBeGreaterThan(share(settled));
    expect(share(settled)).toBeLessThan(0.1);
    expect(share(identify(['Welcome to our website. We care.'], 'healthcare'))).toBe(1);
  });

  it('quotes reasons that occur on the page', () => {
    const text = 'Our attorneys offer legal advice. The law office represents families.';
    const { industry } = identify([text]);
    expect(industry.reasons.length).toBeGreaterThan(0);
    for (const { quote } of industry.reasons) expect(text).toContain(quote);
  });

  it('is less confident if two industries have evidence', () => {
    const legal = 'Our attorneys offer legal advice in every practice area. Call our law office.';
    const shop = 'Add to cart and proceed to checkout. Free shipping. Your cart keeps handmade gifts.';
    expect(identify([legal, shop]).industry.confidence).toBeLessThan(identify([legal]).industry.confidence);
  });

  it('does not take customers in a list for what the organization is', () => {
    const lines = [
      'Fabricamos hielo en cubitos desde hace treinta años.',
      'Abastecemos a restaurantes, bares, cafeterías, pizzerías, hoteles, peluquerías y tiendas de la provincia.',
    ];
    expect(identify(lines, 'unknown', 'es').industry.detected).toBe('manufacturing');
  });
});
