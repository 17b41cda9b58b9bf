import { describe, expect, it } from 'vitest';
import { describeBrowser } from './describe-browser.ts';

describe('describeBrowser', () => {
  it.each([
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36',
      'Chrome on Linux',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36 Edg/141.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
      'Firefox on macOS',
    ],
    ['curl/8.5.0', 'an unknown browser'],
    [undefined, 'an unknown browser'],
    ['<script>alert(1)</script>', 'an unknown browser'],
  ])('calls %j %j', (userAgent, words) => {
    expect(describeBrowser(userAgent)).toBe(words);
  });
});
