import { useId, useState } from 'react';
import { frameworkOf } from '#shared/framework.ts';
import { Field } from '#web/components/ui/field.tsx';
import { FrameworkMark } from '#web/components/ui/framework-mark.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { Switch } from '#web/components/ui/switch.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { usePublicConfig } from '#web/lib/public-config.ts';
import type { Edits } from '../../api/use-edits.ts';
import { ratingMeanings } from '../../messages.ts';
import { readAmount } from '../../rules/assumption-fields.ts';
import { changedFields } from '../../rules/changed-fields.ts';
import type { TaskRow } from '../../rules/rows.ts';
import { FormDialog } from './form-dialog.tsx';

interface TaskFormProps {
  task: TaskRow | null;
  workflow: string;
  workflowNames: readonly string[];
  edits: Edits;
  onClose: () => void;
}

export function TaskForm({ task, workflow, workflowNames, edits, onClose }: TaskFormProps) {
  const before: TaskValues = {
    name: task?.name ?? '',
    workflow,
    serviceValue: writeNumber(task ? task.serviceValue : 5),
    replicabilityDifficulty: writeNumber(task ? task.replicabilityDifficulty : 5),
    timeInvestment: writeNumber(task ? task.timeInvestment : 1),
    requiresJudgment: task?.requiresJudgment ?? false,
    assignedRole: task?.assignedRole ?? '',
  };
  const [values, setValues] = useState(before);
  const set = (change: Partial<TaskValues>) => setValues((now) => ({ ...now, ...change }));
  const makeEdit = () => {
    if (task === null)
      return { method: 'POST', path: '/tasks', body: values, done: `Added “${values.name}”` } as const;
    const body = changedFields(before, values);
    if (Object.keys(body).length === 0) return null;
    const path = `/tasks/${task.id}`;
    return { method: 'PATCH', path, body, done: `Saved “${values.name}”` } as const;
  };
  return (
    <FormDialog title={task ? 'Edit task' : 'Add a task'} edits={edits} onClose={onClose} makeEdit={makeEdit}>
      {(errorOf) => <TaskFields values={values} set={set} workflowNames={workflowNames} errorOf={errorOf} />}
    </FormDialog>
  );
}

interface TaskValues extends Ratings {
  name: string;
  workflow: string;
  timeInvestment: string;
  assignedRole: string;
}

interface TaskFieldsProps {
  values: TaskValues;
  set: (change: Partial<TaskValues>) => void;
  workflowNames: readonly string[];
  errorOf: (field: string) => string | undefined;
}

function TaskFields({ values, set, workflowNames, errorOf }: TaskFieldsProps) {
  const roleListId = useId();
  const roles = Object.keys(usePublicConfig()?.rates.assumptions.roleRatesUsdPerHour ?? {});
  return (
    <>
      <Field label="Task name" error={errorOf('name')}>
        {(control) => (
          <TextInput
            {...control}
            value={values.name}
            onChange={(event) => set({ name: event.target.value })}
          />
        )}
      </Field>
      <Field label="Workflow" error={errorOf('workflow')}>
        {(control) => (
          <Select
            {...control}
            value={values.workflow}
            options={workflowNames.map((name) => ({ value: name, label: name }))}
            onChange={(event) => set({ workflow: event.target.value })}
          />
        )}
      </Field>
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
        {(
          [
            ['serviceValue', 'Service value', ratingMeanings.serviceValue],
            ['replicabilityDifficulty', 'Difficulty', ratingMeanings.replicabilityDifficulty],
            ['timeInvestment', 'Time investment (hours)', 'Hours per week per person.'],
          ] as const
        ).map(([name, label, hint]) => (
          <Field key={name} label={label} hint={hint} error={errorOf(name)}>
            {(control) => (
              <TextInput
                {...control}
                inputMode="decimal"
                autoComplete="off"
                value={values[name]}
                onChange={(event) => set({ [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
        <Field label="Assigned role" optional error={errorOf('assignedRole')}>
          {(control) => (
            <TextInput
              {...control}
              list={roleListId}
              value={values.assignedRole}
              onChange={(event) => set({ assignedRole: event.target.value })}
            />
          )}
        </Field>
      </div>
      <datalist id={roleListId}>
        {roles.map((role) => (
          <option key={role} value={role} />
        ))}
      </datalist>
      <Switch
        checked={values.requiresJudgment}
        onCheckedChange={(requiresJudgment) => set({ requiresJudgment })}
        label="Requires Human Judgment"
        hint="A task that needs judgment is never rated Automate."
      />
      <FrameworkPreview values={values} />
    </>
  );
}

interface Ratings {
  serviceValue: string;
  replicabilityDifficulty: string;
  requiresJudgment: boolean;
}

function FrameworkPreview({ values }: { values: Ratings }) {
  const serviceValue = readAmount(values.serviceValue, 10);
  const replicabilityDifficulty = readAmount(values.replicabilityDifficulty, 10);
  if (serviceValue === null || replicabilityDifficulty === null) return null;
  const framework = frameworkOf({
    serviceValue,
    replicabilityDifficulty,
    requiresJudgment: values.requiresJudgment,
  });
  return (
    <p className="flex items-center gap-2 text-sm text-ink-secondary" aria-live="polite">
      Framework: <FrameworkMark framework={framework} />
    </p>
  );
}

function writeNumber(value: number | null): string {
  return value === null ? '' : String(Math.round(value * 100) / 100);
}
