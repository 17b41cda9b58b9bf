import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { TaskTableField } from '#shared/manual-entry/task-table.ts';
import { foldName } from '#shared/text/fold-name.ts';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { formatCountOf } from '#web/lib/figures.ts';
import type { AddManyProps } from '../components/add-many-props.ts';
import { isBlank, type ManualEntryDraft, namedWorkflows } from '../draft/manual-entry-draft.ts';
import { findHeaderRow } from './header-row.ts';
import { type ColumnMatch, type Matching, matchColumns } from './match-columns.ts';
import { MatchStep } from './match-step.tsx';
import { type DecimalMark, findNumberStyle } from './number-style.ts';
import { monthlyHoursNote, PreviewStep } from './preview-step.tsx';
import {
  entriesOfRows,
  isGood,
  nothingOtherwise,
  numericFields,
  type Otherwise,
  readRows,
} from './read-rows.ts';
import type { Table } from './read-table.ts';
import { SourceStep } from './source-step.tsx';
import { readSource, type SourceChoice, type TableSource } from './table-source.ts';
import { type WorkflowChoices, withWorkflowChoices } from './workflow-choices.ts';

type Corrections = ReadonlyMap<number, Partial<Record<TaskTableField, string>>>;
const noCorrections: Corrections = new Map();

export function ImportDialog({ draft, onAdd, onClose, onClosed }: AddManyProps) {
  const state = useTableImport(draft);
  const { table, source, readings, workflowNames } = state;
  const part = useTopOfStep(source === null ? 'source' : state.step);
  const finish = () => {
    const entries = withWorkflowChoices(
      entriesOfRows(readings, state.otherwise, state.match.hoursUnit),
      state.workflowChoices,
    );
    const left = readings.filter((reading) => !isGood(reading)).length;
    const leftOut = left === 0 ? '' : ` ${formatCountOf(left, 'row')} left out.`;
    const converted = state.match.hoursUnit === 'month' ? ` ${monthlyHoursNote}` : '';
    onAdd(entries, `${formatCountOf(entries.tasks.length, 'task')} imported.${leftOut}${converted}`);
    onClose();
  };

  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      onClosed={onClosed}
      title="Import tasks"
      description={
        table === null ? 'From a CSV or Excel file, or rows copied from a spreadsheet.' : undefined
      }
    >
      <div ref={part} tabIndex={-1} className="outline-none">
        {table === null ? (
          <SourceStep onSource={state.begin} />
        ) : state.step === 'match' ? (
          <MatchStep
            table={table}
            sheets={source?.kind === 'workbook' ? source.sheets.map(({ name }) => name) : []}
            {...state.matchProps}
            workflowNames={workflowNames}
            rowCount={readings.length}
          />
        ) : (
          <PreviewStep
            readings={readings}
            hoursUnit={state.match.hoursUnit}
            known={workflowNames}
            otherwise={state.otherwise}
            workflowChoices={state.workflowChoices}
            onChooseForWorkflows={state.chooseForWorkflows}
            onCorrect={state.correct}
            onBack={() => state.setStep('match')}
            onAdd={finish}
          />
        )}
      </div>
    </Dialog>
  );
}

function useTopOfStep(shown: string) {
  const part = useRef<HTMLDivElement>(null);
  const [before, setBefore] = useState(shown);
  useEffect(() => {
    if (shown === before) return;
    setBefore(shown);
    part.current?.closest('[role="dialog"]')?.scrollIntoView({ block: 'start' });
    part.current?.focus({ preventScroll: true });
  }, [shown, before]);
  return part;
}

