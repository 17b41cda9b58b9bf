import { type TaskTableField, taskTableFields } from '#shared/manual-entry/task-table.ts';
import { manualEntryLimits } from '#shared/schemas/manual-entry.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { formatCountOf } from '#web/lib/figures.ts';
import { DepartmentSuggestions, departmentListId } from '../components/department-suggestions.tsx';
import { workflowTypeOptions } from '../components/workflow-type-options.ts';
import { LayoutFields, type LayoutFieldsProps } from './layout-fields.tsx';
import { labelOf, type Matching, nameColumn, unitOfTitle } from './match-columns.ts';
import { type DecimalMark, withoutThousands } from './number-style.ts';
import type { Otherwise } from './read-rows.ts';

const unitOptions = [
  { value: 'week', label: 'per week' },
  { value: 'month', label: 'per month' },
];

const workflowListId = 'import-workflows';

interface MatchStepProps extends LayoutFieldsProps {
  matching: Matching;
  onMatching: (matching: Matching) => void;
  /** An ambiguous number that the visitor must interpret; null if there is none. */
  doubtful: string | null;
  decimal: DecimalMark | null;
  onDecimal: (decimal: DecimalMark | null) => void;
  otherwise: Otherwise;
  onOtherwise: (otherwise: Otherwise) => void;
  workflowNames: readonly string[];
  rowCount: number;
  onBack: () => void;
  onNext: () => void;
}

export function MatchStep(props: MatchStepProps) {
  const { table, matching, rowCount, doubtful, decimal } = props;
  return (
    <div className="grid gap-6">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <LayoutFields {...props} />
      </div>
      {table.problem && (
        <p role="alert" className="text-sm text-danger-text">
          {table.problem}
        </p>
      )}
      <ColumnFields {...props} />
      <OtherwiseFields {...props} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button variant="secondary" onClick={props.onBack}>
          Back
        </Button>
        <Button
          disabled={
            matching.columns.name === null || rowCount === 0 || (doubtful !== null && decimal === null)
          }
          onClick={props.onNext}
        >
          {rowCount === 0 ? 'No rows to read' : `Check ${formatCountOf(rowCount, 'row')}`}
        </Button>
      </div>
    </div>
  );
}

function ColumnFields(props: MatchStepProps) {
  const { table, headerRow, matching, onMatching, doubtful, decimal } = props;
  const titles = table.rows[headerRow ?? 0]?.cells ?? [];
  const sample = table.rows[headerRow === null ? 0 : headerRow + 1]?.cells ?? [];
  const options = [
    { value: '', label: 'Not in the table' },
    ...titles.map((title, index) => ({
      value: String(index),
      label: nameColumn(index, headerRow === null ? undefined : title),
    })),
  ];
  const choose = (field: TaskTableField, value: string) => {
    const column = value === '' ? null : Number(value);
    const title = column === null || headerRow === null ? '' : (titles[column] ?? '');
    onMatching({
      ...matching,
      columns: { ...matching.columns, [field]: column },
      ...(field === 'timeInvestment' ? { hoursUnit: unitOfTitle(title) } : {}),
    });
  };
  return (
    <fieldset>
      <legend className="text-md font-strong">Which column is which?</legend>
      <div className="mt-3 grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
        {taskTableFields.map((field) => {
          const column = matching.columns[field];
          return (
            <Field
              key={field}
              label={labelOf(field, matching.hoursUnit)}
              optional={field !== 'name'}
              hint={<Sample text={column === null ? '' : sample[column]} />}
              error={
                field === 'name' && column === null ? 'Choose the column with the task names' : undefined
              }
            >
              {(control) => (
                <Select
                  {...control}
                  value={column === null ? '' : String(column)}
                  options={options}
                  onChange={(event) => choose(field, event.target.value)}
                />
              )}
            </Field>
          );
        })}
        {matching.columns.timeInvestment !== null && (
          <HoursUnitField
            unit={matching.hoursUnit}
            onUnit={(hoursUnit) => onMatching({ ...matching, hoursUnit })}
          />
        )}
        {doubtful !== null && (
          <DecimalField doubtful={doubtful} decimal={decimal} onDecimal={props.onDecimal} />
        )}
      </div>
    </fieldset>
  );
}

function HoursUnitField(props: {
  unit: Matching['hoursUnit'];
  onUnit: (unit: Matching['hoursUnit']) => void;
}) {
  return (
    <Field label="Hours in this table are" hint="A month counts as four weeks">
      {(control) => (
        <Select
          {...control}
          value={props.unit}
          options={unitOptions}
          onChange={(event) => props.onUnit(event.target.value === 'month' ? 'month' : 'week')}
        />
      )}
    </Field>
  );
}

function DecimalField({
  doubtful,
  decimal,
  onDecimal,
}: Pick<MatchStepProps, 'decimal' | 'onDecimal'> & { doubtful: string }) {
  return (
    <Field
      label={`In this table, ${doubtful} means`}
      error={decimal === null ? 'Choose how to read these numbers' : undefined}
    >
      {(control) => (
        <Select
          {...control}
          value={decimal ?? ''}
          placeholder="Choose one"
          options={readingsOf(doubtful)}
          onChange={(event) => onDecimal(event.target.value === ',' ? ',' : '.')}
        />
      )}
    </Field>
  );
}

function OtherwiseFields({
  otherwise,
  onOtherwise,
  workflowNames,
}: Pick<MatchStepProps, 'otherwise' | 'onOtherwise' | 'workflowNames'>) {
  return (
    <fieldset>
      <legend className="text-md font-strong">For rows with blank cells</legend>
      <div className="mt-3 grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <Field label="Workflow for these tasks" hint="One of your workflows or a new name" optional>
            {(control) => (
              <TextInput
                {...control}
                list={workflowListId}
                maxLength={manualEntryLimits.name}
                value={otherwise.workflow}
                onChange={(event) => onOtherwise({ ...otherwise, workflow: event.target.value })}
              />
            )}
          </Field>
          <datalist id={workflowListId}>
            {workflowNames.map((one) => (
              <option key={one} value={one} />
            ))}
          </datalist>
        </div>
        <Field label="Department for new workflows" optional>
          {(control) => (
            <TextInput
              {...control}
              list={departmentListId}
              maxLength={manualEntryLimits.name}
              value={otherwise.department}
              onChange={(event) => onOtherwise({ ...otherwise, department: event.target.value })}
            />
          )}
        </Field>
        <DepartmentSuggestions />
        <Field label="Type for new workflows" optional>
          {(control) => (
            <Select
              {...control}
              value={otherwise.workflowType}
              options={[{ value: '', label: 'Choose later' }, ...workflowTypeOptions]}
              onChange={(event) => onOtherwise({ ...otherwise, workflowType: event.target.value })}
            />
          )}
        </Field>
      </div>
    </fieldset>
  );
}

function readingsOf(number: string) {
  return (['.', ','] as const).map((mark) => ({
    value: mark,
    label: new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 }).format(
      Number(withoutThousands(number, mark).replace(',', '.')),
    ),
  }));
}

/** The first value of the column makes a wrong match obvious. */
function Sample({ text }: { text: string | undefined }) {
  return (
    <span dir="auto" className="block min-h-5 truncate">
      {text ? `First row: ${text}` : ''}
    </span>
  );
}
