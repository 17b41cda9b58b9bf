import { describe, expect, it } from 'vitest';
import { createFrontier, type Frontier } from './frontier.ts';

const limits = { maxDepth: 8, maxWaiting: 5000, few: 3 };

function frontierOf(paths: readonly string[], section: 'main' | 'navigation' = 'main'): Frontier {
  const frontier = createFrontier(limits);
  frontier.setSite({ host: 'a.test', language: 'en' });
  for (const path of paths) addTo(frontier, path, section);
  return frontier;
}

function addTo(frontier: Frontier, path: string, section: 'main' | 'navigation' = 'main', depth = 1): void {
  const url = path.startsWith('http') ? path : `https://a.test${path}`;
  frontier.add({ url, text: '', section, via: 'anchor', nofollow: false }, depth);
}

function order(frontier: Frontier, count = 100): string[] {
  const paths: string[] = [];
  while (paths.length < count) {
    const entry = frontier.next();
    if (!entry) break;
    paths.push(entry.url.replace('https://a.test', ''));
  }
  return paths;
}

describe('createFrontier', () => {
  it('ranks pages about the work above news, legal texts, and archives', () => {
    const paths = [
      '/tag/x',
      '/blog/a-post',
      '/privacy',
      '/login',
      '/about',
      '/services',
      '/pricing',
      '/how-it-works',
    ];
    const first = order(frontierOf(paths));
    expect(first.slice(0, 3).sort()).toEqual(['/how-it-works', '/pricing', '/services']);
    expect(first.indexOf('/about')).toBeLessThan(first.indexOf('/privacy'));
    expect(first.at(-1)).toBe('/tag/x');
  });

  it('understands German, French, and Spanish words', () => {
    const paths = [
      '/impressum',
      '/aktuelles/neues',
      '/leistungen',
      '/prestations',
      '/servicios',
      '/ueber-uns',
    ];
    expect(order(frontierOf(paths), 3).sort()).toEqual(['/leistungen', '/prestations', '/servicios']);
  });

  it('treats a page about what happens at a step as a description of the process', () => {
    const paths = [
      '/answers/should-i-talk',
      '/answers/what-happens-at-the-hearing',
      '/answers/can-they-search',
    ];
    expect(order(frontierOf(paths), 1)).toEqual(['/answers/what-happens-at-the-hearing']);
  });

  it.each([
    ['folders', ['/fr/services', '/de/leistungen', '/zh-Hans/services', '/pt-BR/contact', '/it/servizi']],
    ['a parameter', ['fr', 'de', 'it', 'es', 'pl'].map((language) => `/services?lang=${language}`)],
    ['subdomains', ['fr', 'de', 'it', 'es', 'pl'].map((language) => `https://${language}.a.test/services`)],
  ])('reads few translations, recognized by %s, and says so about the others', (_by, translations) => {
    const frontier = frontierOf([...translations, '/about']);
    expect(order(frontier)).toHaveLength(1 + limits.few);
    expect(frontier.left().map(({ why }) => why)).toEqual(['enough-alike', 'enough-alike']);
  });

  it('reads all of the English translation of a site in another language', () => {
    const frontier = createFrontier(limits);
    frontier.setSite({ host: 'a.test', language: 'de' });
    const pages = ['/en/services', '/en/process', '/en/pricing', '/en/contact', '/en/faq'];
    for (const path of [...pages, '/fr/contact', '/leistungen']) addTo(frontier, path);
    expect(order(frontier)).toHaveLength(7);
  });

  it('uses the link text if the address is not informative', () => {
    const frontier = frontierOf(['/p/17', '/p/18', '/p/19']);
    frontier.add(
      {
        url: 'https://a.test/p/20',
        text: 'Book an appointment',
        section: 'main',
        via: 'anchor',
        nofollow: false,
      },
      1,
    );
    expect(frontier.next()?.url).toBe('https://a.test/p/20');
  });

  it('varies the themes', () => {
    const services = Array.from({ length: 20 }, (_, n) => `/services/item${n}`);
    const first = order(frontierOf([...services, '/careers', '/faq', '/contact', '/about']), 12);
    for (const path of ['/careers', '/faq', '/contact', '/about']) expect(first).toContain(path);
  });

  it('ranks pages generated from one template below the others', () => {
    const towns = Array.from(
      { length: 30 },
      (_, n) => `/plumber-in-${String.fromCharCode(97 + (n % 26))}town${n}`,
    );
    const first = order(
      frontierOf([...towns, '/boilers', '/bathrooms', '/drains', '/heating', '/emergency']),
      10,
    );
    for (const path of ['/boilers', '/bathrooms', '/drains', '/heating', '/emergency'])
      expect(first).toContain(path);
  });

  it('reads only a few posts, archives, and calendar pages', () => {
    const posts = Array.from({ length: 50 }, (_, n) => `/blog/post-${n}`);
    const months = Array.from({ length: 50 }, (_, n) => `/events?month=${n}`);
    const read = order(frontierOf([...posts, ...months, '/contact']));
    expect(read.filter((path) => path.startsWith('/blog/'))).toHaveLength(3);
    expect(read.filter((path) => path.startsWith('/events')).length).toBeLessThanOrEqual(3);
    expect(read).toContain('/contact');
  });

  it('recognizes a page by any of its spellings', () => {
    const frontier = frontierOf([
      '/about',
      '/about.html',
      '/about/',
      '/about/index.html',
      'http://www.a.test/about',
    ]);
    expect(order(frontier)).toEqual(['/about']);
    expect(frontier.left()).toEqual([]);
  });

  it('tries another spelling if one led nowhere', () => {
    const frontier = frontierOf(['/about', '/about.html']);
    const entry = frontier.next();
    expect(entry?.url).toBe('https://a.test/about');
    if (entry) frontier.reopen(entry);
    const other = frontier.next();
    expect(other?.url).toBe('https://a.test/about.html');
    if (other) frontier.reopen(other);
    expect(frontier.next()).toBeNull();
  });

  it('skips actions and images, and distinguishes documents', () => {
    const frontier = frontierOf(['/logout', '/logo.png', '/terms.pdf', '/services']);
    expect(order(frontier)).toEqual(['/services']);
    expect(frontier.left()).toEqual([{ url: 'https://a.test/terms.pdf', depth: 1, why: 'file' }]);
  });

  it('prefers the language of the site', () => {
    const frontier = frontierOf(['/de/leistungen', '/fr/services', '/en/careers', '/en/faq']);
    expect(order(frontier, 2).sort()).toEqual(['/en/careers', '/en/faq']);
  });

  it('stops at a maximum depth and number of addresses', () => {
    const frontier = createFrontier({ maxDepth: 2, maxWaiting: 10, few: 3 });
    addTo(frontier, '/deep', 'main', 3);
    for (let n = 0; n < 50; n++) addTo(frontier, `/page${n}`);
    expect(frontier.left()).toHaveLength(10);
    expect(frontier.unkept()).toBe(40);
  });

  it('defers addresses that resemble a duplicate', () => {
    const frontier = frontierOf(['/guides/alpha', '/guides/beta', '/guides/gamma', '/other']);
    const first = frontier.next();
    expect(first?.url).toContain('/guides/');
    for (let n = 0; n < 3; n++) frontier.discourage('https://a.test/guides/alpha');
    expect(frontier.next()?.url).toBe('https://a.test/other');
  });

  it('interprets a subdomain by its name', () => {
    const frontier = frontierOf(['https://blog.a.test/', 'https://help.a.test/', '/thoughts']);
    expect(order(frontier, 2)).toEqual(['https://help.a.test/', '/thoughts']);
  });
});
