import { describe, expect, it } from 'vitest';
import { AppError } from '#app/errors.ts';
import { websiteMessages } from '#shared/website/normalise-website.ts';
import { checkRequest } from './check-request.ts';

const body = (over: object) => ({
  website: 'example.com',
  companyType: 'legal',
  domain: '',
  companySize: '11-50',
  fresh: false,
  ...over,
});

function fieldsOf(over: object): unknown {
  try {
    return checkRequest(body(over));
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid-fields') return error.fields;
    throw error;
  }
}

const hostile: [what: string, website: string, message: string][] = [
  ['nothing', '', websiteMessages.required],
  ['one character', 'x', websiteMessages.required],
  ['blanks', '   ', websiteMessages.empty],
  ['blanks of other kinds', '\u00a0\u2003\t', websiteMessages.empty],
  ['a scheme only', 'https://', websiteMessages.schemeOnly],
  ['another scheme', 'ftp://example.com', websiteMessages.pattern],
  ['a script', 'javascript:alert(1)', websiteMessages.pattern],
  ['a data address', 'data:text/html,<script>alert(1)</script>', websiteMessages.pattern],
  ['a file', 'file:///etc/passwd', websiteMessages.pattern],
  ['no dot', 'intranet', websiteMessages.pattern],
  ['this machine', 'http://localhost', websiteMessages.pattern],
  ['port 8080', 'example.com:8080', websiteMessages.pattern],
  ['port 22', 'https://example.com:22/', websiteMessages.pattern],
  ['port 0', 'http://example.com:0', websiteMessages.pattern],
  ['port 99999', 'example.com:99999', websiteMessages.unparsable],
  ['credentials', 'https://user:pass@example.com', websiteMessages.pattern],
  ['a name before the host', 'https://example.com@evil.test', websiteMessages.pattern],
  ['an address of version 4', 'http://127.0.0.1', websiteMessages.pattern],
  ['a public address', '93.184.216.34', websiteMessages.pattern],
  ['a decimal address', 'http://2130706433', websiteMessages.pattern],
  ['an octal address', '0177.0.0.1', websiteMessages.pattern],
  ['a hexadecimal address', 'http://0x7f.0.0.1', websiteMessages.pattern],
  ['a short address', 'http://127.1', websiteMessages.pattern],
  ['wide digits', '\uff11\uff12\uff17.\uff10.\uff10.\uff11', websiteMessages.pattern],
  ['an address of version 6', 'http://[::1]', websiteMessages.pattern],
  ['a mapped address', '[::ffff:127.0.0.1]', websiteMessages.pattern],
  ['emoji', '\u{1f600}\u{1f600}\u{1f600}', websiteMessages.pattern],
  ['an emoji host', '\u{1f4a9}.example', websiteMessages.pattern],
  ['markup', '<b>example.com</b>', websiteMessages.pattern],
  ['markup in the path', 'example.com/<script>alert(1)</script> x', websiteMessages.pattern],
  ['a NUL', 'example\u0000.com', websiteMessages.pattern],
  ['a line break', 'example.com\r\nHost: evil.test', websiteMessages.pattern],
  ['right-to-left marks', 'example\u202e.com', websiteMessages.pattern],
  ['ten thousand characters', `${'a'.repeat(10_000)}.com`, websiteMessages.pattern],
  ['ten thousand labels', `${'a.'.repeat(10_000)}com`, websiteMessages.pattern],
  ['ten thousand characters of path', `example.com/${'a'.repeat(10_000)}`, websiteMessages.pattern],
  ['a label of 64', `${'a'.repeat(64)}.com`, websiteMessages.pattern],
  ['two dots', 'example..com', websiteMessages.pattern],
];

describe('checkRequest', () => {
  it.each(hostile)('refuses %s', (_what, website, message) => {
    expect(fieldsOf({ website })).toEqual({ website: message });
  });

  it.each([
    ['m\u00fcnchen.de', 'https://www.xn--mnchen-3ya.de'],
    ['\u4f8b\u3048.\u30c6\u30b9\u30c8', 'https://www.xn--r8jz45g.xn--zckzah'],
    ['example.com?token=secret', 'https://www.example.com'],
    ['  http://shop.example.com/a  ', 'http://shop.example.com/a'],
  ])('takes %j', (website, normalised) => {
    expect(checkRequest(body({ website })).site.website).toBe(normalised);
  });

  it('believes the browser about who typed the scheme', () => {
    expect(checkRequest(body({ website: 'https://example.com' })).schemeTyped).toBe(true);
    expect(checkRequest(body({ website: 'https://example.com', schemeTyped: false })).schemeTyped).toBe(
      false,
    );
  });

  it('takes an empty size and refuses what is not in the lists, all at once', () => {
    expect(checkRequest(body({ companySize: '' })).companySize).toBe('');
    expect(fieldsOf({ website: '', companyType: '', companySize: 'huge' })).toEqual({
      website: 'Website URL is required',
      companyType: 'Company type is required',
      companySize: 'Company size must be one of 1-10, 11-50, 51-200, 201-500, 501-1000, 1000+',
    });
    expect(fieldsOf({ companyType: 'piracy' })).toEqual({
      companyType:
        'Company type must be one of consulting, tech, financial, healthcare, education, legal, retail, manufacturing, other',
    });
  });
});
