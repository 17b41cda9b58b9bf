import { type TaskTableField, taskTableFields, taskTableLabels } from '#shared/manual-entry/task-table.ts';
import type { HoursUnit } from '#shared/manual-entry/typed-hours.ts';

/** 0-based column index of each field; null for a field without a column. */
export type ColumnMatch = Record<TaskTableField, number | null>;

export type ColumnUnit = Exclude<HoursUnit, 'cases'>;

export interface Matching {
  columns: ColumnMatch;
  hasHeader: boolean;
  hoursUnit: ColumnUnit;
}

/** Titles as `fold` returns them: in lowercase, without accents, spaces, and punctuation. */
const spellings: Record<TaskTableField, readonly string[]> = {
  name: [
    'taskname',
    'task',
    'tasktitle',
    'activity',
    'activityname',
    'title',
    'name',
    'step',
    'todo',
    'aufgabe',
    'tache',
    'tarea',
  ],
  workflow: [
    'workflow',
    'workflowname',
    'associatedworkflow',
    'process',
    'businessprocess',
    'processname',
    'prozess',
    'processus',
    'proceso',
  ],
  department: [
    'department',
    'dept',
    'team',
    'unit',
    'area',
    'function',
    'abteilung',
    'departement',
    'departamento',
  ],
  workflowType: ['workflowtype', 'type', 'processtype', 'kind', 'category', 'typ', 'tipo'],
  description: [
    'description',
    'taskdescription',
    'details',
    'notes',
    'note',
    'comment',
    'comments',
    'beschreibung',
    'descripcion',
  ],
  requiresJudgment: [
    'requireshumanjudgment',
    'requireshumanjudgement',
    'requiresjudgment',
    'requiresjudgement',
    'humanjudgment',
    'humanjudgement',
    'judgment',
    'judgement',
    'needsjudgment',
    'decision',
  ],
  serviceValue: [
    'servicevalue110',
    'servicevalue',
    'value',
    'valuerating',
    'uniqueness',
    'wert',
    'valeur',
    'valor',
  ],
  replicabilityDifficulty: [
    'replicabilitydifficulty110',
    'replicabilitydifficulty',
    'replicability',
    'difficulty',
    'difficultyrating',
    'automationdifficulty',
    'schwierigkeit',
    'difficulte',
    'dificultad',
  ],
  timeInvestment: [
    'timeinvestmenthoursperweek',
    'timeinvestmenthours',
    'timeinvestment',
    'hoursperweek',
    'hoursweek',
    'hrswk',
    'hours',
    'time',
    'timespent',
    'effort',
    'weeklyhours',
    'hourspermonth',
    'hoursmonth',
    'hrsmonth',
    'monthlyhours',
    'stunden',
    'heures',
    'horas',
  ],
};

export function matchColumns(first: readonly string[]): Matching {
  const titles = first.map(fold);
  const columns = Object.fromEntries(taskTableFields.map((field) => [field, null])) as ColumnMatch;
  const free = new Set(titles.keys());
  const take = (fits: (title: string, spelling: string) => boolean) => {
    for (const field of taskTableFields) {
      if (columns[field] !== null) continue;
      const index = spellings[field]
        .map((spelling) => [...free].find((at) => fits(titles[at] ?? '', spelling)))
        .find((at) => at !== undefined);
      if (index === undefined) continue;
      columns[field] = index;
      free.delete(index);
    }
  };
  take((title, spelling) => title === spelling);
  const hasHeader = taskTableFields.some((field) => columns[field] !== null);
  // A title such as "Hours (weekly, estimated)" only contains a known title. We accept that once an exact match
  // in another column has shown that this is a header row.
  if (hasHeader) take((title, spelling) => spelling.length > 3 && title.includes(spelling));
  else columns.name = first.length > 0 ? 0 : null;
  return {
    columns,
    hasHeader,
    hoursUnit: unitOfTitle(hasHeader ? titleAt(first, columns.timeInvestment) : ''),
  };
}

/** Recognizes English, German, French, and Spanish titles. */
export function unitOfTitle(title: string): ColumnUnit {
  return /month|monat|mois|mensu|pormes|almes|horasmes/.test(fold(title)) ? 'month' : 'week';
}

export function labelOf(field: TaskTableField, hoursUnit: ColumnUnit): string {
  return field === 'timeInvestment' && hoursUnit === 'month'
    ? 'Time investment (hours per month)'
    : taskTableLabels[field];
}

function titleAt(titles: readonly string[], column: number | null): string {
  return column === null ? '' : (titles[column] ?? '');
}

export function nameColumn(index: number, title: string | undefined): string {
  const letter = index < 26 ? String.fromCharCode(65 + index) : `${index + 1}`;
  return title ? title : `Column ${letter}`;
}

function fold(title: string): string {
  return title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
