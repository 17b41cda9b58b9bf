import { describe, expect, it } from 'vitest';
import { parseHtml } from './html-document.ts';
import { technologySignals } from './technology.ts';
import { technologyDefinitions } from './technology-definitions.ts';

const namesOf = (html: string): string[] => technologySignals(parseHtml(html)).map((signal) => signal.name);

describe('technologySignals', () => {
  it.each<[string, string, string[]]>([
    ['a script', '<script src="https://js.stripe.com/v3/"></script>', ['Stripe']],
    ['a frame', '<iframe src="https://calendly.com/oak/visit"></iframe>', ['Calendly']],
    ['a frame loaded late', '<iframe data-src="//www.opentable.com/widget"></iframe>', ['OpenTable']],
    ['a link', '<a href="https://oak.janeapp.com/">Book</a>', ['Jane']],
    [
      'a form’s target',
      '<form action="https://oak.us1.list-manage.com/subscribe/post"></form>',
      ['Mailchimp'],
    ],
    ['an inline loader', "<script>s.src='https://embed.tawk.to/abc/default';</script>", ['Tawk.to']],
    [
      'a style sheet',
      '<link rel=stylesheet href="/wp-content/plugins/woocommerce/assets/x.css">',
      ['WooCommerce', 'WordPress'],
    ],
    ['the generator', '<meta name=generator content="TYPO3 CMS">', ['TYPO3']],
    ['a class of the body', '<body class="home woocommerce-page">', ['WooCommerce']],
    [
      'the tag manager without scripts',
      '<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=1"></iframe></noscript>',
      ['Google Tag Manager'],
    ],
    ['no other site’s system', '<a href="https://city.example/sites/default/files/a.pdf">Form</a>', []],
    [
      'no vendor that is only mentioned',
      '<a href="https://www.salesforce.com/">Salesforce</a><a href="https://webflow.com/made">w</a>',
      [],
    ],
    ['no host that only ends alike', '<a href="https://notcalendly.com/">x</a>', []],
    ['no name in a text', '<p>We love calendly.com and Stripe.</p>', []],
    ['no name in a path', '<a href="/blog/calendly.com-alternatives">x</a>', []],
    ['no address in data', '<script type="application/json">{"u":"https://calendly.com/x"}</script>', []],
  ])('recognizes %s', (_, html, names) => {
    expect(namesOf(html)).toEqual(names);
  });

  it('returns the address as evidence, once', () => {
    const html =
      '<script src="https://js.stripe.com/v3/"></script><script src="https://js.stripe.com/v3/x"></script>';
    expect(technologySignals(parseHtml(html))).toEqual([
      { id: 'stripe', name: 'Stripe', kind: 'payment', evidence: 'https://js.stripe.com/v3/' },
    ]);
  });
});

describe('TECHNOLOGIES', () => {
  it('has unique ids, and a signal for each technology', () => {
    expect(technologyDefinitions.length).toBeGreaterThan(80);
    expect(new Set(technologyDefinitions.map((technology) => technology.id)).size).toBe(
      technologyDefinitions.length,
    );
    for (const { hosts, paths, generator } of technologyDefinitions) {
      expect(hosts.length + paths.length + (generator === null ? 0 : 1)).toBeGreaterThan(0);
      for (const host of hosts) expect(host).toMatch(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/);
      for (const path of paths) expect(path).toBe(path.toLowerCase());
    }
  });
});
