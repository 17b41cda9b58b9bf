import { describe, expect, it } from 'vitest';
import { crawledPage, crawledSite } from '#tests/support/crawled-site.ts';
import { menuLink, pageOf } from '#tests/support/page-builder.ts';
import { diagnosePages } from './diagnose-pages.ts';
import type { PageFacts } from './read/page-facts.ts';

const request = { companyType: 'unknown', companySize: '' } as const;

const diagnose = (pages: readonly PageFacts[]) =>
  diagnosePages(request, crawledSite(pages.map((facts, position) => crawledPage(facts, position))));

const idsOf = ({ workflows }: ReturnType<typeof diagnose>) =>
  workflows.filter(({ basis }) => basis !== 'typical').map(({ definitionId }) => definitionId);

function site(language: string, title: string, home: string[], contact: string[]): PageFacts[] {
  return [
    pageOf('/', home, { title, language, kind: 'home' }),
    pageOf('/kontakt', contact, { title, language, kind: 'contact' }),
  ];
}

describe('a site in another language', () => {
  it.each([
    [
      'de',
      'Malerbetrieb Sommer',
      [
        'Ihr Malerbetrieb für Innenanstrich und Fassadenanstrich.',
        'Wir übernehmen Malerarbeiten und Tapezierarbeiten in Ihrer Wohnung.',
        'Wir streichen Ihre Wände und Fassaden, sauber und pünktlich.',
        'Fordern Sie ein unverbindliches Angebot an, wir erstellen Ihnen gern einen Kostenvoranschlag.',
      ],
      ['Rufen Sie uns an oder schreiben Sie uns, wir freuen uns auf Ihre Nachricht.'],
      ['painting-work', 'quote-preparation', 'inquiry-handling'],
    ],
    [
      'fr',
      'Garage Martin, garagiste',
      [
        'Votre garage automobile pour la réparation et l’entretien de votre véhicule.',
        'Nous réalisons la révision et la vidange de votre voiture, toutes marques.',
        'Notre garagiste assure le diagnostic électronique de votre véhicule.',
        'Demandez un devis gratuit, sans engagement.',
        'Nous établissons votre devis personnalisé sous 24 heures.',
      ],
      ['Contactez-nous par téléphone, nous répondrons à vos questions.'],
      ['vehicle-service', 'quote-preparation', 'inquiry-handling'],
    ],
    [
      'es',
      'Clínica dental Sol',
      [
        'Nuestra clínica dental cuida de tu sonrisa.',
        'Realizamos empastes y tratamientos dentales con odontología conservadora.',
        'Somos dentistas y ofrecemos odontología general para toda la familia.',
        'Pide tu cita previa, reserva tu cita por teléfono.',
      ],
      ['Contáctanos y resolveremos tus dudas por teléfono.'],
      ['dental-treatment', 'appointment-scheduling', 'inquiry-handling'],
    ],
  ])(
    'is analyzed with the lexicon of %s, with quotes that carry the language',
    (language, title, home, contact, expected) => {
      const diagnosis = diagnose(site(language, title, home, contact));
      expect(idsOf(diagnosis)).toEqual(expect.arrayContaining(expected));
      for (const { evidence, basis } of diagnosis.workflows)
        if (basis !== 'typical') for (const piece of evidence) expect(piece.lang).toBe(language);
    },
  );

  it('reads a word for both tables and appointments as the trade means it: a Japanese restaurant reserves tables', () => {
    const pages = site(
      'ja',
      'お好み焼き ひまわり',
      [
        '当店自慢の料理と新鮮な食材をお楽しみください。',
        'ランチとディナーのコース料理をご用意しています。',
        'ディナーの予約はこちら',
        'ご予約はこちらから',
      ],
      ['コースの席はお電話で予約できます。', 'ランチを予約する'],
    ).map((page, number) => ({
      ...page,
      links: [
        {
          ...menuLink('/', number === 0 ? 'ご予約はこちらから' : 'ランチを予約する'),
          url: 'https://coubic.com/himawari',
        },
      ],
    }));
    const diagnosis = diagnose(pages);
    expect(diagnosis.industry.detail).toBe('Restaurant or café');
    expect(idsOf(diagnosis)).toContain('table-reservations');
    expect(idsOf(diagnosis)).not.toContain('appointment-scheduling');
  });

  it('matches Polish by listed endings: the trade, its work, and its offerings', () => {
    const pages = [
      pageOf(
        '/',
        [
          '# Biuro rachunkowe Klon',
          'Prowadzimy pełną księgowość spółek i księgi rachunkowe małych firm.',
          'Rozliczamy podatki oraz sporządzamy zeznania roczne PIT.',
          '# Nasze usługi',
          '- Pełna księgowość',
          '- Kadry i płace',
          '- Rozliczenia roczne PIT',
          '# Dlaczego my?',
          '- Doświadczenie zespołu',
          '- Terminowość rozliczeń',
        ],
        { title: 'Biuro rachunkowe Klon', language: 'pl', kind: 'home' },
      ),
      pageOf('/kontakt', ['Skontaktuj się z nami telefonicznie, odpowiemy na pytania.'], {
        title: 'Kontakt',
        language: 'pl',
        kind: 'contact',
      }),
    ];
    const diagnosis = diagnose(pages);
    expect(diagnosis.industry.detected).toBe('financial');
    expect(idsOf(diagnosis)).toEqual(
      expect.arrayContaining(['bookkeeping-service', 'tax-filing', 'inquiry-handling']),
    );
    expect(diagnosis.offerings.map(({ name }) => name)).toEqual([
      'Pełna księgowość',
      'Kadry i płace',
      'Rozliczenia roczne PIT',
    ]);
  });

  it('gives English names to the workflow and tasks for an unknown offering', () => {
    const title = 'Klangfarben';
    const lines = ['# Unser Angebot', '- Klangschalenreise', '- Trommelkreis', '- Atemstille'];
    const page = pageOf(
      '/angebot/klangschalenreise',
      ['# Klangschalenreise', 'Eine Reise mit Klang und Stille.'],
      {
        title: 'Klangschalenreise',
        language: 'de',
      },
    );
    const diagnosis = diagnose([
      {
        ...pageOf('/', ['Herzlich willkommen bei uns im Haus der Klänge am Waldrand.', ...lines], {
          title,
          language: 'de',
        }),
        links: [menuLink('/angebot/klangschalenreise', 'Klangschalenreise')],
      },
      { ...page, words: 60 },
    ]);
    const [main] = diagnosis.workflows.filter(({ definitionId }) => definitionId === 'service-delivery');
    expect(main?.name).toBe('Service delivery');
    expect(main?.tasks[0]?.name).toBe('Clarify the request for the service');
    expect(main?.evidence[0]?.quote).toContain('Klangschalenreise');
  });

  it('marks a task as observed if a sentence of its own describes it, but not if the sentence denies it', () => {
    const observed = (...lines: string[]) =>
      diagnose(
        site(
          'de',
          'Malerbetrieb Sommer',
          [
            'Ihr Malerbetrieb für Innenanstrich und Fassadenanstrich.',
            'Wir übernehmen Malerarbeiten und Tapezierarbeiten in Ihrer Wohnung.',
            'Fordern Sie ein unverbindliches Angebot an, kostenlos und schnell.',
            ...lines,
          ],
          ['Rufen Sie uns an oder schreiben Sie uns, wir freuen uns auf Ihre Nachricht.'],
        ),
      ).workflows.flatMap(({ tasks }) =>
        tasks.flatMap(({ name, basis, evidence }) =>
          basis === 'observed' ? [`${name}: ${evidence[0]?.quote}`] : [],
        ),
      );
    expect(observed('Wir streichen Ihre Wände und Decken im ganzen Haus.')).toEqual([
      'Prime and paint: Wir streichen Ihre Wände und Decken im ganzen Haus.',
    ]);
    expect(observed('Fassaden, Wände und Decken streichen Nachbarn meist selbst.')).toEqual([]);
    expect(observed('Wir bieten kein Streichen der Decken und Fassaden an.')).toEqual([]);
  });

  it.each([
    [
      'fr',
      'Élagage Martin, élagueur à Lyon',
      ['# Nos services', '## Abattage d’arbres', '## Rognage de souches', '## Élagage et taille'],
      ['tree-service.tree-removal', 'tree-service.stump-grinding', 'tree-service.tree-trimming'],
    ],
    [
      'es',
      'Poda y tala de árboles Roble',
      ['# Nuestros servicios', '## Tala de árboles', '## Poda de árboles'],
      ['tree-service.tree-removal', 'tree-service.tree-trimming'],
    ],
  ])(
    'finds the service lines of its line of business, named in %s',
    (language, title, services, expected) => {
      const opening = {
        fr: [
          'Notre équipe d’élagueurs grimpeurs intervient pour l’abattage et l’élagage de vos arbres.',
          'Nous travaillons chez les particuliers et dans les communes de toute la région, été comme hiver.',
          'Nous évacuons le bois et les branches après le chantier et laissons le jardin propre.',
        ],
        es: [
          'Nuestro equipo de podadores trepadores se encarga de la poda y la tala de árboles de su jardín.',
          'Trabajamos para particulares y ayuntamientos de toda la región, en verano y en invierno.',
          'Retiramos la leña y las ramas después del trabajo y dejamos el jardín limpio.',
        ],
      }[language];
      const pages = [
        pageOf('/', [...(opening ?? []), ...services], { title, language, kind: 'home' }),
        pageOf('/services', services, { title, language, kind: 'services' }),
      ];
      const diagnosis = diagnose(pages);
      expect(diagnosis.industry.specialty).toBe('Tree service');
      expect(idsOf(diagnosis)).toEqual(expect.arrayContaining(expected));
      expect(idsOf(diagnosis)).not.toContain('tree-work');
    },
  );

  it('respects a denial', () => {
    const denied = site(
      'de',
      'Malerbetrieb Sommer',
      ['Ihr Malerbetrieb. Malerarbeiten für Wände und Fassaden.', 'Wir bieten keine Parkettverlegung an.'],
      ['Rufen Sie uns an.'],
    );
    expect(idsOf(diagnose(denied))).not.toContain('flooring-work');
  });

  it.each([
    ['当店ではテイクアウトの弁当も承っております。', true],
    ['申し訳ございませんが、テイクアウトの弁当は承っておりません。', false],
    ['テイクアウトの弁当には対応できません。', false],
  ])('respects a Japanese denial at the end of the sentence: %s', (sentence, isDone) => {
    const restaurant = site(
      'ja',
      '居酒屋 ひまわり',
      [
        '居酒屋ひまわりへようこそ。当店自慢の料理をお楽しみください。',
        sentence,
        sentence.replace('弁当', 'お弁当メニュー'),
      ],
      ['お電話でのお問い合わせはお気軽にどうぞ。'],
    );
    expect(idsOf(diagnose(restaurant)).includes('takeout-orders')).toBe(isDone);
  });
});

