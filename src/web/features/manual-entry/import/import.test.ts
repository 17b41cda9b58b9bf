import { describe, expect, it } from 'vitest';
import { decodeFile } from '#web/lib/decode-file.ts';
import { findHeaderRow } from './header-row.ts';
import { type ColumnMatch, matchColumns } from './match-columns.ts';
import {
  entriesOfRows,
  type ImportContext,
  isGood,
  nothingOtherwise,
  readRows,
  usesDefaults,
} from './read-rows.ts';
import { readTable } from './read-table.ts';
import { taskTemplate } from './task-template.ts';

const rowsOf = (text: string) => readTable(text).rows.map(({ cells }) => cells);

describe('reading a table', () => {
  it.each([
    ['commas', 'Task,Workflow\nPack,Orders\n'],
    ['semicolons', 'Task;Workflow\r\nPack;Orders\r\n'],
    ['tabs', 'Task\tWorkflow\nPack\tOrders'],
    ['vertical bars', 'Task|Workflow\nPack|Orders'],
    ['a byte order mark', '\ufeffTask,Workflow\nPack,Orders'],
  ])('reads %s', (_what, text) => {
    expect(rowsOf(text)).toEqual([
      ['Task', 'Workflow'],
      ['Pack', 'Orders'],
    ]);
  });

  it('reads quoted cells that contain line breaks, quotes, and delimiters, and counts rows as a spreadsheet does', () => {
    const table = readTable('Task;Hours\n"Pack; and\n""ship""";1,5\n\n;\nLast;2\n');
    expect(table.rows).toEqual([
      { cells: ['Task', 'Hours'], number: 1 },
      { cells: ['Pack; and\n"ship"', '1,5'], number: 2 },
      { cells: ['Last', '2'], number: 5 },
    ]);
    expect(table.problem).toBeNull();
  });

  it('prefers tabs to commas within cells', () => {
    expect(rowsOf('Pack, ship\tOrders\t1,5\nCheck, file\tOrders\t2,5')).toEqual([
      ['Pack, ship', 'Orders', '1,5'],
      ['Check, file', 'Orders', '2,5'],
    ]);
  });

  it('prefers a delimiter that fits every row to commas in most of them', () => {
    const days = 'Mon, Tue, Wed, Thu, Fri, Sat, Sun';
    const rows = Array.from({ length: 25 }, (_, n) => `Check order ${n};${days};1,5`);
    expect(readTable(['Task;Days;Hours', ...rows].join('\n')).delimiter).toBe(';');
  });

  it('reads a plain list of names, and fills short rows', () => {
    expect(rowsOf('Pack\nShip')).toEqual([['Pack'], ['Ship']]);
    expect(rowsOf('a,b,c\nd')).toEqual([
      ['a', 'b', 'c'],
      ['d', '', ''],
    ]);
  });

  it('says where a quotation mark is left open', () => {
    expect(readTable('Task,Hours\n"Pack,2\nShip,3').problem).toContain('row 2');
  });

  it('removes the apostrophe that guards a formula', () => {
    expect(rowsOf("'=1+1,'s-Hertogenbosch")).toEqual([['=1+1', "'s-Hertogenbosch"]]);
  });
});

describe('finding the titles', () => {
  const headerOf = (text: string) => findHeaderRow(readTable(text).rows);
  it("finds titles below a list's name, and none if there are none", () => {
    expect(headerOf('Task,Workflow\nPack,Orders')).toBe(0);
    expect(headerOf('Our work in 2026,,\nas of May,,\nTask,Workflow,Hours\nPack,Orders,2')).toBe(2);
    expect(headerOf('Pack,Orders\nShip,Orders')).toBeNull();
  });

  it('detects the delimiter below a title row', () => {
    const table = readTable(
      'Quay Bikes tasks 2026\nTask;Workflow;Hours\nAnswer, call back;Service;12\nOrder parts;Purchasing;8\n',
    );
    expect(table.delimiter).toBe(';');
    expect(table.rows[1]?.cells).toEqual(['Task', 'Workflow', 'Hours']);
  });

  it('uses the delimiter that the first line declares, and counts that line', () => {
    const table = readTable('sep=;\r\nTask;Hours\r\nPack, ship;2\r\n');
    expect(table).toMatchObject({
      delimiter: ';',
      rows: [
        { cells: ['Task', 'Hours'], number: 2 },
        { cells: ['Pack, ship', '2'], number: 3 },
      ],
    });
  });
});

