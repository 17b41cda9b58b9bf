import { describe, expect, it } from 'vitest';
import { pageOf } from '#tests/support/page-builder.ts';
import { localizePages } from './localize-pages.ts';

function kindOf(english: string, language = 'fi') {
  const page = pageOf('/fi/sivu', ['Tervetuloa sivuillemme.'], { language });
  const link = {
    url: `https://example.com${english}`,
    text: 'en',
    section: 'header' as const,
    nofollow: false,
  };
  return localizePages([{ ...page, links: [{ ...link, via: 'alternate' as const }] }])[0]?.kind;
}

describe('the kind of a page, inferred from its English version', () => {
  it('is the one that the English address names, in any language', () => {
    expect(kindOf('/en/contact')).toBe('contact');
    expect(kindOf('/en/our-services')).toBe('services');
    expect(kindOf('/en/careers', 'cs')).toBe('careers');
  });

  it('stays open if the address names none', () => {
    expect(kindOf('/en/violins')).toBe('other');
    expect(kindOf('/en/')).toBe('other');
  });
});
