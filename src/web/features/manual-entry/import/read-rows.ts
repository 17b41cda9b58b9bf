import { type TaskTableField, taskTableFields } from '#shared/manual-entry/task-table.ts';
import { type HoursUnit, hoursMessageOf, toHoursPerWeekText } from '#shared/manual-entry/typed-hours.ts';
import {
  manualEntryLimits,
  manualTaskSchema,
  manualWorkflowTypes,
  taskExistsMessage,
} from '#shared/schemas/manual-entry.ts';
import { explainIssue } from '#shared/text/explain-issue.ts';
import { foldName } from '#shared/text/fold-name.ts';
import { firstMessages } from '#web/lib/first-messages.ts';
import type { NewEntries } from '../draft/add-entries.ts';
import type { ColumnMatch } from './match-columns.ts';
import { type DecimalMark, withoutThousands } from './number-style.ts';
import type { Table } from './read-table.ts';

export type RowErrors = Partial<Record<TaskTableField, string>>;

export interface RowReading {
  /** 1-based row number in the spreadsheet. */
  number: number;
  values: Record<TaskTableField, string>;
  errors: RowErrors;
  /** True for a valid row that the entry has no room for. */
  exceedsTaskLimit: boolean;
}

/** Values for empty cells. '' means none. */
export type Otherwise = Pick<RowReading['values'], 'workflow' | 'department' | 'workflowType'>;
export const nothingOtherwise: Otherwise = { workflow: '', department: '', workflowType: '' };

export interface ImportContext {
  columns: ColumnMatch;
  hoursUnit: HoursUnit;
  decimal: DecimalMark | null;
  corrections: ReadonlyMap<number, Partial<Record<TaskTableField, string>>>;
  otherwise: Otherwise;
  /** Named workflows. `workflowCount` also counts workflows without a name. */
  workflowNames: readonly string[];
  workflowCount: number;
  tasks: readonly { workflow: string; name: string }[];
}

export function readRows(rows: Table['rows'], context: ImportContext): RowReading[] {
  const taken = new Set(context.tasks.map(({ workflow, name }) => taskKey(workflow, name)));
  const workflows = new Set(context.workflowNames.map(foldName));
  let workflowCount = Math.max(workflows.size, context.workflowCount);
  let taskCount = context.tasks.length;
  return rows.map(({ cells, number }) => {
    const values = valuesOf(cells, number, context);
    const errors = checkRow(values, context.hoursUnit);
    const key = taskKey(values.workflow, values.name);
    if (!errors.name && taken.has(key)) errors.name = taskExistsMessage;
    const isNew = values.workflow !== '' && !workflows.has(foldName(values.workflow));
    if (!isNew) {
      delete errors.department;
      delete errors.workflowType;
    } else if (workflowCount >= manualEntryLimits.workflows) {
      errors.workflow ??= `An entry can have at most ${manualEntryLimits.workflows} workflows. Use an existing one.`;
    }
    const isValid = Object.keys(errors).length === 0;
    const exceedsTaskLimit = isValid && taskCount >= manualEntryLimits.tasks;
    if (isValid && !exceedsTaskLimit) {
      taken.add(key);
      taskCount += 1;
      if (isNew) {
        workflows.add(foldName(values.workflow));
        workflowCount += 1;
      }
    }
    return { number, values, errors, exceedsTaskLimit };
  });
}

export function entriesOfRows(
  readings: readonly RowReading[],
  otherwise: Otherwise = nothingOtherwise,
  hoursUnit: HoursUnit = 'week',
): NewEntries {
  const good = readings.filter(isGood);
  const workflows = new Map<string, NewEntries['workflows'][number]>();
  for (const { values } of good) {
    const key = foldName(values.workflow);
    const known = workflows.get(key);
    workflows.set(key, {
      name: known?.name ?? values.workflow,
      department: known?.department || values.department,
      type: known?.type || foldName(values.workflowType),
    });
  }
  return {
    workflows: [...workflows.values()].map((workflow) => ({
      ...workflow,
      department: workflow.department || otherwise.department,
      type: workflow.type || otherwise.workflowType,
    })),
    tasks: good.map(({ values }) => ({
      name: values.name,
      workflow: values.workflow,
      description: values.description,
      requiresJudgment: readJudgment(values.requiresJudgment) ?? false,
      serviceValue: readRating(values.serviceValue),
      replicabilityDifficulty: readRating(values.replicabilityDifficulty),
      ...(values.timeInvestment === ''
        ? { timeInvestment: '1' }
        : { timeInvestment: values.timeInvestment.replace(',', '.'), hoursUnit }),
    })),
  };
}

