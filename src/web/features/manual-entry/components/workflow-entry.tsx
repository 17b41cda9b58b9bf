import { memo } from 'react';
import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { TextArea } from '#web/components/ui/text-area.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import type { DraftChange } from '../draft/change-draft.ts';
import type { WorkflowDraft } from '../draft/manual-entry-draft.ts';
import { departmentListId } from './department-suggestions.tsx';
import { EntryPanel } from './entry-panel.tsx';
import { type EntryProps, isSameEntry } from './entry-props.ts';
import { workflowTypeOptions } from './workflow-type-options.ts';

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
      <div className="grid items-start gap-5 sm:grid-cols-2">
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
            <Select {...control} {...bind('type')} options={workflowTypeOptions} placeholder="Choose one" />
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
