/** The form and the API must treat each input alike. */
export interface WebsiteCase {
  what: string;
  typed: string;
}

const required = 'Website URL is required';
const empty = 'Website URL cannot be empty';
const schemeOnly = 'Please enter a valid domain name';
const pattern = 'Please enter a valid website address (e.g., example.com)';
const unparsable = 'The URL format is invalid';

/** The messages are from the specification. */
export const refusedWebsites: readonly (WebsiteCase & { message: string })[] = [
  { what: 'nothing', typed: '', message: required },
  { what: 'one character', typed: 'x', message: required },
  { what: 'blanks', typed: '   ', message: empty },
  { what: 'blanks of other kinds', typed: '\u00a0\u2003\t', message: empty },
  { what: 'a scheme only', typed: 'https://', message: schemeOnly },
  { what: 'the other scheme only, in capitals', typed: ' HTTP:// ', message: schemeOnly },
  { what: 'words', typed: 'not a website', message: pattern },
  { what: 'another scheme', typed: 'ftp://example.com', message: pattern },
  { what: 'a script', typed: 'javascript:alert(1)', message: pattern },
  { what: 'a data address', typed: 'data:text/html,<script>alert(1)</script>', message: pattern },
  { what: 'a file', typed: 'file:///etc/passwd', message: pattern },
  { what: 'no dot', typed: 'intranet', message: pattern },
  { what: 'this machine', typed: 'http://localhost', message: pattern },
  { what: 'an e-mail address', typed: 'ada@example.com', message: pattern },
  { what: 'port 8080', typed: 'example.com:8080', message: pattern },
  { what: 'port 22', typed: 'https://example.com:22/', message: pattern },
  { what: 'port 0', typed: 'http://example.com:0', message: pattern },
  { what: 'port 99999', typed: 'example.com:99999', message: unparsable },
  { what: 'a port of letters', typed: 'example.com:http', message: pattern },
  { what: 'credentials', typed: 'https://user:pass@example.com', message: pattern },
  { what: 'a name before the host', typed: 'https://example.com@evil.test', message: pattern },
  { what: 'an address of version 4', typed: 'http://127.0.0.1', message: pattern },
  { what: 'a public address', typed: '93.184.216.34', message: pattern },
  { what: 'a decimal address', typed: 'http://2130706433', message: pattern },
  { what: 'an octal address', typed: '0177.0.0.1', message: pattern },
  { what: 'a hexadecimal address', typed: 'http://0x7f.0.0.1', message: pattern },
  { what: 'a short address', typed: 'http://127.1', message: pattern },
  { what: 'wide digits', typed: '\uff11\uff12\uff17.\uff10.\uff10.\uff11', message: pattern },
  { what: 'an address of version 6', typed: 'http://[::1]', message: pattern },
  { what: 'a mapped address', typed: '[::ffff:127.0.0.1]', message: pattern },
  { what: 'emoji', typed: '\u{1f600}\u{1f600}\u{1f600}', message: pattern },
  { what: 'an emoji host', typed: '\u{1f4a9}.example', message: pattern },
  { what: 'markup', typed: '<b>example.com</b>', message: pattern },
  { what: 'a script element', typed: '<script>alert(1)</script>', message: pattern },
  { what: 'markup and a blank in the path', typed: 'example.com/<b>x</b> y', message: pattern },
  { what: 'a blank in the host', typed: 'ex ample.com', message: pattern },
  { what: 'a NUL', typed: 'example\u0000.com', message: pattern },
  { what: 'a line break', typed: 'example.com\r\nHost: evil.test', message: pattern },
  { what: 'right-to-left marks', typed: 'example\u202e.com', message: pattern },
  { what: 'ten thousand characters', typed: `${'a'.repeat(10_000)}.com`, message: pattern },
  { what: 'ten thousand labels', typed: `${'a.'.repeat(10_000)}com`, message: pattern },
  { what: 'ten thousand characters of path', typed: `example.com/${'a'.repeat(10_000)}`, message: pattern },
  { what: 'a label of 64', typed: `${'a'.repeat(64)}.com`, message: pattern },
  { what: 'two dots', typed: 'example..com', message: pattern },
  { what: 'a hyphen first', typed: '-example.com', message: pattern },
];

export const takenWebsites: readonly (WebsiteCase & { website: string })[] = [
  { what: 'a plain name', typed: 'example.com', website: 'https://www.example.com' },
  { what: 'a name between blanks', typed: '  example.com ', website: 'https://www.example.com' },
  { what: 'capitals', typed: 'HTTPS://Example.COM/', website: 'https://www.example.com' },
  { what: 'http as typed', typed: 'http://example.com', website: 'http://www.example.com' },
  { what: 'www.', typed: 'www.example.com', website: 'https://www.example.com' },
  { what: 'a name below', typed: 'shop.example.com', website: 'https://shop.example.com' },
  { what: 'three labels of a country', typed: 'example.co.uk', website: 'https://example.co.uk' },
  { what: 'a path', typed: 'example.com/a/b', website: 'https://www.example.com/a/b' },
  { what: 'markup as a path', typed: 'example.com/<b>', website: 'https://www.example.com/%3Cb%3E' },
  {
    what: 'a query and a fragment',
    typed: 'example.com?token=secret#top',
    website: 'https://www.example.com',
  },
  { what: 'the usual ports', typed: 'https://example.com:443/x', website: 'https://www.example.com/x' },
  { what: 'port 80 on https', typed: 'example.com:80', website: 'https://www.example.com:80' },
  { what: 'a last dot', typed: 'example.com.', website: 'https://www.example.com' },
  { what: 'a German name', typed: 'm\u00fcnchen.de', website: 'https://www.xn--mnchen-3ya.de' },
  {
    what: 'a Russian name',
    typed: '\u043f\u0440\u0438\u043c\u0435\u0440.\u0440\u0444',
    website: 'https://www.xn--e1afmkfd.xn--p1ai',
  },
  {
    what: 'a Japanese name',
    typed: '\u4f8b\u3048.\u30c6\u30b9\u30c8',
    website: 'https://www.xn--r8jz45g.xn--zckzah',
  },
  {
    what: 'an Arabic name',
    typed: '\u0645\u062b\u0627\u0644.\u0625\u062e\u062a\u0628\u0627\u0631',
    website: 'https://www.xn--mgbh0fb.xn--kgbechtv',
  },
  { what: 'a wide dot', typed: 'example\u3002com', website: 'https://www.example.com' },
];
