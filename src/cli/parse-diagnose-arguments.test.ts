import { describe, expect, it } from 'vitest';
import { parseDiagnoseArguments } from './parse-diagnose-arguments.ts';

describe('parseDiagnoseArguments', () => {
  it('accepts a website with every option', () => {
    const args = [
      'example.com',
      '--industry',
      'retail',
      '--size',
      '11-50',
      '--specialty',
      'gift-shop',
      '--json',
      'a.json',
      '--pdf',
      'a.pdf',
    ];
    expect(parseDiagnoseArguments([...args, '--comprehensive', '--save-facts', 'f.json.gz'])).toEqual({
      kind: 'run',
      arguments: {
        source: {
          kind: 'website',
          website: 'https://www.example.com',
          schemeTyped: false,
          saveFactsFile: 'f.json.gz',
        },
        engine: 'built-in',
        companyType: 'retail',
        companySize: '11-50',
        specialty: 'gift-shop',
        people: null,
        jsonFile: 'a.json',
        pdfFile: 'a.pdf',
        comprehensive: true,
      },
    });
  });

  it('accepts an engine, and refuses an unknown one', () => {
    expect(parseDiagnoseArguments(['example.com', '--engine', 'both'])).toMatchObject({
      arguments: { engine: 'both' },
    });
    expect(parseDiagnoseArguments(['example.com', '--engine', 'magic'])).toEqual({
      kind: 'bad-usage',
      message: '"magic" is not one of built-in, model, both.',
    });
  });

  it('lets the site decide when no industry is given', () => {
    expect(parseDiagnoseArguments(['http://shop.example.com'])).toMatchObject({
      arguments: { companyType: 'unknown', companySize: '', source: { schemeTyped: true } },
    });
  });

  it('accepts saved facts instead of a website', () => {
    expect(parseDiagnoseArguments(['--facts', 'f.json', '--size', '1-10'])).toMatchObject({
      kind: 'run',
      arguments: { source: { kind: 'facts', file: 'f.json' }, companySize: '1-10' },
    });
  });

  it('accepts a list of websites', () => {
    expect(parseDiagnoseArguments(['--list', 'a.csv', '--out', 'made'])).toEqual({
      kind: 'list',
      arguments: { file: 'a.csv', folder: 'made', concurrency: 8 },
    });
  });

  it.each([
    [['--list', 'a.csv'], 'Use --out to name the folder for the diagnoses.'],
    [['--out', 'made'], 'Use --list to name the file with the websites.'],
    [['--list', 'a.csv', '--out', 'b', '--concurrency', '0'], '"0" is not a whole number from 1 to 64.'],
    [['--list', 'a.csv', '--out', 'b', '--pdf', 'c'], '"--pdf" can\'t be used with a list.'],
    [['--list', 'a.csv', '--out', 'b', 'a.example'], '"a.example" can\'t be used with a list.'],
    [[], 'Name a website to diagnose.'],
    [['a.example', 'b.example'], 'Name one website only: remove "b.example", or use --list.'],
    [['a.example', '--facts', 'f.json'], 'Use either a website or --facts, not both.'],
    [['--facts', 'f.json', '--save-facts', 'g.json'], '--save-facts needs a website to read.'],
    [['no-domain'], 'Please enter a valid website address (e.g., example.com)'],
    [['example.com', '--industry', 'circus'], /"circus" is not one of consulting/],
    [['example.com', '--size', '7'], /"7" is not one of 1-10/],
    [['example.com', '--color'], /--color/],
  ])('refuses %j', (args, message) => {
    expect(parseDiagnoseArguments(args)).toEqual({
      kind: 'bad-usage',
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    });
  });

  it('offers help', () => {
    expect(parseDiagnoseArguments(['--help'])).toEqual({ kind: 'help' });
  });

  it('accepts an exact headcount and refuses anything else', () => {
    expect(parseDiagnoseArguments(['example.com', '--people', '14'])).toMatchObject({
      arguments: { people: 14 },
    });
    for (const people of ['0', '-3', 'many', '2.5'])
      expect(parseDiagnoseArguments(['example.com', `--people=${people}`])).toMatchObject({
        kind: 'bad-usage',
      });
  });
});