describe('decoding a file', () => {
  const utf16 = (text: string) =>
    new Uint8Array([
      0xff,
      0xfe,
      ...new Uint8Array(new Uint16Array([...text].map((c) => c.charCodeAt(0))).buffer),
    ]);
  const swapped = (bytes: Uint8Array) => bytes.map((_, at) => bytes[at % 2 === 0 ? at + 1 : at - 1] ?? 0);
  it.each([
    ['UTF-8', new TextEncoder().encode('Prüfen 😀')],
    ['Windows-1252', new Uint8Array([0x50, 0x72, 0xfc, 0x66, 0x65, 0x6e])],
    ['UTF-16', utf16('Prüfen')],
    ['UTF-16 from the big end', swapped(utf16('Prüfen'))],
    ['UTF-16 without a mark', utf16('Prüfen, dann packen').subarray(2)],
    ['UTF-16 from the big end without a mark', swapped(utf16('Prüfen, dann packen')).subarray(2)],
  ])('reads %s', (_what, bytes) =>
    expect(decodeFile(bytes)).toMatchObject({ text: expect.stringContaining('Prüfen') }),
  );

  it.each([
    ['a workbook of old', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), 'workbook'],
    ['no text', new Uint8Array([0x41, 0, 1]), "isn't a text file"],
    ['nothing', new Uint8Array([0x20, 0x0a]), 'empty'],
    ['too much', new Uint8Array(8 * 1024 * 1024 + 1), '8 MB'],
  ])('refuses %s and says why', (_what, bytes, word) =>
    expect(decodeFile(bytes)).toEqual({ problem: expect.stringContaining(word) }),
  );
});

