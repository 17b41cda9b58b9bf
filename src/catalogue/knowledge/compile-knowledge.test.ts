import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { patternFault } from '#diagnosis/text/pattern-fault.ts';
import { stemEnglish } from '#diagnosis/text/stem.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { compileKnowledge as compile } from './compile-knowledge.ts';
import type { Knowledge } from './knowledge.ts';
import { describeFault, KnowledgeError } from './knowledge-error.ts';

const root = makeTestFolder('knowledge');
afterAll(() => rmSync(root, { recursive: true, force: true }));

const compileKnowledge = (folder: string, base?: Knowledge) =>
  compile(folder, { patternFault, stem: stemEnglish }, base);

const trade = `id: beekeeping
name: Beekeeping
companyType: other
words:
  - weight: 3
    any: [apiary]
structuredTypes: []
`;

const task = (id: string, change = '') => `  - id: ${id}
    name: Do the ${id} of the day
    description: A sentence about what is really done here.
    role: Project Manager
    judgment: false
    hoursPerWeek: { low: 1, high: 3 }
    difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 4 }
    value: { differentiation: 1, decision: 2, expertise: 3, revenue: 4 }
    traits: [plan]
${change}`;

const workflow = `id: hive-inspections
name: Hive inspections
department: Operations
type: Business
description: Checking each colony through the season and treating what needs it.
industries: [beekeeping]
signals:
  phrases:
    - weight: 3
      any:
        - inspect ~ hives
minimumStrength: 3
tasks:
${task('planning')}${task('opening')}${task('recording')}
family: hive-inspections
function: deliver
`;

const paths = {
  trade: 'beekeeping/trade.yaml',
  workflow: 'beekeeping/workflows/hive-inspections.yaml',
} as const;

let folders = 0;
function folderOf(files: Record<string, string>): string {
  folders += 1;
  const folder = join(root, String(folders));
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, 'trades', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return folder;
}

function faultsOf(files: Record<string, string>, base = compileKnowledge(basic)): string[] {
  const folder = folderOf(files);
  try {
    compileKnowledge(folder, base);
  } catch (error) {
    expect(error).toBeInstanceOf(KnowledgeError);
    expect((error as KnowledgeError).message).not.toContain('\n');
    return (error as KnowledgeError).faults.map((fault) =>
      describeFault(fault).replace(`${folder}/trades/`, ''),
    );
  }
  return [];
}

const basic = folderOf({ [paths.trade]: trade, [paths.workflow]: workflow });

