import { describe, expect, it } from 'vitest';
import { diagnosePages } from '#diagnosis/diagnose-pages.ts';
import type { PageFacts } from '#diagnosis/read/page-facts.ts';
import { crawledPage, crawledSite } from '#tests/support/crawled-site.ts';
import { formOf, menuLink, pageOf } from '#tests/support/page-builder.ts';

const request = { companyType: 'unknown', companySize: '' } as const;

function offeringsOf(...pages: PageFacts[]) {
  return diagnosePages(request, crawledSite(pages.map((facts, position) => crawledPage(facts, position))))
    .offerings;
}

function namesOf(...pages: PageFacts[]): string[] {
  return offeringsOf(...pages).map(({ name }) => name);
}

const home = (language: string, lines: string[]) =>
  pageOf('/', lines, { language, kind: 'home', title: 'Lindenhof' });

/** Enough other names for the model to compare. */
const around = [
  '# Kontakt',
  '- Telefon Büro',
  '- Fax Werkstatt',
  '- Anfahrt',
  '- Parkplatz',
  '- Hausmeister',
  '# Das Haus',
  '- Vorstand',
  '- Beirat',
  '- Geschichte',
  '- Leitbild',
  '- Mitglieder',
  '- Presse',
];

describe('offerings on pages in another language that no rule knows', () => {
  const services = [
    'Heckenschnitt',
    'Rasenpflege',
    'Teichbau',
    'Baumpflege',
    'Gartengestaltung',
    'Winterdienst',
  ];
  const site = [
    home('de', [
      '# Garten und Landschaft',
      ...services.flatMap((name) => [
        `## ${name}`,
        `Für ${name} kommen wir zu Ihnen und besprechen vorher mit Ihnen, was Ihr Garten braucht.`,
      ]),
      ...around,
    ]),
  ];

  it('are found if they are presented like those of other sites', () => {
    expect(services.filter((name) => namesOf(...site).includes(name)).length).toBeGreaterThanOrEqual(5);
  });

  it('do not include contact details and bodies of the organization', () => {
    expect(namesOf(...site)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/Telefon|Fax|Vorstand|Presse|Parkplatz/)]),
    );
  });
});