describe('a site in a language without a lexicon', () => {
  const words = ['Tervetuloa sivuillemme, joilla kerromme toiminnastamme ja palveluistamme kaikille.'];
  const form: PageFacts['forms'][number] = {
    purpose: 'other',
    action: null,
    fields: [
      { name: 'a', label: 'Nimi', type: 'text', required: true },
      { name: 'b', label: 'Sähköposti', type: 'email', required: true },
      { name: 'c', label: 'Viesti', type: 'textarea', required: true },
    ],
    submit: 'Lähetä viesti meille',
    heading: null,
    section: 'main',
  };

  it('shows what its form, booking service, and job posting reveal, and nothing else', () => {
    const contact = pageOf('/yhteys', ['Lähetä viesti meille', 'Varaa aika verkossa', 'Kokki, Helsinki'], {
      language: 'fi',
    });
    const diagnosis = diagnose([
      pageOf('/', words, { language: 'fi', kind: 'home' }),
      {
        ...contact,
        forms: [form],
        links: [
          {
            url: 'https://calendly.com/salonki/aika',
            text: 'Varaa aika verkossa',
            section: 'main',
            via: 'anchor',
            nofollow: false,
          },
        ],
        structured: [{ source: 'json-ld', type: 'JobPosting', properties: { title: ['Kokki, Helsinki'] } }],
      },
    ]);
    expect(idsOf(diagnosis).toSorted()).toEqual([
      'appointment-scheduling',
      'inquiry-handling',
      'recruitment',
    ]);
    expect(diagnosis.coverage.unreadLanguage).toBe('Finnish');
    expect(diagnosis.coverage.note).toMatch(/^We read 2 pages, but can't yet interpret Finnish\./);
  });

  it('does not guess what a booking form is for', () => {
    const booking = { ...form, purpose: 'booking' as const, submit: 'Varaa' };
    const diagnosis = diagnose([
      pageOf('/', words, { language: 'fi', kind: 'home' }),
      { ...pageOf('/varaus', ['Varaa huone tai pöytä'], { language: 'fi' }), forms: [booking] },
    ]);
    expect(idsOf(diagnosis)).not.toContain('appointment-scheduling');
  });

  it('names no offering from uninterpreted words, however they are listed', () => {
    const listed = ['# Palvelut', '- Hieronta', '- Jalkahoito', '- Kasvohoito', ...words];
    const diagnosis = diagnose([
      pageOf('/', listed, { language: 'fi', kind: 'home' }),
      pageOf('/palvelut', listed, { language: 'fi', kind: 'services', title: 'Palvelut' }),
    ]);
    expect(diagnosis.offerings).toEqual([]);
    expect(diagnosis.workflows.filter(({ basis }) => basis !== 'typical')).toEqual([]);
  });

  it('claims nothing and has no score if there are only words', () => {
    const diagnosis = diagnose([pageOf('/', words, { language: 'fi', kind: 'home' })]);
    expect(diagnosis).toMatchObject({ workflows: [], offerings: [], scanQuality: null });
    expect(diagnosis.coverage.note).not.toContain('describe any work');
    expect(diagnosis.coverage.note).toContain('by hand');
  });

  it('has no score either if one short page seems to be in a supported language', () => {
    const diagnosis = diagnose([
      pageOf('/', words, { language: 'fi', kind: 'home' }),
      pageOf('/lyhyt', ['Contatos'], { language: 'pt' }),
    ]);
    expect(diagnosis).toMatchObject({ workflows: [], offerings: [], scanQuality: null });
    expect(diagnosis.coverage.unreadLanguage).toBe('Finnish');
  });
});
