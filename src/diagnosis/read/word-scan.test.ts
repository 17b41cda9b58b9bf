import { describe, expect, it } from 'vitest';
import type { PageSection, TextBlock } from './page-facts.ts';
import { scanWords } from './word-scan.ts';

const block = (text: string, section: PageSection = 'main'): TextBlock => ({
  text,
  kind: 'paragraph',
  level: null,
  heading: null,
  section,
});

const roofer = 'We are a family business and have been repairing roofs for thirty years.';

describe('scanWords', () => {
  it('counts words and determines the language and the share of dummy text', () => {
    const dummy = 'Lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt';
    expect(scanWords([block(roofer), block(dummy), block(roofer, 'footer')])).toMatchObject({
      words: 13 + 13 + 13,
      language: 'en',
      placeholderShare: 10 / 26,
    });
  });

  it('determines the language from the beginning of a long text', () => {
    const long = Array.from({ length: 400 }, () => block(roofer));
    expect(scanWords([...long, block('屋根'.repeat(9000))])).toMatchObject({ language: 'en' });
    const names = block('Aabbccddeeffgghhiijjkkllmmnnooppqqrrssttuuvvwwxxyyzz '.repeat(100));
    const late = [...Array.from({ length: 5 }, () => names), ...long];
    expect(scanWords(late).language).toBeNull();
  });

  it('fingerprints the main part, so that a shared menu does not make pages alike, or the whole page if there is none', () => {
    const menu = block(roofer.repeat(9), 'navigation');
    const main = block(
      'Our workshop opens at eight and closes at six from Monday to Friday, also in winter. '.repeat(3),
    );
    expect(scanWords([menu, main]).fingerprint).toBe(scanWords([main]).fingerprint);
    expect(scanWords([menu]).fingerprint).toMatch(/^[0-9a-f]{16}$/);
    expect(scanWords([menu]).fingerprint).not.toBe(scanWords([main]).fingerprint);
  });

  it('distinguishes texts without spaces', () => {
    const text = '我们是一家家族企业三十年来一直在修理屋顶请给我们打电话我们会上门服务价格公道';
    expect(scanWords([block(text)]).fingerprint).toMatch(/^[0-9a-f]{16}$/);
  });
});
