import { describe, expect, it } from 'vitest';
import { readPage } from './read-page.ts';

const real = 'We repair roofs in Oakville and come to your house within two days. '.repeat(12);

function reasonFor(html: string, path = '/page.html', isHome = false): string | null {
  return readPage({
    url: `https://oak.example${path}`,
    bytes: new TextEncoder().encode(html),
    contentType: 'text/html',
    xRobotsTag: null,
    isHome,
  }).setAside;
}

describe('setAsideReason', () => {
  it.each(['/404', '/404.html', '/en/page-not-found/', '/500.htm'])(
    'recognizes the error page %s by its address',
    (path) => {
      expect(reasonFor('<title>Oak</title><h1>Lost your way?</h1>', path)).toBe('the page is an error page');
      expect(reasonFor(`<title>Oak</title><p>${real.repeat(3)}</p>`, path)).toBeNull();
    },
  );

  it.each([
    [
      'the page is an error page',
      '<title>404 Not Found</title><h1>Not Found</h1><p>The requested URL was not found.</p>',
    ],
    [
      'the page is an error page',
      '<title>Oak</title><nav>Home</nav><h1>Oops! Page not found</h1><p>Sorry.</p>',
    ],
    ['the page is an error page', '<h1>Seite nicht gefunden</h1>'],
    ['the page is an error page', '<h1>Internal Server Error</h1>'],
    [
      'the page has moved',
      '<title>301 Moved</title><h1>Moved Permanently</h1><p>The document has moved <a href=/x>here</a>.</p>',
    ],
    ['the page has moved', '<p>Our website has moved. Please update your bookmarks.</p>'],
    ['the page has moved', '<meta http-equiv=refresh content="0;url=/new"><a href=/new>Continue</a>'],
    [
      'the domain is parked or for sale',
      '<h1>oak.example</h1><p>This domain is for sale. Buy this domain now.</p>',
    ],
    [
      'the page only says that more is coming soon',
      '<title>Oak</title><h1>Coming soon</h1><p>Leave your address.</p>',
    ],
    ['the page only says that more is coming soon', '<h1>Website im Aufbau</h1>'],
    ['the server shows its default page', '<title>Welcome to nginx!</title><h1>Welcome to nginx!</h1>'],
    ['the server shows its default page', '<title>Index of /files</title><h1>Index of /files</h1>'],
    [
      'the site showed a protection page instead of its content',
      '<title>Just a moment...</title><p>Checking your browser</p>',
    ],
    [
      'the page shows placeholder text',
      `<h1>Services</h1><p>${'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt. '.repeat(4)}</p>`,
    ],
    [
      'the page shows a theme’s demo content',
      '<h1>Hello world!</h1><p>Welcome to WordPress. This is your first post. Edit or delete it.</p>',
    ],
  ])('%s', (reason, html) => {
    expect(reasonFor(html)).toBe(reason);
  });

  it.each([
    '/index-old.html',
    '/about.html.bak',
    '/about_backup.html',
    '/copy-of-about.html',
    '/team-copy2.htm',
    '/prices%20(copy).html',
  ])('recognizes the backup copy %s', (path) => {
    expect(reasonFor(`<p>${real}</p>`, path)).toBe('the page is a backup copy');
  });

  it('sets aside a page that is partly dummy text, but not the home page', () => {
    const mixed = `<h1>Events</h1><p>${real}</p><p>${'Lorem ipsum dolor sit amet, consectetur adipiscing elit. '.repeat(4)}</p>`;
    expect(reasonFor(mixed, '/events')).toBe('the page shows placeholder text');
    expect(reasonFor(mixed, '/', true)).toBeNull();
  });

  it.each([
    [
      'a page that mentions an error',
      `<h1>Help</h1><p>${real} If a page is not found, tell us.</p>`,
      '/help',
    ],
    ['a page that announces something', `<h1>Oak</h1><p>${real}</p><h2>Coming soon: our shop</h2>`, '/'],
    ['an article on moving', `<h1>We have moved to a bigger office</h1><p>${real}</p>`, '/news/moved'],
    ['a page on domains', `<h1>Domains</h1><p>${real} This domain is for sale.</p>`, '/d'],
    ['a page with some dummy text', `<p>${real}</p><p>Lorem ipsum dolor sit amet.</p>`, '/x'],
    ['an address with a number', `<h1>500 Main Street</h1><p>Our office.</p>`, '/contact'],
    ['years and numbers', `<h1>400+ happy clients</h1><p>${real}</p>`, '/about'],
    ['a shop that sells copies', `<h1>Copy service</h1><p>${real}</p>`, '/copy.html'],
    ['an old town', `<h1>Old town</h1><p>${real}</p>`, '/old-town.html'],
    ['an empty page', '', '/x'],
    ['a refresh to itself', '<meta http-equiv=refresh content="60"><p>Live board</p>', '/board'],
  ])('keeps %s', (_, html, path) => {
    expect(reasonFor(html, path, path === '/')).toBeNull();
  });
});
