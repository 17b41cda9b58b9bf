import { describe, expect, it } from 'vitest';
import { pageOf } from '#tests/support/page-builder.ts';
import type { PageLink } from '../read/page-facts.ts';
import { languageToRead } from './link-intake.ts';
import { pagePriority } from './page-priority.ts';

const text =
  'Wir sind ein Familienbetrieb und arbeiten seit vielen Jahren für Kunden in der ganzen Region. '.repeat(9);

function homeWith(...links: Partial<PageLink>[]) {
  return {
    ...pageOf('/', [text], { language: 'de', kind: 'home' }),
    links: links.map((link) => ({
      url: 'https://example.com/en/',
      text: '',
      section: 'navigation' as const,
      via: 'anchor' as const,
      nofollow: false,
      ...link,
    })),
  };
}

describe('the language in which to read a site', () => {
  it('is English if hreflang or a language switch leads to an English version', () => {
    expect(languageToRead(homeWith({ text: 'en-GB', via: 'alternate' }))).toBe('en');
    expect(languageToRead(homeWith({ text: 'English' }))).toBe('en');
    expect(languageToRead(homeWith({ text: 'EN' }))).toBe('en');
  });

  it('is its own if there is none, or the switch leads nowhere', () => {
    expect(languageToRead(homeWith())).toBe('de');
    expect(languageToRead(homeWith({ text: 'Englischkurse', url: 'https://example.com/englisch' }))).toBe(
      'de',
    );
    expect(languageToRead(homeWith({ text: 'EN', url: 'https://example.com/#' }))).toBe('de');
  });

  it('has its pages read before the others', () => {
    const sighting = {
      text: 'en',
      section: 'navigation' as const,
      via: 'alternate' as const,
      nofollow: false,
    };
    const site = { language: 'en', host: 'example.com' };
    const english = pagePriority({ ...sighting, url: 'https://example.com/en/services' }, site);
    const german = pagePriority({ ...sighting, text: 'de', url: 'https://example.com/de/leistungen' }, site);
    expect(english.score).toBeGreaterThan(german.score);
    expect(german.cap).toBe('few');
  });
});