function useTableImport(draft: ManualEntryDraft) {
  const layout = useTableLayout();
  const { rows, match, decimal } = layout;
  const [workflowChoices, setWorkflowChoices] = useState<WorkflowChoices>(new Map());
  const [otherwise, setOtherwise] = useState<Otherwise>(nothingOtherwise);
  const [corrections, setCorrections] = useState(noCorrections);
  const [step, setStep] = useState<'match' | 'preview'>('match');
  const existing = useMemo(() => whatIsThere(draft), [draft]);
  const corrected = useDeferredValue(corrections);
  const readings = useMemo(
    () =>
      readRows(rows, {
        ...existing,
        columns: match.columns,
        hoursUnit: match.hoursUnit,
        decimal,
        corrections: corrected,
        otherwise,
      }),
    [rows, match, decimal, existing, corrected, otherwise],
  );
  return {
    source: layout.source,
    table: layout.table,
    match,
    readings,
    workflowNames: existing.workflowNames,
    workflowChoices,
    otherwise,
    step,
    setStep,
    begin: (next: TableSource) => {
      layout.setSource(next);
      setStep('match');
      layout.changeLayout(foundLayout);
      setCorrections(noCorrections);
      setWorkflowChoices(new Map());
    },
    matchProps: {
      ...layout.matchProps,
      otherwise,
      onOtherwise: setOtherwise,
      onBack: () => layout.setSource(null),
      onNext: () => setStep('preview'),
    },
    chooseForWorkflows: (names: readonly string[], part: { department?: string; type?: string }) =>
      setWorkflowChoices((before) => {
        const next = new Map(before);
        for (const name of names) next.set(foldName(name), { ...next.get(foldName(name)), ...part });
        return next;
      }),
    correct: (row: number, field: TaskTableField, value: string) =>
      setCorrections((before) => new Map(before).set(row, { ...before.get(row), [field]: value })),
  };
}

function useTableLayout() {
  const [source, setSource] = useState<TableSource | null>(null);
  const [layout, setLayout] = useState<SourceChoice>(foundLayout);
  const [chosenHeader, setChosenHeader] = useState<{ row: number | null } | null>(null);
  const [chosenDecimal, setChosenDecimal] = useState<DecimalMark | null>(null);
  const [matching, setMatching] = useState<Matching | null>(null);
  const table = useMemo(() => (source === null ? null : readSource(source, layout)), [source, layout]);
  const foundHeader = useMemo(() => findHeaderRow(table?.rows ?? []), [table]);
  const headerRow = chosenHeader === null ? foundHeader : chosenHeader.row;
  const guessed = useMemo(() => matchColumns(table?.rows[headerRow ?? 0]?.cells ?? []), [table, headerRow]);
  const match = matching ?? guessed;
  const rows = useMemo(
    () => table?.rows.slice(headerRow === null ? 0 : headerRow + 1) ?? [],
    [table, headerRow],
  );
  const style = useMemo(() => styleOf(rows, match.columns), [rows, match.columns]);
  const decimal = style.decimal ?? chosenDecimal;
  /** Choices made for one layout don't apply to another. */
  const changeLayout = (next: SourceChoice) => {
    setLayout(next);
    setChosenHeader(null);
    setChosenDecimal(null);
    setMatching(null);
  };
  return {
    source,
    setSource,
    changeLayout,
    table,
    rows,
    match,
    decimal,
    matchProps: {
      sheet: layout.sheet,
      onSheet: (sheet: number) => changeLayout({ ...layout, sheet }),
      headerRow,
      onHeaderRow: (row: number | null) => {
        setChosenHeader({ row });
        setMatching(null);
      },
      matching: match,
      onMatching: setMatching,
      onDelimiter: (delimiter: SourceChoice['delimiter']) => changeLayout({ ...layout, delimiter }),
      doubtful: style.doubtful,
      decimal,
      onDecimal: setChosenDecimal,
    },
  };
}

const foundLayout: SourceChoice = { delimiter: null, sheet: 0 };

function styleOf(rows: Table['rows'], columns: ColumnMatch) {
  return findNumberStyle(
    numericFields.flatMap((field) => {
      const column = columns[field];
      return column === null ? [] : rows.map(({ cells }) => cells[column] ?? '');
    }),
  );
}

function whatIsThere(draft: ManualEntryDraft) {
  const named = namedWorkflows(draft);
  const names = new Map(named.map(({ key, name }) => [key, name]));
  return {
    workflowNames: named.map(({ name }) => name),
    workflowCount: draft.workflows.filter((workflow) => !isBlank(workflow)).length,
    tasks: draft.tasks
      .filter((task) => !isBlank(task))
      .map(({ name, workflowKey }) => ({ name, workflow: names.get(workflowKey ?? -1) ?? '' })),
  };
}
