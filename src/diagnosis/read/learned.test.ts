import { describe, expect, it } from 'vitest';
import { readPage } from './read-page.ts';

function learnedFrom(html: string, path = '/x'): string[] {
  const bytes = new TextEncoder().encode(html);
  return readPage({
    url: `https://oak.example${path}`,
    bytes,
    contentType: null,
    xRobotsTag: null,
    isHome: false,
  }).learned;
}

describe('learnedFrom', () => {
  it.each<[string, string, string[]]>([
    [
      '/contact',
      '<form><input type=email><textarea></textarea></form>',
      ['Contact form', 'Ways to get in touch'],
    ],
    ['/x', '<iframe src="https://calendly.com/oak"></iframe>', ['Online booking: Calendly']],
    [
      '/shop',
      '<script src="https://cdn.shopify.com/x.js"></script>',
      ['Online shop: Shopify', 'Online shop'],
    ],
    [
      '/x',
      '<script type="application/ld+json">{"@type":"Store","openingHours":"Mo 9-5"}</script>',
      ['Opening hours'],
    ],
    ['/x', '<p>Nothing special</p>', []],
  ])('%s %#', (path, html, learned) => {
    expect(learnedFrom(html, path)).toEqual(learned);
  });
});