describe('matching columns', () => {
  it('finds every column of its own template', () => {
    const [header = []] = rowsOf(taskTemplate());
    const { columns, hasHeader } = matchColumns(header);
    expect(hasHeader).toBe(true);
    expect(Object.values(columns)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it.each([
    [['Activity', 'Process', 'Hrs/wk'], { name: 0, workflow: 1, timeInvestment: 2 }],
    [
      ['TASK NAME', 'Associated Workflow', 'Requires Human Judgement?'],
      { name: 0, workflow: 1, requiresJudgment: 2 },
    ],
    [
      ['Hours (estimated)', 'Difficulty', 'Value', 'task_name'],
      { timeInvestment: 0, replicabilityDifficulty: 1, serviceValue: 2, name: 3 },
    ],
    [['Tâche', 'Tipo', 'Dept.'], { name: 0, workflowType: 1, department: 2 }],
  ])('knows %j', (titles, expected) => {
    const { columns, hasHeader } = matchColumns(titles);
    expect([hasHeader, columns]).toEqual([true, expect.objectContaining(expected)]);
  });

  it.each(['Hours per month', 'Monthly hours', 'Stunden pro Monat', 'Heures par mois', 'Horas al mes'])(
    'knows hours per month by their title, as %s',
    (title) => {
      expect(matchColumns(['Task', title])).toMatchObject({
        columns: { timeInvestment: 1 },
        hoursUnit: 'month',
      });
    },
  );

  it('treats other hours as per week', () => {
    expect(matchColumns(['Task', 'Hours', 'Times']).hoursUnit).toBe('week');
    expect(matchColumns(['Task', 'Workflow']).hoursUnit).toBe('week');
  });

  it('uses the first column for names if no title is known', () => {
    expect(matchColumns(['Pack parcels', '3'])).toMatchObject({
      hasHeader: false,
      columns: { name: 0, workflow: null },
    });
  });
});

const columns: ColumnMatch = {
  ...matchColumns(['Task', 'Workflow', 'Value', 'Difficulty', 'Hours', 'Judgment', 'Type', 'Department'])
    .columns,
};
const context = (over: Partial<ImportContext> = {}): ImportContext => ({
  columns,
  hoursUnit: 'week',
  decimal: null,
  corrections: new Map(),
  otherwise: nothingOtherwise,
  workflowNames: ['Orders'],
  workflowCount: 1,
  tasks: [{ workflow: 'Orders', name: 'Pack' }],
  ...over,
});
const read = (rows: string[][], over?: Partial<ImportContext>) =>
  readRows(
    rows.map((cells, index) => ({ cells, number: index + 2 })),
    context(over),
  );

describe('reading rows', () => {
  it('accepts decimal commas and points and several words for yes, and uses the form’s defaults for empty cells', () => {
    const { tasks } = entriesOfRows(
      read([
        ['Check', 'Orders', '2,5', '7.25', '0,5', 'Ja'],
        ['File', 'Orders', '', '', '', ''],
      ]),
    );
    expect(tasks).toEqual([
      expect.objectContaining({
        name: 'Check',
        serviceValue: 2.5,
        replicabilityDifficulty: 7.3,
        timeInvestment: '0.5',
        requiresJudgment: true,
      }),
      expect.objectContaining({
        name: 'File',
        serviceValue: 5,
        replicabilityDifficulty: 5,
        timeInvestment: '1',
        requiresJudgment: false,
      }),
    ]);
  });

  it('keeps hours per month as entered, and checks the weekly hours against the limits', () => {
    const readMonthly = (hours: string) =>
      read([['Ship', 'Orders', '', '', hours, '', '', '']], { hoursUnit: 'month' });
    const good = readMonthly('10,5');
    expect(good[0]?.errors).toEqual({});
    expect(entriesOfRows(good, nothingOtherwise, 'month').tasks).toEqual([
      expect.objectContaining({ timeInvestment: '10.5', hoursUnit: 'month' }),
    ]);
    expect(readMonthly('1')[0]?.errors.timeInvestment).toBe('Enter the hours per month, from 2 to 672');
    // An empty cell gets the form's default of one hour a week.
    const [task] = entriesOfRows(readMonthly(''), nothingOtherwise, 'month').tasks;
    expect([task?.timeInvestment, task?.hoursUnit]).toEqual(['1', undefined]);
  });

  it('says how to fix each invalid cell', () => {
    const [reading] = read([['', '', 'high', '11', '0.4', 'maybe', 'odd', 'x'.repeat(201)]], {});
    expect(reading).toMatchObject({
      number: 2,
      errors: {
        name: 'Task name is required',
        workflow: 'Associated workflow is required',
        serviceValue: 'Enter a number from 1 to 10',
        replicabilityDifficulty: 'Enter a number from 1 to 10',
        timeInvestment: 'Enter the hours per week, from 0.5 to 168',
        requiresJudgment: 'Enter yes or no',
      },
    });
    const [other] = read([['Sort', 'Post', '', '', '', '', 'odd']]);
    expect(other?.errors.workflowType).toContain('customer-facing');
  });

  it('uses corrections instead of cells, and one workflow for rows that name none', () => {
    const rows = [['Check', '', 'high']];
    const readings = read(rows, {
      otherwise: { ...nothingOtherwise, workflow: 'Orders' },
      corrections: new Map([[2, { serviceValue: '8' }]]),
    });
    expect(readings.every(isGood)).toBe(true);
    expect(entriesOfRows(readings).tasks[0]).toMatchObject({ workflow: 'Orders', serviceValue: 8 });
  });

  it('knows which rows get defaults', () => {
    const rows = read([
      ['Pack', 'Orders', '4', '5', '2', 'no'],
      ['Ship', 'Orders', '4', '5', '2', ''],
      ['Sort', 'Orders', '4', '', '2', 'no'],
    ]);
    expect(rows.map(usesDefaults)).toEqual([false, true, true]);
  });

  it('finds duplicate tasks, in the entry or earlier in the table', () => {
    const readings = read([
      ['pack', 'ORDERS'],
      ['Ship', 'Orders'],
      ['Ship', 'Orders'],
      ['Ship', 'Returns'],
    ]);
    expect(readings.map(isGood)).toEqual([false, true, false, true]);
    expect(readings[0]?.errors.name).toBe('This workflow already has a task with this name');
  });

  it('creates the workflows that rows name, with the first department and type given', () => {
    const readings = read([
      ['Check', 'Returns'],
      ['Refund', 'returns', '', '', '', '', 'Customer-Facing', 'Service'],
    ]);
    expect(entriesOfRows(readings).workflows).toEqual([
      { name: 'Returns', department: 'Service', type: 'customer-facing' },
    ]);
    const otherwise = { ...nothingOtherwise, department: 'Logistics', workflowType: 'operational' };
    expect(entriesOfRows(read([['Load', 'Shipping']]), otherwise).workflows).toEqual([
      { name: 'Shipping', department: 'Logistics', type: 'operational' },
    ]);
  });

  it('stops at 2,000 tasks and 200 workflows', () => {
    const rows = Array.from({ length: 2001 }, (_, n) => [`Task ${n}`, 'Orders']);
    const full = read(rows);
    expect(full.filter(isGood)).toHaveLength(1999);
    expect(full.at(-1)).toMatchObject({ errors: {}, exceedsTaskLimit: true });
    const workflows = read(Array.from({ length: 201 }, (_, n) => ['Check', `Workflow ${n}`]));
    expect(workflows.filter(isGood)).toHaveLength(199);
    expect(workflows.at(-1)?.errors.workflow).toContain('at most 200 workflows');
  });

  it('sorts 20 bad rows out of 500', () => {
    const rows = Array.from({ length: 500 }, (_, n) => [
      `Task ${n}`,
      'Orders',
      n % 25 === 0 ? 'twelve' : '6,5',
    ]);
    const readings = read(rows);
    expect(readings.filter(isGood)).toHaveLength(480);
    expect(readings.filter((one) => !isGood(one)).map(({ number }) => number)[1]).toBe(27);
  });
});