describe('compileKnowledge', () => {
  it("reads trades and workflows and renames factors to the product's names", () => {
    const { industries, workflows } = compileKnowledge(basic);
    expect(industries.map(({ id, name }) => [id, name])).toEqual([['beekeeping', 'Beekeeping']]);
    expect(workflows[0]?.tasks[0]?.difficulty).toEqual({
      judgment: 2,
      variability: 3,
      physicalPresence: 1,
      humanContact: 3,
      errorCost: 2,
      dataScarcity: 4,
    });
  });

  it('gives the same content the same version in any location, and other content another version', () => {
    const { version } = compileKnowledge(basic);
    expect(version).toMatch(/^[0-9a-f]{16}$/);
    const copy = folderOf({ [paths.trade]: trade, [paths.workflow]: workflow });
    expect(compileKnowledge(copy).version).toBe(version);
    const renamed = folderOf({ [paths.trade]: trade.replace('name: Bee', 'name: The bee') });
    expect(compileKnowledge(renamed, compileKnowledge(basic)).version).not.toBe(version);
  });

  it.each<[what: string, file: keyof typeof paths, from: string, to: string, fault: string]>([
    ['broken YAML', 'trade', 'name: Beekeeping', 'name: "Beekeeping', 'line 8: is not valid YAML'],
    [
      'a field twice',
      'trade',
      'companyType: other',
      'id: bees',
      'line 3: is not valid YAML: Map keys must be unique',
    ],
    ['a list instead of fields', 'trade', trade, '- id: beekeeping\n', 'line 1: must be a list of fields'],
    ['a missing field', 'trade', 'companyType: other\n', '', 'line 1, companyType: is missing'],
    [
      'a misspelled field',
      'trade',
      'structuredTypes',
      'structuredType',
      'line 7, structuredType: is not a field',
    ],
    ['an unknown choice', 'workflow', 'Operations', 'Beework', 'line 3, department: Invalid option'],
    [
      'an id that is not the file name',
      'workflow',
      'id: hive',
      'id: hives',
      'line 1, id: must be "hive-inspections"',
    ],
    [
      'a number as a phrase',
      'workflow',
      'inspect ~ hives',
      '1040',
      'line 11, signals.phrases.0.any.0: Invalid input: expected string',
    ],
    [
      'a broken pattern',
      'workflow',
      'inspect ~ hives',
      '(inspect hives',
      'line 11, signals.phrases.0.any.0: "(inspect hives" has unbalanced',
    ],
    [
      'a pattern of one word and a small one',
      'workflow',
      'inspect ~ hives',
      '(our|) hives',
      'line 11, signals.phrases.0.any.0: "(our|) hives" says no more than one word',
    ],
    [
      'an unknown trade',
      'workflow',
      '[beekeeping]',
      '[beekeeping, astrology]',
      'line 6, industries.1: there is no trade "astrology"',
    ],
    [
      'the wrong folder',
      'workflow',
      '[beekeeping]',
      'every',
      'line 6, industries: the file is in trades/beekeeping',
    ],
    [
      'an unknown core trade',
      'workflow',
      'signals:',
      'coreOf: [astrology]\nsignals:',
      'line 7, coreOf.0: there is no trade',
    ],
    [
      'narrowing itself',
      'workflow',
      'signals:',
      'narrows: [hive-inspections]\nsignals:',
      'line 7, narrows.0: "hive-inspections" is not the ID of another workflow',
    ],
    [
      'narrowing nothing',
      'workflow',
      'signals:',
      'narrows: [no-such]\nsignals:',
      'line 7, narrows.0: "no-such" is not the ID of another workflow',
    ],
    ['too few tasks', 'workflow', task('planning') + task('opening'), '', 'line 13, tasks: Too small'],
    [
      'an unknown role',
      'workflow',
      'Project Manager',
      'Beekeeper',
      'line 17, tasks.0.role: there is no role "Beekeeper"',
    ],
    [
      'a task twice',
      'workflow',
      'id: opening',
      'id: planning',
      'line 23, tasks.1.id: task "planning" is listed twice',
    ],
    [
      'a range that says nothing',
      'workflow',
      'high: 3',
      'high: 30',
      'line 19, tasks.0.hoursPerWeek: the range is too wide',
    ],
  ])('rejects %s and says where it is', (_, file, from, to, fault) => {
    const text = file === 'trade' ? trade : workflow;
    expect(text).toContain(from);
    const files = { [paths.trade]: trade, [paths.workflow]: workflow, [paths[file]]: text.replace(from, to) };
    expect(faultsOf(files)[0]).toContain(`${paths[file]}, ${fault}`);
  });

  it('checks service lines and merges them over those of the base', () => {
    const specialties = `queen-breeder:
  name: Queen breeder
  called: [queen rearing]
  words: [mated queens]
  core: [hive-inspections]
`;
    const lines = (change: Record<string, string> = {}) =>
      Object.entries(change).reduce(
        (text, [from, to]) => text.replace(from, to),
        `queen-breeder:
  mated-queens:
    name: Mated queens
    of: hive-inspections
    named: [mated queens]
    description: Raising queens in small colonies until they lay.
    tasks:
      - { like: opening, name: Graft larvae into queen cups, description: Move larvae of one day with a tool. }
      - { like: recording, name: Record mating dates and origin, description: Note mother and date on the list. }
`,
      );
    const files = (text: string) => ({
      'beekeeping/specialties.yaml': specialties,
      'beekeeping/service-lines.yaml': text,
    });
    const base = compileKnowledge(
      folderOf({ [paths.trade]: trade, [paths.workflow]: workflow, ...files(lines()) }),
    );
    expect(base.serviceLines.beekeeping?.['queen-breeder']?.['mated-queens']?.of).toBe('hive-inspections');
    const other = compileKnowledge(folderOf(files(lines({ 'Mated queens': 'Breeder queens' }))), base);
    expect(other.serviceLines.beekeeping?.['queen-breeder']?.['mated-queens']?.name).toBe('Breeder queens');
    for (const [from, to, fault] of [
      [
        'of: hive-inspections',
        'of: no-such',
        'queen-breeder.mated-queens.of: there is no workflow "no-such"',
      ],
      ['like: opening', 'like: closing', 'tasks.0.like: "hive-inspections" has no task "closing"'],
      ['queen-breeder:', 'king-breeder:', 'king-breeder: there is no line of business "king-breeder"'],
      ['[mated queens]', '[the queens]', 'says no more than one word'],
    ] as const)
      expect(faultsOf(files(lines({ [from]: to })))).toEqual([expect.stringContaining(fault)]);
  });

  it('rejects a workflow in two folders and a duplicate name', () => {
    const other = trade.replace('id: beekeeping', 'id: bees');
    expect(
      faultsOf({
        'bees/trade.yaml': other.replace('name: Beekeeping', 'name: Bees'),
        'bees/workflows/hive-inspections.yaml': workflow.replace('[beekeeping]', '[bees, beekeeping]'),
        [paths.workflow]: workflow.replace('[beekeeping]', '[bees, beekeeping]'),
      }),
    ).toEqual([expect.stringContaining('line 1, id: "hive-inspections" is already the id of')]);
    expect(faultsOf({ 'bees/trade.yaml': other })).toEqual([
      'bees/trade.yaml, line 2, name: is already the name of "beekeeping"',
    ]);
  });

  it('rejects files that nothing would read, and a folder without trades', () => {
    expect(faultsOf({ 'beekeeping/workflow/hive-inspections.yaml': workflow })).toEqual([
      'beekeeping/workflow/hive-inspections.yaml: must be named <trade>/trade.yaml, <trade>/specialties.yaml, <trade>/service-lines.yaml, or <trade>/workflows/<id>.yaml',
    ]);
    expect(() => compileKnowledge(join(root, 'absent'))).toThrow(/absent: has no folder "trades"/);
  });
});

