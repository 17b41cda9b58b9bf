import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeWebsite, websiteMessages } from './normalize-website.ts';

const accepted: [typed: string, website: string, siteKey: string, schemeTyped: boolean][] = [
  ['example.com', 'https://www.example.com', 'example.com', false],
  ['  example.com  ', 'https://www.example.com', 'example.com', false],
  ['www.example.com', 'https://www.example.com', 'example.com', false],
  ['EXAMPLE.com/', 'https://www.example.com', 'example.com', false],
  ['http://example.com', 'http://www.example.com', 'example.com', true],
  ['HTTPS://Example.com', 'https://www.example.com', 'example.com', true],
  ['shop.example.com', 'https://shop.example.com', 'shop.example.com', false],
  ['example.co.uk', 'https://example.co.uk', 'example.co.uk', false],
  ['example.com/about/', 'https://www.example.com/about/', 'example.com/about', false],
  ['example.com?utm=1#top', 'https://www.example.com', 'example.com', false],
  ['example.com:443', 'https://www.example.com', 'example.com', false],
  ['http://example.com:80/x', 'http://www.example.com/x', 'example.com/x', true],
  ['münchen.de', 'https://www.xn--mnchen-3ya.de', 'xn--mnchen-3ya.de', false],
  ['пример.рф', 'https://www.xn--e1afmkfd.xn--p1ai', 'xn--e1afmkfd.xn--p1ai', false],
  ['例え.テスト', 'https://www.xn--r8jz45g.xn--zckzah', 'xn--r8jz45g.xn--zckzah', false],
];

const refused: [typed: string, message: string][] = [
  ['', websiteMessages.required],
  ['a', websiteMessages.required],
  ['  ', websiteMessages.empty],
  ['\t\n ', websiteMessages.empty],
  ['https://', websiteMessages.schemeOnly],
  ['http://', websiteMessages.schemeOnly],
  ['HTTP://', websiteMessages.schemeOnly],
  ['example', websiteMessages.pattern],
  ['example.com/a b', websiteMessages.pattern],
  ['ex ample.com', websiteMessages.pattern],
  ['ftp://example.com', websiteMessages.pattern],
  ['javascript:alert(1)', websiteMessages.pattern],
  ['example.com:8080', websiteMessages.pattern],
  ['user:secret@example.com', websiteMessages.pattern],
  ['https://user@example.com', websiteMessages.pattern],
  ['127.0.0.1', websiteMessages.pattern],
  ['http://0x7f.1', websiteMessages.pattern],
  ['2130706433', websiteMessages.pattern],
  ['[::1]', websiteMessages.pattern],
  ['http://[::1]/', websiteMessages.pattern],
  ['localhost', websiteMessages.pattern],
  ['<script>alert(1)</script>.com', websiteMessages.pattern],
  ['😀😀', websiteMessages.pattern],
  ['-example.com', websiteMessages.pattern],
  ['example.com:99999', websiteMessages.unparsable],
];

describe('normalizeWebsite', () => {
  it.each(accepted)('accepts %j', (typed, website, siteKey, schemeTyped) => {
    expect(normalizeWebsite(typed)).toMatchObject({ ok: true, website, siteKey, schemeTyped });
  });

  it.each(refused)('rejects %j', (typed, message) => {
    expect(normalizeWebsite(typed)).toEqual({ ok: false, message });
  });

  it('rejects ten thousand characters', () => {
    expect(normalizeWebsite(`${'a.'.repeat(5000)}com`)).toEqual({
      ok: false,
      message: websiteMessages.pattern,
    });
  });

  it('returns its own result unchanged', () => {
    fc.assert(
      fc.property(fc.webUrl({ validSchemes: ['http', 'https'] }), (address) => {
        const first = normalizeWebsite(address);
        if (!first.ok) return;
        expect(normalizeWebsite(first.website)).toMatchObject({ ok: true, website: first.website });
      }),
    );
  });

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
        const result = normalizeWebsite(typed);
        if (result.ok) expect(URL.canParse(result.website)).toBe(true);
      }),
    );
  });
});
