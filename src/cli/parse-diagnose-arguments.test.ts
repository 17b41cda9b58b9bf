import { describe, expect, it } from 'vitest';
import { parseDiagnoseArguments } from './parse-diagnose-arguments.ts';

describe('parseDiagnoseArguments', () => {
  it('takes a website with every option', () => {
    const args = [
      'example.com',
      '--industry',
      'retail',
      '--size',
      '11-50',
      '--json',
      'a.json',
      '--pdf',
      'a.pdf',
    ];
    expect(parseDiagnoseArguments([...args, '--comprehensive'])).toEqual({
      kind: 'run',
      arguments: {
        website: 'https://www.example.com',
        schemeTyped: false,
        host: 'www.example.com',
        companyType: 'retail',
        companySize: '11-50',
        jsonFile: 'a.json',
        pdfFile: 'a.pdf',
        comprehensive: true,
      },
    });
  });

  it('lets the site decide when no industry is given', () => {
    expect(parseDiagnoseArguments(['http://shop.example.com'])).toMatchObject({
      arguments: { companyType: 'unknown', companySize: '', schemeTyped: true },
    });
  });

  it.each([
    [[], 'A website is missing.'],
    [['a.example', 'b.example'], 'One website at a time: "b.example" is too much.'],
    [['no-domain'], 'Please enter a valid website address (e.g., example.com)'],
    [['example.com', '--industry', 'circus'], /"circus" is none of consulting/],
    [['example.com', '--size', '7'], /"7" is none of 1-10/],
    [['example.com', '--colour'], /--colour/],
  ])('refuses %j', (args, message) => {
    expect(parseDiagnoseArguments(args)).toEqual({
      kind: 'bad-usage',
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    });
  });

  it('offers help', () => {
    expect(parseDiagnoseArguments(['--help'])).toEqual({ kind: 'help' });
  });
});