describe('specialties', () => {
  const specialties = (change: (text: string) => string = (text) => text) => ({
    [paths.trade]: trade,
    [paths.workflow]: workflow,
    'beekeeping/specialties.yaml': change(
      [
        'queen-breeder:',
        '  name: Queen bee breeder',
        '  called: [queen breeder]',
        '  words: [mated queens]',
        '  core: [hive-inspections]',
      ].join('\n'),
    ),
  });

  it('are read with their trade, and replaced by those of a folder overlaid on it', () => {
    const base = compileKnowledge(folderOf(specialties()));
    expect(base.specialties).toMatchObject([
      { id: 'queen-breeder', trade: 'beekeeping', core: ['hive-inspections'], usual: [], partOf: {} },
    ]);
    const renamed = specialties((text) => text.replace('Queen bee breeder', 'Breeder of queens'));
    expect(compileKnowledge(folderOf(renamed), base).specialties.map(({ name }) => name)).toEqual([
      'Breeder of queens',
    ]);
  });

  it('are rejected if they name work that does not exist, or a part of work that they do not list', () => {
    expect(
      faultsOf(
        specialties(
          (text) => `${text}\n  usual: [candle-making]\n  partOf: { hive-inspections: candle-making }`,
        ),
      ),
    ).toEqual([expect.stringContaining('queen-breeder.usual.0: there is no workflow "candle-making"')]);
    expect(
      faultsOf(specialties((text) => `${text}\n  partOf: { hive-inspections: hive-inspections }`)),
    ).toEqual([expect.stringContaining('must be another workflow listed under core or usual')]);
    expect(
      faultsOf(
        specialties((text) => `${text}\n  mainWork: { work: hive-inspections, toldBy: [mated-queens] }`),
      ),
    ).toEqual([
      expect.stringContaining('mainWork.toldBy.0: there is no workflow or service line "mated-queens"'),
    ]);
    expect(faultsOf(specialties((text) => text.replace('[mated queens]', '[our]')))).toEqual([
      expect.stringContaining('queen-breeder.words.0'),
    ]);
  });
});

