import { describe, expect, it } from 'vitest';
import { fixMojibake } from './double-encoding.ts';

describe('fixMojibake', () => {
  it.each([
    ['<p>FÃ¼r Ihre GrÃ¶ÃŸe</p>', '<p>Für Ihre Größe</p>'],
    ['<p>Weâ€™re open â€“ always</p>', '<p>We’re open – always</p>'],
    ['<p>20Â°C, Â© 2026</p>', '<p>20°C, © 2026</p>'],
    ['<p>PoznaÅ„</p>', '<p>Poznań</p>'],
    ['<li>rightly é</li><li>wrongly cafÃ©</li>', '<li>rightly é</li><li>wrongly café</li>'],
  ])('fixes %j', (text, fixed) => {
    expect(fixMojibake(text)).toBe(fixed);
  });

  it.each([
    '<p>Größe, café, naïve</p>',
    '<p>“IRMÔ e “MÃE”</p>',
    '<p>Â capital with a circumflex</p>',
    '<p>São Paulo – NÃO</p>',
    '<p>Ünal “CAFÉ”</p>',
    '<p>plain</p>',
  ])('leaves %j unchanged', (text) => {
    expect(fixMojibake(text)).toBe(text);
  });
});
