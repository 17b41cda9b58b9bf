import { useState } from 'react';
import { workflowTypes } from '#shared/schemas/workflow.ts';
import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { TextArea } from '#web/components/ui/text-area.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import type { Edits } from '../../api/use-edits.ts';
import { changedFields } from '../../rules/changed-fields.ts';
import type { WorkflowRow } from '../../rules/rows.ts';
import { FormDialog } from './form-dialog.tsx';
import { readRoles, TeamRolesFields, writeRoles } from './team-roles-fields.tsx';

interface WorkflowFormProps {
  workflow: WorkflowRow | null;
  edits: Edits;
  onClose: () => void;
}

export function WorkflowForm({ workflow, edits, onClose }: WorkflowFormProps) {
  const before: WorkflowValues = {
    name: workflow?.name ?? '',
    department: workflow?.department ?? '',
    type: workflow?.type ?? 'Business',
    description: workflow?.description ?? '',
    teamSize: String(workflow?.teamSize ?? 1),
    teamRoles: writeRoles(workflow?.teamRoles ?? []),
  };
  const [values, setValues] = useState(before);
  const set = (change: Partial<WorkflowValues>) => setValues((now) => ({ ...now, ...change }));
  const toBody = (fields: Partial<WorkflowValues>) =>
    fields.teamRoles === undefined ? fields : { ...fields, teamRoles: readRoles(fields.teamRoles) };
  const makeEdit = () => {
    if (workflow === null) {
      return {
        method: 'POST',
        path: '/workflows',
        body: toBody(values),
        done: `Added “${values.name}”`,
      } as const;
    }
    const changed = changedFields(before, values);
    if (Object.keys(changed).length === 0) return null;
    const path = `/workflows/${workflow.id}`;
    return { method: 'PATCH', path, body: toBody(changed), done: `Saved “${values.name}”` } as const;
  };
  return (
    <FormDialog
      title={workflow ? 'Edit workflow' : 'Add a workflow'}
      edits={edits}
      onClose={onClose}
      makeEdit={makeEdit}
    >
      {(errorOf) => <WorkflowFields values={values} set={set} errorOf={errorOf} />}
    </FormDialog>
  );
}

interface WorkflowValues {
  name: string;
  department: string;
  type: string;
  description: string;
  teamSize: string;
  teamRoles: ReturnType<typeof writeRoles>;
}

interface WorkflowFieldsProps {
  values: WorkflowValues;
  set: (change: Partial<WorkflowValues>) => void;
  errorOf: (field: string) => string | undefined;
}

function WorkflowFields({ values, set, errorOf }: WorkflowFieldsProps) {
  return (
    <>
      <Field label="Workflow name" error={errorOf('name')}>
        {(control) => (
          <TextInput
            {...control}
            value={values.name}
            onChange={(event) => set({ name: event.target.value })}
          />
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Department" error={errorOf('department')}>
          {(control) => (
            <TextInput
              {...control}
              value={values.department}
              onChange={(event) => set({ department: event.target.value })}
            />
          )}
        </Field>
        <Field label="Type" error={errorOf('type')}>
          {(control) => (
            <Select
              {...control}
              value={values.type}
              options={workflowTypes.map((type) => ({ value: type, label: type }))}
              onChange={(event) => set({ type: event.target.value })}
            />
          )}
        </Field>
      </div>
      <Field label="Description" optional error={errorOf('description')}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            value={values.description}
            onChange={(event) => set({ description: event.target.value })}
          />
        )}
      </Field>
      <Field label="Team size" hint="How many people work on this workflow." error={errorOf('teamSize')}>
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            value={values.teamSize}
            onChange={(event) => set({ teamSize: event.target.value })}
          />
        )}
      </Field>
      <TeamRolesFields
        roles={values.teamRoles}
        onChange={(teamRoles) => set({ teamRoles })}
        error={errorOf('teamRoles')}
      />
    </>
  );
}
