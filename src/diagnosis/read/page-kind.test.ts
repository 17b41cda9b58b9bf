import { describe, expect, it } from 'vitest';
import type { PageKind } from './page-facts.ts';
import { readPage } from './read-page.ts';

function kindOf(path: string, html = '', isHome = false): PageKind {
  return readPage({
    url: `https://oak.example${path}`,
    bytes: new TextEncoder().encode(html),
    contentType: 'text/html',
    xRobotsTag: null,
    isHome,
  }).kind;
}

describe('pageKind', () => {
  it.each<[string, PageKind]>([
    ['/', 'home'],
    ['/index.html', 'home'],
    ['/en/', 'home'],
    ['/accueil', 'home'],
    ['/services', 'services'],
    ['/our-services.html', 'services'],
    ['/leistungen/', 'services'],
    ['/nos-services', 'services'],
    ['/servicios', 'services'],
    ['/services/roof-repair', 'service'],
    ['/auto-insurance', 'service'],
    ['/shop', 'shop'],
    ['/products/oak-table', 'product'],
    ['/pricing', 'pricing'],
    ['/preise.php', 'pricing'],
    ['/tarifs', 'pricing'],
    ['/book-online', 'booking'],
    ['/termin', 'booking'],
    ['/prendre-rendez-vous', 'booking'],
    ['/contact_us.aspx', 'contact'],
    ['/kontakt', 'contact'],
    ['/request-a-quote', 'contact'],
    ['/about-us', 'about'],
    ['/%C3%BCber-uns', 'about'],
    ['/quienes-somos', 'about'],
    ['/meet-the-team', 'team'],
    ['/careers3.html', 'careers'],
    ['/stellenangebote', 'careers'],
    ['/faq', 'faq'],
    ['/how-it-works', 'process'],
    ['/privacy-policy', 'policy'],
    ['/sms-policy', 'policy'],
    ['/agb', 'policy'],
    ['/patient-forms', 'forms'],
    ['/new-patient-forms', 'forms'],
    ['/patient-portal', 'portal'],
    ['/login', 'portal'],
    ['/case-studies', 'case-study'],
    ['/blog', 'news'],
    ['/blog/how-we-work', 'process'],
    ['/blog/ten-tips', 'article'],
    ['/blog-roof-repair', 'article'],
    ['/blog-post-ten-tips.html', 'article'],
    ['/2024/03/ten-tips', 'article'],
    ['/gallery', 'gallery'],
    ['/events', 'events'],
    ['/locations', 'locations'],
    ['/impressum', 'legal-notice'],
    ['/mentions-legales', 'legal-notice'],
    ['/free-for-members-donation-policy', 'policy'],
    ['/family-handbook', 'policy'],
    ['/florida-legal-answers', 'faq'],
    ['/college-procurement-case-study.html', 'case-study'],
    ['/form-add-a-vehicle.html', 'forms'],
    ['/service-center/report-a-claim/', 'forms'],
    ['/request-policy-change', 'forms'],
    ['/how-we-do-it.html', 'process'],
    ['/company-profile', 'about'],
    ['/write-us-a-review', 'case-study'],
    ['/rates-and-rooms', 'pricing'],
    ['/xyz', 'other'],
    ['/request', 'other'],
    ['/report-cards', 'other'],
    ['/food-shelf', 'other'],
    ['/100%', 'other'],
  ])('%s is %s', (path, kind) => {
    expect(kindOf(path)).toBe(kind);
  });

  it.each<[string, string, PageKind]>([
    ['a heading', '<h1>Frequently Asked Questions</h1>', 'faq'],
    ['a title', '<title>Kontakt | Oak GmbH</title>', 'contact'],
    [
      'an intake form',
      '<h2>New patient form</h2><form><input name=a><input name=b><label>Date of birth<input></label></form>',
      'forms',
    ],
    ['a doctor’s name', '<title>Our practice</title><h1>Dr Ada Example</h1>', 'team'],
    ['a job posting', '<script type="application/ld+json">{"@type":"JobPosting"}</script>', 'careers'],
    ['a mention in passing', '<h1>Why our careers advice is free of charge</h1>', 'other'],
    [
      'a service that every page declares',
      '<h1>Imprint</h1><script type="application/ld+json">{"@type":"Service"}</script>',
      'legal-notice',
    ],
  ])('recognizes %s', (_, html, kind) => {
    expect(kindOf('/page', html)).toBe(kind);
  });

  it.each<[string, string, string, PageKind]>([
    [
      'a role in the title',
      '/ada-example.html',
      '<title>Ada Example - Director, Strategy | Oak</title><h1>Ada Example</h1>',
      'team',
    ],
    [
      'a role below',
      '/ada-b-example',
      '<title>Ada B. Example | Oak</title><h1>Ada B. Example</h1><p>Managing partner</p>',
      'team',
    ],
    [
      'structured data',
      '/ada-example',
      '<h1>Ada Example</h1><script type="application/ld+json">{"@type":"Person"}</script>',
      'team',
    ],
    [
      'no role at all',
      '/data-analytics',
      '<title>Data Analytics | Oak Consulting</title><h1>Data Analytics</h1><p>We read numbers.</p>',
      'other',
    ],
    ['another address', '/page', '<title>Ada Example - Director</title><h1>Ada Example</h1>', 'other'],
    [
      'a sentence',
      '/our-director-speaks',
      '<title>Our Director Speaks - Director</title><h1>Our director speaks</h1>',
      'other',
    ],
  ])('recognizes a page about one person by a name and %s', (_by, path, html, kind) => {
    expect(kindOf(path, html)).toBe(kind);
  });

  it('prefers the address to what every page contains', () => {
    expect(kindOf('/contact', '<script type="application/ld+json">{"@type":"Service"}</script>')).toBe(
      'contact',
    );
  });

  it('treats the page that the scan started at as the home page', () => {
    expect(kindOf('/shop/start.htm', '', true)).toBe('home');
  });
});
