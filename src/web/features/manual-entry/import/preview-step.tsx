import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { type TaskTableField, taskTableFields } from '#shared/manual-entry/task-table.ts';
import { hoursUnitLabels } from '#shared/manual-entry/typed-hours.ts';
import { manualEntryLimits } from '#shared/schemas/manual-entry.ts';
import { foldName } from '#shared/text/fold-name.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { TableScroller } from '#web/components/ui/table-scroller.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { formatCountOf, formatNumber } from '#web/lib/figures.ts';
import { type ColumnUnit, labelOf } from './match-columns.ts';
import { NewWorkflows } from './new-workflows.tsx';
import { entriesOfRows, isGood, type Otherwise, type RowReading, usesDefaults } from './read-rows.ts';
import { type WorkflowChoices, withWorkflowChoices } from './workflow-choices.ts';

const shownAtFirst = { faulty: 5, good: 5 } as const;
const moreFaulty = 25;

export const monthlyHoursNote =
  'The hours in this table are per month. We count four weeks to a month, so 10 hours a month is 2.5 hours a week.';

interface PreviewStepProps {
  readings: readonly RowReading[];
  hoursUnit: ColumnUnit;
  known: readonly string[];
  otherwise: Otherwise;
  workflowChoices: WorkflowChoices;
  onChooseForWorkflows: (names: readonly string[], part: { department?: string; type?: string }) => void;
  onCorrect: (row: number, field: TaskTableField, value: string) => void;
  onBack: () => void;
  onAdd: () => void;
}

export function PreviewStep(props: PreviewStepProps) {
  const { readings, hoursUnit, known, otherwise, onBack, onAdd } = props;
  // A row that is being corrected keeps its place and still shows the cells that were invalid at first.
  const [faultyAtFirst] = useState(
    () =>
      new Map(
        readings
          .map(({ number, errors }) => [number, fieldsOf(errors)] as const)
          .filter(([, fields]) => fields.length > 0),
      ),
  );
  const good = readings.filter(isGood);
  const beyondLimit = readings.filter(({ exceedsTaskLimit }) => exceedsTaskLimit).length;
  const faulty = readings.length - good.length - beyondLimit;
  const asked = readings.filter(
    ({ number, errors }) => faultyAtFirst.has(number) || fieldsOf(errors).length > 0,
  );
  const { workflows, tasks } = withWorkflowChoices(
    entriesOfRows(good, otherwise, hoursUnit),
    props.workflowChoices,
  );
  const names = new Set(known.map(foldName));
  const fresh = workflows.filter(({ name }) => !names.has(foldName(name)));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p role="status" className="flex flex-wrap gap-2">
        <Badge tone={good.length > 0 ? 'success' : 'neutral'}>
          {formatCountOf(good.length, 'task')} can be added
        </Badge>
        {faulty > 0 && <Badge tone="danger">{formatCountOf(faulty, 'row')} to fix or skip</Badge>}
      </p>
      {beyondLimit > 0 && (
        <p className="max-w-text text-sm">
          An entry can have at most {formatNumber(manualEntryLimits.tasks)} tasks, so{' '}
          {formatCountOf(beyondLimit, 'row')} will be left out. To make room, delete tasks from your entry or
          rows from the table.
        </p>
      )}
      {hoursUnit === 'month' && <p className="max-w-text text-sm">{monthlyHoursNote}</p>}
      {asked.length > 0 && (
        <RowsToCorrect
          asked={asked}
          fieldsAtFirst={faultyAtFirst}
          hoursUnit={hoursUnit}
          onCorrect={props.onCorrect}
        />
      )}
      {tasks.length > 0 && (
        <TasksToAdd
          tasks={tasks}
          rows={good.map(({ number }) => number)}
          hoursUnit={hoursUnit}
          fresh={fresh}
          usesDefaults={good.some(usesDefaults)}
        />
      )}
      {fresh.length > 0 && <NewWorkflows workflows={fresh} onChoose={props.onChooseForWorkflows} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button variant="secondary" onClick={onBack}>
          Back
        </Button>
        <Button disabled={good.length === 0} onClick={onAdd}>
          {good.length === 0 ? 'Nothing to add yet' : `Add ${formatCountOf(good.length, 'task')}`}
        </Button>
      </div>
    </div>
  );
}

interface RowsToCorrectProps {
  asked: readonly RowReading[];
  fieldsAtFirst: ReadonlyMap<number, TaskTableField[]>;
  hoursUnit: ColumnUnit;
  onCorrect: PreviewStepProps['onCorrect'];
}