export function isGood({ errors, exceedsTaskLimit }: RowReading): boolean {
  return Object.keys(errors).length === 0 && !exceedsTaskLimit;
}

export function usesDefaults({ values }: RowReading): boolean {
  return fieldsWithDefaults.some((field) => values[field] === '');
}

function valuesOf(cells: readonly string[], number: number, context: ImportContext): RowReading['values'] {
  const corrected = context.corrections.get(number);
  const read = (field: TaskTableField) => {
    const column = context.columns[field];
    const cell = column === null ? '' : (cells[column] ?? '');
    return (corrected?.[field] ?? (isNumeric(field) ? withoutThousands(cell, context.decimal) : cell)).trim();
  };
  const values = Object.fromEntries(
    taskTableFields.map((field) => [field, read(field)]),
  ) as RowReading['values'];
  if (values.workflow === '' && corrected?.workflow === undefined)
    values.workflow = context.otherwise.workflow;
  return values;
}

export const numericFields = ['timeInvestment', 'serviceValue', 'replicabilityDifficulty'] as const;
const fieldsWithDefaults = [...numericFields, 'requiresJudgment'] as const;

function isNumeric(field: TaskTableField): boolean {
  return numericFields.some((one) => one === field);
}

const ratingMessage = 'Enter a number from 1 to 10';

function checkRow(values: RowReading['values'], hoursUnit: HoursUnit): RowErrors {
  const { name, workflow, description } = values;
  const orDefault = (text: string) => (text === '' ? undefined : text);
  const messages = firstMessages(
    manualTaskSchema.safeParse(
      {
        name,
        workflow,
        description,
        serviceValue: orDefault(values.serviceValue),
        replicabilityDifficulty: orDefault(values.replicabilityDifficulty),
        timeInvestment: orDefault(values.timeInvestment) && hoursOf(values.timeInvestment, hoursUnit),
      },
      { error: explainIssue },
    ).error,
  );
  const errors: RowErrors = messages;
  if (errors.serviceValue) errors.serviceValue = ratingMessage;
  if (errors.replicabilityDifficulty) errors.replicabilityDifficulty = ratingMessage;
  if (errors.timeInvestment) errors.timeInvestment = hoursMessageOf(hoursUnit);
  if (readJudgment(values.requiresJudgment) === null) errors.requiresJudgment = 'Enter yes or no';
  if (values.department.length > manualEntryLimits.name)
    errors.department = `At most ${manualEntryLimits.name} characters`;
  if (values.workflowType !== '' && !isWorkflowType(foldName(values.workflowType))) {
    errors.workflowType = `Enter one of: ${manualWorkflowTypes.join(', ')}`;
  }
  return errors;
}

const yes = new Set([
  'yes',
  'y',
  'true',
  '1',
  'x',
  '✓',
  '✔',
  'ja',
  'j',
  'oui',
  'o',
  'si',
  'sí',
  's',
  'required',
]);
const no = new Set(['', 'no', 'n', 'false', '0', '-', '–', 'nein', 'non', 'not required']);

function readJudgment(cell: string): boolean | null {
  const word = foldName(cell);
  if (yes.has(word)) return true;
  return no.has(word) ? false : null;
}

function hoursOf(cell: string, hoursUnit: HoursUnit): string {
  return toHoursPerWeekText({ hoursUnit, timeInvestment: cell, minutesPerCase: '', casesPerWeek: '' });
}

function readRating(cell: string): number {
  return cell === '' ? 5 : Math.round(Number(cell.replace(',', '.')) * 10) / 10;
}

function isWorkflowType(type: string): boolean {
  return manualWorkflowTypes.some((one) => one === type);
}

function taskKey(workflow: string, name: string): string {
  return `${foldName(workflow)}\n${foldName(name)}`;
}
