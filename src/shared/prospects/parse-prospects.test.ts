import { describe, expect, it } from 'vitest';
import { prospectLimits } from '../schemas/prospect.ts';
import { parseProspects } from './parse-prospects.ts';

describe('parseProspects', () => {
  it('reads one website per line, reports each line without one, and uses a repeated website once', () => {
    const { prospects, notices, problem } = parseProspects(
      'harbour-physio.test\n\nhttps://www.oakmere-law.test/\nnot a website\nWWW.Harbour-Physio.test\n10.0.0.1\n',
    );
    expect(problem).toBeNull();
    expect(prospects.map(({ line, website, companyType }) => [line, website, companyType])).toEqual([
      [1, 'https://www.harbour-physio.test', 'other'],
      [3, 'https://www.oakmere-law.test', 'other'],
    ]);
    expect(notices.map(({ line, text, skipped }) => [line, text, skipped])).toEqual([
      [4, 'not a website', true],
      [5, 'WWW.Harbour-Physio.test', true],
      [6, '10.0.0.1', true],
    ]);
    expect(notices[1]?.message).toBe('This website is already on line 1.');
  });

  it('finds columns by their titles in any order, whatever separates the cells', () => {
    for (const mark of [',', ';', '\t']) {
      const row = (...cells: string[]) => cells.join(mark);
      const { prospects, notices } = parseProspects(
        [
          row('\ufeffEmployees', 'Company', 'URL', 'Industry', 'Notes'),
          row('35', 'Oakmere Law', 'oakmere-law.test', 'Legal', '"Met at the fair.\nCall in May"'),
          row('51 – 200', 'Brindle', 'brindle-precision.test', 'machining', ''),
          row('many', '', 'quietfield.test', '', ''),
        ].join('\r\n'),
      );
      expect(
        prospects.map(({ name, companyType, companySize, note }) => [name, companyType, companySize, note]),
      ).toEqual([
        ['Oakmere Law', 'legal', '11-50', 'Met at the fair.\nCall in May'],
        ['Brindle', 'other', '51-200', ''],
        ['', 'other', '', ''],
      ]);
      expect(notices.map(({ line, message, skipped }) => [line, message, skipped])).toEqual([
        [4, 'We don’t know the industry “machining”, so we’ll take it from the website.', false],
        [5, 'We can’t read the size “many”, so we’ll estimate it from the website.', false],
      ]);
    }
  });

  it('reads columns without titles in the usual order', () => {
    const { prospects } = parseProspects(
      'Oakmere Law,oakmere-law.test,legal,11-50,warm\nBrindle,brindle.test',
    );
    expect(
      prospects.map(({ name, website, companySize, note }) => [name, website, companySize, note]),
    ).toEqual([
      ['Oakmere Law', 'https://www.oakmere-law.test', '11-50', 'warm'],
      ['Brindle', 'https://www.brindle.test', '', ''],
    ]);
  });

  it('says why a whole text is unusable', () => {
    expect(parseProspects('').problem).toMatch(/a column with websites/);
    expect(parseProspects('one two\nthree').problem).toMatch(/a website address in this list\. Line 1: /);
    expect(parseProspects('a.test\n"b.test\nc.test').problem).toMatch(
      /quotation mark on line 2 is not closed/,
    );
    const many = Array.from({ length: prospectLimits.rows + 1 }, (_, n) => `site-${n}.test`).join('\n');
    expect(parseProspects(many).problem).toMatch(/1,001 websites, but a list can have at most 1,000/);
  });
});