describe('a folder overlaid on other knowledge', () => {
  const base = compileKnowledge(basic);

  it('adds new definitions and replaces those with a known id', () => {
    const laid = compileKnowledge(
      folderOf({
        [paths.workflow]: workflow.replace('inspect ~ hives', 'open hives'),
        'beekeeping/workflows/honey-sales.yaml': workflow
          .replace('hive-inspections', 'honey-sales')
          .replace('Hive inspections', 'Honey sales'),
      }),
      base,
    );
    expect(laid.workflows.map(({ id, signals }) => [id, signals.phrases?.[0]?.any])).toEqual([
      ['hive-inspections', ['open hives']],
      ['honey-sales', ['inspect ~ hives']],
    ]);
  });

  it('extends a definition: lists grow, single values and tasks with a known id are replaced', () => {
    const [before] = base.workflows;
    const extension = `id: hive-inspections
extend: true
name: Colony inspections
signals:
  phrases:
    - weight: 2
      any: [check ~ colonies]
tasks:
${task('opening').replace('Project Manager', 'Operations Manager')}${task('reporting')}`;
    const [after] = compileKnowledge(folderOf({ [paths.workflow]: extension }), base).workflows;
    expect(after).toMatchObject({
      name: 'Colony inspections',
      minimumStrength: before?.minimumStrength,
      signals: { phrases: [{ any: ['inspect ~ hives'] }, { weight: 2, any: ['check ~ colonies'] }] },
    });
    expect(after?.tasks.map(({ id, role }) => `${id}: ${role}`)).toEqual([
      'planning: Project Manager',
      'opening: Operations Manager',
      'recording: Project Manager',
      'reporting: Project Manager',
    ]);
    expect(after).not.toHaveProperty('extend');
  });

  it("tries the addition's naming variants first", () => {
    const variant = (name: string) => `naming:\n  variants:\n    - any: [hives]\n      name: ${name}\n`;
    const named = compileKnowledge(folderOf({ [paths.workflow]: `${workflow}${variant('Our name')}` }), base);
    const extension = `id: hive-inspections\nextend: true\n${variant('Their name')}`;
    const [laid] = compileKnowledge(folderOf({ [paths.workflow]: extension }), named).workflows;
    expect(laid?.naming?.variants?.map(({ name }) => name)).toEqual(['Their name', 'Our name']);
  });

  it('rejects additions to unknown definitions, and more tasks than a workflow may have', () => {
    expect(faultsOf({ 'every/workflows/no-such.yaml': 'id: no-such\nextend: true\n' })).toEqual([
      'every/workflows/no-such.yaml, line 2, extend: there is no "no-such" to extend',
    ]);
    const many = Array.from({ length: 10 }, (_, index) => task(`extra-${index}`)).join('');
    expect(faultsOf({ [paths.workflow]: `id: hive-inspections\nextend: true\ntasks:\n${many}` })).toEqual([
      `${paths.workflow}, line 3, tasks: with these the workflow has 13 tasks; at most 12 are allowed`,
    ]);
  });
});

describe('a language', () => {
  const language = `id: sv
name: Swedish
stemmer: swedish
stopWords: [en, och, din]
cues: { own: [=vi], negation: [inte ~ erbjuda] }
`;
  const lexicon = (files: Record<string, string>) => {
    const folder = folderOf({ [paths.trade]: trade, [paths.workflow]: workflow });
    mkdirSync(join(folder, 'lexicon', 'sv'), { recursive: true });
    for (const [name, text] of Object.entries(files))
      writeFileSync(join(folder, 'lexicon', 'sv', name), text);
    return folder;
  };
  const faultOf = (files: Record<string, string>): string => {
    try {
      compileKnowledge(lexicon(files));
      return '';
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };

  it('is one folder, with wordings by workflow id and trade id', () => {
    const wordings = 'hive-inspections: { says: [öppna ~ kupor], menu: [kupor] }\n';
    const { lexicons } = compileKnowledge(
      lexicon({
        'language.yaml': language,
        'workflows.yaml': wordings,
        'trades.yaml': 'beekeeping: { names: [biodling] }\n',
      }),
    );
    expect(lexicons.map(({ language: { id } }) => id)).toEqual(['sv']);
    expect(lexicons[0]?.workflows['hive-inspections']?.says).toEqual(['öppna ~ kupor']);
  });

  it.each([
    [
      'a workflow that is not there',
      { 'workflows.yaml': 'no-such: { says: [bikupa] }\n' },
      'there is no workflow "no-such"',
    ],
    [
      'a pattern of stop words',
      { 'workflows.yaml': 'hive-inspections: { says: [och din] }\n' },
      'contains only stop words',
    ],
    [
      'a task that the workflow does not have',
      { 'workflows.yaml': 'hive-inspections: { tasks: { no-such: [kupor] } }\n' },
      '"hive-inspections" has no task "no-such"',
    ],
    ['a file that nothing would read', { 'words.yaml': 'a: b\n' }, 'must be named'],
  ])('rejects %s', (_, files, message) => {
    expect(faultOf({ 'language.yaml': language, ...files })).toContain(message);
  });

  it('rejects wordings without a language.yaml', () => {
    expect(faultOf({ 'workflows.yaml': 'hive-inspections: { says: [kupor] }\n' })).toContain(
      'has no language.yaml',
    );
  });
});