function RowsToCorrect({ asked, fieldsAtFirst, hoursUnit, onCorrect }: RowsToCorrectProps) {
  const [shownFaulty, setShownFaulty] = useState<number>(shownAtFirst.faulty);
  return (
    <section aria-labelledby="faulty-rows">
      <h3 id="faulty-rows" className="text-md">
        Rows to fix
      </h3>
      <p className="mt-1 text-sm text-ink-secondary">We skip rows you don't fix.</p>
      <ul className="mt-3 grid list-none gap-3">
        {asked.slice(0, shownFaulty).map((reading) => (
          <FaultyRow
            key={reading.number}
            reading={reading}
            fields={[...new Set([...(fieldsAtFirst.get(reading.number) ?? []), ...fieldsOf(reading.errors)])]}
            hoursUnit={hoursUnit}
            onCorrect={onCorrect}
          />
        ))}
      </ul>
      {asked.length > shownFaulty && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          onClick={() => setShownFaulty(shownFaulty + moreFaulty)}
        >
          Show {Math.min(moreFaulty, asked.length - shownFaulty)} more ({asked.length - shownFaulty} left)
        </Button>
      )}
    </section>
  );
}

interface TasksToAddProps {
  tasks: ReturnType<typeof withWorkflowChoices>['tasks'];
  rows: readonly number[];
  hoursUnit: ColumnUnit;
  fresh: ReturnType<typeof withWorkflowChoices>['workflows'];
  usesDefaults: boolean;
}

function TasksToAdd(props: TasksToAddProps) {
  const { tasks, rows, hoursUnit, fresh } = props;
  const incomplete = fresh.filter(({ department, type }) => !department || !type);
  return (
    <section aria-labelledby="good-rows">
      <h3 id="good-rows" className="text-md">
        Rows to add
      </h3>
      <TableScroller label="Tasks to add">
        <table className="mt-2 w-full text-left text-sm">
          <thead className="border-b border-rule text-ink-secondary">
            <tr>
              {['Task', 'Workflow', 'Judgment', 'Value', 'Difficulty', hoursUnitLabels[hoursUnit]].map(
                (title) => (
                  <th key={title} scope="col" className="py-1.5 pr-4 font-normal whitespace-nowrap">
                    {title}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {tasks.slice(0, shownAtFirst.good).map((task, index) => (
              <tr key={rows[index]} className="border-b border-rule align-top">
                <td dir="auto" className="min-w-40 py-1.5 pr-4 wrap-anywhere">
                  {task.name}
                </td>
                <td dir="auto" className="min-w-28 py-1.5 pr-4 wrap-anywhere">
                  {task.workflow}
                </td>
                <td className="py-1.5 pr-4">{task.requiresJudgment ? 'yes' : 'no'}</td>
                <td className="py-1.5 pr-4 tabular-nums">{task.serviceValue?.toFixed(1)}</td>
                <td className="py-1.5 pr-4 tabular-nums">{task.replicabilityDifficulty?.toFixed(1)}</td>
                <td className="py-1.5 tabular-nums">{task.timeInvestment}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroller>
      {tasks.length > shownAtFirst.good && (
        <p className="mt-2 text-sm text-ink-secondary">
          And {formatCountOf(tasks.length - shownAtFirst.good, 'more task')}.
        </p>
      )}
      {props.usesDefaults && (
        <p className="mt-2 text-sm text-ink-secondary">
          Empty cells get the form's defaults: 5 for both ratings, 1 hour a week, no judgment.
        </p>
      )}
      {fresh.length > 0 && (
        <p className="mt-2 text-sm wrap-anywhere">
          <strong>New workflows:</strong> <bdi>{listNames(fresh.map(({ name }) => name))}</bdi>.
          {incomplete.length > 0 &&
            ` ${formatCountOf(incomplete.length, 'of them lacks', 'of them lack')} a department or type, which you can add below or on the Workflows tab.`}
        </p>
      )}
    </section>
  );
}

interface FaultyRowProps {
  reading: RowReading;
  fields: TaskTableField[];
  hoursUnit: ColumnUnit;
  onCorrect: PreviewStepProps['onCorrect'];
}

function FaultyRow({ reading, fields, hoursUnit, onCorrect }: FaultyRowProps) {
  const { number, values, errors } = reading;
  return (
    <li className="rounded-md border border-rule p-4">
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
        <strong>Row {number}</strong>
        <span dir="auto" className="min-w-0 grow text-ink-secondary wrap-anywhere">
          {values.name}
        </span>
        {isGood(reading) && (
          <span className="flex items-center gap-1 text-success-text">
            <CircleCheck aria-hidden className="size-4" />
            Will be added
          </span>
        )}
      </p>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        {fields.map((field) => (
          <Field
            key={field}
            label={
              <>
                {labelOf(field, hoursUnit)}
                <span className="sr-only"> in row {number}</span>
              </>
            }
            error={errors[field]}
          >
            {(control) => (
              <TextInput
                {...control}
                value={values[field]}
                onChange={(event) => onCorrect(number, field, event.target.value)}
              />
            )}
          </Field>
        ))}
      </div>
    </li>
  );
}

function listNames(names: readonly string[]): string {
  const shown = names.slice(0, 8).join(', ');
  return names.length > 8 ? `${shown}, and ${names.length - 8} more` : shown;
}

function fieldsOf(errors: RowReading['errors']): TaskTableField[] {
  return taskTableFields.filter((field) => errors[field] !== undefined);
}