describe('offerings on pages in another language', () => {
  it.each([
    ['de', 'Unsere Leistungen', ['Heckenschnitt', 'Rasenpflege', 'Winterdienst']],
    ['fr', 'Nos prestations', ['Taille de haies', 'Entretien de pelouses', 'Déneigement']],
    ['es', 'Nuestros servicios', ['Poda de setos', 'Cuidado del césped', 'Retirada de escombros']],
    ['it', 'I nostri servizi', ['Potatura di siepi', 'Cura del prato', 'Sgombero neve']],
    ['pt', 'Nossos serviços', ['Poda de sebes', 'Corte de relva', 'Recolha de folhas']],
    ['nl', 'Onze diensten', ['Hagen snoeien', 'Gazononderhoud', 'Bladruimen']],
    ['pl', 'Nasza oferta', ['Cięcie żywopłotów', 'Koszenie trawników', 'Odśnieżanie']],
    ['ja', 'サービス内容', ['生垣の剪定', '芝生の手入れ', '除雪作業']],
  ])('are the entries of a list that a heading announces (%s)', (language, heading, entries) => {
    const page = home(language, [`# ${heading}`, ...entries.map((entry) => `- ${entry}`)]);
    const found = offeringsOf(page);
    expect(found.map(({ name }) => name)).toEqual(entries);
    expect(found.map(({ evidence }) => evidence[0])).toEqual(
      entries.map((quote) => ({ url: page.url, quote, kind: 'text', lang: language })),
    );
  });

  it('are headings with text under them, except those under reasons, questions, and terms', () => {
    const page = home('de', [
      '# Was wir bieten',
      '## 1. Heckenschnitt',
      'Wir schneiden Hecken im Frühjahr und im Herbst.',
      '## Rasenpflege – für grüne Gärten',
      'Mähen, Düngen und Vertikutieren.',
      '# Warum wir?',
      '## Faire Preise',
      '## Schnelle Termine',
      '# Häufige Fragen',
      '## Wie lange dauert ein Auftrag?',
      '# Datenschutz',
      '- Auskunft',
      '- Löschung der Daten',
    ]);
    expect(namesOf(page)).toEqual(['Heckenschnitt', 'Rasenpflege']);
  });

  it('keep what follows an abbreviation', () => {
    const entries = ['Pflegeheim St. Anna', 'Tagespflege Dr. Linde', 'Kurzzeitpflege'];
    expect(namesOf(home('de', ['# Unsere Leistungen', ...entries.map((entry) => `- ${entry}`)]))).toEqual(
      entries,
    );
  });

  it('exclude invitations, phone numbers, and prices', () => {
    const page = home('es', [
      '# Servicios',
      '- Pide tu cita',
      '- Poda de setos: desde 30 €',
      '- Tel. 943 11 22 33',
      '- Corte de césped',
      '- Riego de jardines',
      '- Plantación de árboles',
    ]);
    expect(namesOf(page)).toEqual([
      'Poda de setos',
      'Corte de césped',
      'Riego de jardines',
      'Plantación de árboles',
    ]);
  });

  it('have their own pages, recognized by their folder or by a name of work in the menu', () => {
    const first = { ...home('nl', ['Welkom bij ons hoveniersbedrijf.']) };
    first.links = [
      menuLink('/diensten/hagen', 'Hagen'),
      menuLink('/tuinonderhoud', 'Tuinonderhoud'),
      menuLink('/ons-verhaal', 'Ons verhaal'),
    ];
    const text =
      'Wij werken het hele jaar in tuinen van particulieren en bedrijven in de hele streek. '.repeat(4);
    const page = (path: string, title: string) =>
      pageOf(path, [`# ${title}`, text], { language: 'nl', title });
    expect(
      namesOf(
        first,
        page('/diensten/hagen', 'Hagen'),
        page('/tuinonderhoud', 'Tuinonderhoud'),
        page('/ons-verhaal', 'Ons verhaal'),
      ).toSorted(),
    ).toEqual(['Hagen', 'Tuinonderhoud']);
  });

  it('are the choices of a form, and the lines of a price list', () => {
    const contact = pageOf(
      '/contatti',
      ['button: Servizio richiesto', 'button: Potatura', 'button: Manutenzione prato', 'button: Invia'],
      {
        language: 'it',
        kind: 'contact',
        forms: [
          formOf({
            purpose: 'contact',
            submit: 'Invia',
            fields: [{ name: 's', label: 'Servizio richiesto', type: 'select', required: true }],
          }),
        ],
      },
    );
    const prices = pageOf('/listino', ['- Abbattimento albero 120 €', '- Consulenza giardino 40 €'], {
      language: 'it',
      kind: 'pricing',
      title: 'Listino',
    });
    expect(namesOf(home('it', ['Benvenuti nel nostro vivaio.']), contact, prices)).toEqual(
      expect.arrayContaining([
        'Potatura',
        'Manutenzione prato',
        'Abbattimento albero',
        'Consulenza giardino',
      ]),
    );
  });

  it('are listed once if the site has them in two languages: in English, or in the one with more pages', () => {
    const list = (
      path: string,
      language: string,
      heading: string,
      entries: string[],
      kind: 'home' | 'services',
    ) => pageOf(path, [`# ${heading}`, ...entries.map((entry) => `- ${entry}`)], { language, kind });
    const spanish = list('/', 'es', 'Servicios', ['Poda de setos', 'Corte de césped', 'Riego'], 'home');
    const french = list('/fr', 'fr', 'Services', ['Taille de haies', 'Tonte de pelouse'], 'services');
    expect(namesOf(spanish, french)).toEqual(['Poda de setos', 'Corte de césped', 'Riego']);
    const english = ['a', 'b', 'c'].map((name) =>
      list(
        `/en/${name}`,
        'en',
        'Our services',
        ['Hedge trimming', 'Lawn mowing', 'Garden cleanup'],
        'services',
      ),
    );
    const names = namesOf(spanish, ...english);
    expect(names).toContain('Lawn mowing');
    expect(names).not.toContain('Corte de césped');
  });
});
