import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageFactsSchema, pageText } from './page-facts.ts';
import { readPage } from './read-page.ts';

const read = (bytes: Uint8Array, contentType: string | null = 'text/html', isHome = false) =>
  readPage({ url: 'https://oak.example/a/b', bytes, contentType, xRobotsTag: null, isHome });
const readText = (html: string) => read(new TextEncoder().encode(html));

const piece = fc.constantFrom(
  '<a href="',
  '//x.example/',
  '">',
  '</a>',
  '<b>',
  '</b>',
  '<table>',
  '<tr>',
  '<td>',
  '<li>',
  '<p>',
  '</p>',
  '<form action=x>',
  '<input name=',
  '<input type=radio name=r>',
  '<br>',
  '<button>',
  '<summary>',
  'Why? ',
  '<label for=a>',
  '<select><option>',
  '<textarea>',
  '</textarea>',
  '<script type="application/ld+json">{"@type":',
  '</script>',
  '<!--',
  '-->',
  '<svg>',
  '<title>',
  '</title>',
  '<style>',
  '<template shadowrootmode=open>',
  '</template>',
  '<h1>',
  '</h2>',
  '<nav>',
  '<div hidden>',
  '</div>',
  '&#0;',
  '&#x202e;',
  '&amp',
  '\u0000',
  'Ã©',
  '\ud83d',
  'text ',
  '<meta charset=utf-16>',
  '<base href="javascript:x">',
  '<frameset>',
  '<plaintext>',
  ' id=a',
  '<![CDATA[',
  '<math><mi>',
  '<option>',
  "'",
);

describe('readPage', () => {
  it('does not read the names of icons in an icon font', () => {
    const { blocks } = readText(
      '<ul><li><i class="tiny material-icons">done</i>Payroll</li><li><span class=material-symbols-outlined>home</span> Taxes</li><li><span class=ico>check_circle</span> Audits</li></ul>' +
        '<p>Our file <b>tax_return</b> is <span>a</span> template.</p>',
    );
    expect(blocks.map(({ text }) => text)).toEqual([
      'Payroll',
      'Taxes',
      'Audits',
      'Our file tax_return is a template.',
    ]);
  });

  it('extracts everything from a page', () => {
    const facts = readText(`<!doctype html><html lang=en><head><title> Oak  Roofing </title>
      <meta name=description content="Roofs since 1990"><link rel=canonical href=/a/b><link rel=icon href=/i.png></head>
      <body><nav><a href=/prices>Prices</a></nav><main><h1>Roof repair</h1><p>We come to your house.</p>
      <form action=/send><label>Name<input name=n></label><label>E-mail<input type=email name=m></label><button>Send</button><textarea></textarea></form>
      </main></body></html>`);
    expect(facts).toEqual({
      url: 'https://oak.example/a/b',
      canonicalUrl: 'https://oak.example/a/b',
      title: 'Oak Roofing',
      description: 'Roofs since 1990',
      language: 'en',
      kind: 'other',
      words: 11,
      blocks: [
        { text: 'Prices', kind: 'other', level: null, heading: null, section: 'navigation' },
        { text: 'Roof repair', kind: 'heading', level: 1, heading: null, section: 'main' },
        {
          text: 'We come to your house.',
          kind: 'paragraph',
          level: null,
          heading: 'Roof repair',
          section: 'main',
        },
        { text: 'Name', kind: 'control', level: null, heading: 'Roof repair', section: 'main' },
        { text: 'E-mail', kind: 'control', level: null, heading: 'Roof repair', section: 'main' },
        { text: 'Send', kind: 'control', level: null, heading: 'Roof repair', section: 'main' },
      ],
      links: [
        { url: 'https://oak.example/a/b', text: '', section: 'main', via: 'canonical', nofollow: false },
        {
          url: 'https://oak.example/prices',
          text: 'Prices',
          section: 'navigation',
          via: 'anchor',
          nofollow: false,
        },
      ],
      forms: [
        {
          purpose: 'contact',
          action: 'https://oak.example/send',
          fields: [
            { name: 'n', label: 'Name', type: 'text', required: false },
            { name: 'm', label: 'E-mail', type: 'email', required: false },
            { name: '', label: '', type: 'textarea', required: false },
          ],
          submit: 'Send',
          heading: 'Roof repair',
          section: 'main',
        },
      ],
      structured: [],
      technology: [],
      icons: ['https://oak.example/i.png'],
      robots: { noindex: false, nofollow: false },
      fingerprint: null,
      setAside: null,
      needsJavascript: false,
      menuNeedsJavascript: false,
      menuScripts: [],
      placeholderShare: 0,
      learned: ['Contact form'],
    });
    expect(pageText(facts)).toContain('We come to your house.\nName');
  });

  it.each([
    ['<svg><title>Icon</title></svg><title>Oak</title>', 'Oak'],
    ['<meta property="og:title" content="Shared">', 'Shared'],
    ['<title></title><title>Second</title>', 'Second'],
    ['', ''],
  ])('uses the title of %j', (html, title) => {
    expect(readText(html).title).toBe(title);
  });

  it('prefers the text to the markup of a copied template', () => {
    const german = 'Wir sind ein Familienbetrieb und reparieren seit dreißig Jahren Dächer für Sie.';
    expect(readText(`<html lang=en><p>${german} ${german}`).language).toBe('de');
    expect(readText('<html lang=de-AT><p>Oak').language).toBe('de');
  });

  it('returns the promised shape for any bytes', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 400 }),
        fc.option(fc.string({ maxLength: 40 })),
        (bytes, contentType) => expectSound(read(bytes, contentType)),
      ),
      { numRuns: 300 },
    );
  });

  it('returns the promised shape for any tangle of markup', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => expectSound(readText(pieces.join('')))),
      { numRuns: 500 },
    );
  });

  it('returns the same for the same bytes', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        expect(readText(pieces.join(''))).toEqual(readText(pieces.join('')));
      }),
      { numRuns: 50 },
    );
  });
});

function expectSound(facts: ReturnType<typeof readPage>): void {
  expect(pageFactsSchema.safeParse(facts).success).toBe(true);
  for (const link of facts.links) {
    expect(new URL(link.url).protocol).toMatch(/^https?:$/);
    expect(link.url).not.toContain('#');
  }
  const text = pageText(facts);
  const formTexts = facts.forms.flatMap((form) => [
    ...form.fields.map((field) => field.label),
    form.submit ?? '',
    form.heading ?? '',
  ]);
  for (const words of formTexts) expect(text).toContain(words);
  const texts = [
    ...facts.blocks.map((block) => block.text),
    ...formTexts,
    facts.title,
    facts.description,
    ...facts.links.map((link) => link.text),
  ];
  for (const words of texts) {
    expect(words).not.toMatch(/[\p{Cc}\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u);
    expect(words.isWellFormed()).toBe(true);
  }
}
