import { memo } from 'react';
import { manualWorkflowTypes } from '#shared/schemas/manual-entry.ts';
import { departments } from '#shared/schemas/workflow.ts';
import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { TextArea } from '#web/components/ui/text-area.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import type { DraftChange } from '../draft/change-draft.ts';
import type { WorkflowDraft } from '../draft/manual-entry-draft.ts';
import { EntryPanel } from './entry-panel.tsx';
import { type EntryProps, isSameEntry } from './entry-props.ts';

/** The typed types read as words: "customer-facing" becomes "Customer-facing". */
const typeOptions = manualWorkflowTypes.map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}));

const departmentListId = 'departments';

/** Suggestions for the department; any other text is taken too. Drawn once for all entries. */
export function DepartmentSuggestions() {
  return (
    <datalist id={departmentListId}>
      {departments.map((department) => (
        <option key={department} value={department} />
      ))}
    </datalist>
  );
}

/** One workflow of the entry. */
export const WorkflowEntry = memo(function WorkflowEntry({
  entry,
  index,
  open,
  onToggle,
  errors,
  removable,
  onChange,
}: EntryProps<WorkflowDraft>) {
  const bind = (name: 'name' | 'department' | 'type' | 'description') => ({
    name: `workflows.${index}.${name}`,
    value: entry[name],
    onChange: (event: { target: { value: string } }) =>
      onChange({
        kind: 'workflow',
        key: entry.key,
        change: { [name]: event.target.value },
      } satisfies DraftChange),
  });
  return (
    <EntryPanel
      title={entry.name.trim() || `Workflow ${index + 1}`}
      open={open}
      onToggle={() => onToggle(entry.key)}
      errorCount={Object.keys(errors).length}
      remove={
        removable
          ? {
              label: 'Remove Workflow',
              onRemove: () => onChange({ kind: 'remove-workflow', key: entry.key }),
            }
          : undefined
      }
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <Field label="Workflow Name" error={errors.name}>
            {(control) => <TextInput {...control} {...bind('name')} placeholder="Order handling" />}
          </Field>
        </div>
        <Field label="Department" error={errors.department}>
          {(control) => (
            <TextInput
              {...control}
              {...bind('department')}
              list={departmentListId}
              placeholder="Operations"
            />
          )}
        </Field>
        <Field label="Type" error={errors.type}>
          {(control) => (
            <Select {...control} {...bind('type')} options={typeOptions} placeholder="Please choose" />
          )}
        </Field>
        <div className="sm:col-span-2">
          <Field label="Description" error={errors.description} optional>
            {(control) => <TextArea {...control} {...bind('description')} rows={2} />}
          </Field>
        </div>
      </div>
    </EntryPanel>
  );
}, isSameEntry);
