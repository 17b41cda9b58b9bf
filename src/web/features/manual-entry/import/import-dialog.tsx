import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { TaskTableField } from '#shared/manual-entry/task-table.ts';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { formatCountOf } from '#web/lib/figures.ts';
import type { AddManyProps } from '../components/add-many-props.ts';
import { isBlank, type ManualEntryDraft, namedWorkflows } from '../draft/manual-entry-draft.ts';
import { type Matching, matchColumns } from './match-columns.ts';
import { MatchStep } from './match-step.tsx';
import { monthlyHoursNote, PreviewStep } from './preview-step.tsx';
import { isGood, nothingOtherwise, type Otherwise, readRows, toEntries } from './read-rows.ts';
import { type Delimiter, readTable } from './read-table.ts';
import { SourceStep } from './source-step.tsx';

type Corrections = ReadonlyMap<number, Partial<Record<TaskTableField, string>>>;
const noCorrections: Corrections = new Map();

/** Tasks from a table: where it comes from, which column is which, what would be added and what is in the way. */
export function ImportDialog({ draft, onAdd, onClose, onClosed }: AddManyProps) {
  const [text, setText] = useState<string | null>(null);
  const [delimiter, setDelimiter] = useState<Delimiter | null>(null);
  const [matching, setMatching] = useState<Matching | null>(null);
  const [otherwise, setOtherwise] = useState<Otherwise>(nothingOtherwise);
  const [corrections, setCorrections] = useState(noCorrections);
  const [step, setStep] = useState<'match' | 'preview'>('match');
  const part = useRef<HTMLDivElement>(null);
  const shown = text === null ? 'source' : step;
  const [before, setBefore] = useState(shown);
  // A new step begins at its top, for the eyes and for the keyboard.
  useEffect(() => {
    if (shown === before) return;
    setBefore(shown);
    part.current?.closest('[role="dialog"]')?.scrollIntoView({ block: 'start' });
    part.current?.focus({ preventScroll: true });
  }, [shown, before]);

  const table = useMemo(
    () => (text === null ? null : readTable(text, delimiter ?? undefined)),
    [text, delimiter],
  );
  const guessed = useMemo(() => matchColumns(table?.rows[0]?.cells ?? []), [table]);
  const match = matching ?? guessed;
  const existing = useMemo(() => whatIsThere(draft), [draft]);
  // Long tables are checked again when the typing of a correction pauses.
  const corrected = useDeferredValue(corrections);
  const readings = useMemo(() => {
    const rows = table?.rows.slice(match.hasHeader ? 1 : 0) ?? [];
    return readRows(rows, {
      ...existing,
      columns: match.columns,
      hoursUnit: match.hoursUnit,
      corrections: corrected,
      otherwise,
    });
  }, [table, match, existing, corrected, otherwise]);

  const begin = (next: string) => {
    setText(next);
    setDelimiter(null);
    setMatching(null);
    setCorrections(noCorrections);
    setStep('match');
  };
  const correct = (row: number, field: TaskTableField, value: string) =>
    setCorrections((before) => new Map(before).set(row, { ...before.get(row), [field]: value }));
  const finish = () => {
    const entries = toEntries(readings, otherwise, match.hoursUnit);
    const left = readings.filter((reading) => !isGood(reading)).length;
    const leftOut = left === 0 ? '' : ` ${formatCountOf(left, 'row')} left out.`;
    const converted = match.hoursUnit === 'month' ? ` ${monthlyHoursNote}` : '';
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
      description={table === null ? 'From a CSV file, or from rows copied in a spreadsheet.' : undefined}
    >
      <div ref={part} tabIndex={-1} className="outline-none">
        {table === null ? (
          <SourceStep onText={begin} />
        ) : step === 'match' ? (
          <MatchStep
            table={table}
            matching={match}
            onMatching={setMatching}
            onDelimiter={(next) => {
              setDelimiter(next);
              setMatching(null);
            }}
            otherwise={otherwise}
            onOtherwise={setOtherwise}
            workflowNames={existing.workflowNames}
            rowCount={readings.length}
            onBack={() => setText(null)}
            onNext={() => setStep('preview')}
          />
        ) : (
          <PreviewStep
            readings={readings}
            hoursUnit={match.hoursUnit}
            known={existing.workflowNames}
            otherwise={otherwise}
            onCorrect={correct}
            onBack={() => setStep('match')}
            onAdd={finish}
          />
        )}
      </div>
    </Dialog>
  );
}

/** The workflows and tasks that the rows join; the blank ones give way. */
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
