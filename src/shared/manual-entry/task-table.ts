import { type CsvValue, toCsv } from '../text/csv.ts';

export const taskTableFields = [
  'name',
  'workflow',
  'department',
  'workflowType',
  'description',
  'requiresJudgment',
  'serviceValue',
  'replicabilityDifficulty',
  'timeInvestment',
] as const;
export type TaskTableField = (typeof taskTableFields)[number];

export const taskTableLabels: Record<TaskTableField, string> = {
  name: 'Task name',
  workflow: 'Workflow',
  department: 'Department',
  workflowType: 'Workflow type',
  description: 'Description',
  requiresJudgment: 'Requires human judgment',
  serviceValue: 'Service value (1-10)',
  replicabilityDifficulty: 'Replicability difficulty (1-10)',
  timeInvestment: 'Time investment (hours per week)',
};

export type TaskTableRow = Record<TaskTableField, CsvValue>;

export function toTaskTable(
  rows: readonly TaskTableRow[],
  more: Record<string, readonly CsvValue[]> = {},
): string {
  const header = [...taskTableFields.map((field) => taskTableLabels[field]), ...Object.keys(more)];
  const cells = rows.map((row, index) => [
    ...taskTableFields.map((field) => writeCell(row[field])),
    ...Object.values(more).map((column) => column[index] ?? null),
  ]);
  return toCsv(header, cells);
}

function writeCell(value: CsvValue): CsvValue {
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
}
