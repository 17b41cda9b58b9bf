import { memo } from 'react';
import { frameworkOf } from '#shared/framework.ts';
import { describeTypedHours } from '#shared/manual-entry/typed-hours.ts';
import type { Method } from '#shared/schemas/method.ts';
import { BasisMark } from '#web/components/ui/basis-mark.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { FrameworkMark } from '#web/components/ui/framework-mark.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { Switch } from '#web/components/ui/switch.tsx';
import { TextArea } from '#web/components/ui/text-area.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { frameworkTexts } from '#web/lib/framework-texts.ts';
import type { TaskDraft } from '../draft/manual-entry-draft.ts';
import { EntryPanel } from './entry-panel.tsx';
import { type EntryProps, isSameEntry } from './entry-props.ts';
import { HoursFields } from './hours-fields.tsx';
import { RatingSlider } from './rating-slider.tsx';

interface TaskEntryProps extends EntryProps<TaskDraft> {
  workflows: { key: number; name: string }[];
  rubrics: Method | undefined;
}

export const TaskEntry = memo(function TaskEntry({
  entry,
  index,
  open,
  onToggle,
  errors,
  removable,
  onChange,
  workflows,
  rubrics,
}: TaskEntryProps) {
  const change = (part: Partial<Omit<TaskDraft, 'key'>>) =>
    onChange({ kind: 'task', key: entry.key, change: part });
  const bind = (name: 'name' | 'description') => ({
    name: `tasks.${index}.${name}`,
    value: entry[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  const framework = frameworkOf(entry);
  const workflowName = workflows.find(({ key }) => key === entry.workflowKey)?.name ?? '';
  return (
    <EntryPanel
      title={entry.name.trim() || `Task ${index + 1}`}
      summary={[workflowName, describeTypedHours(entry)].filter(Boolean).join(', ')}
      open={open}
      onToggle={() => onToggle(entry.key)}
      errorCount={Object.keys(errors).length}
      remove={
        removable
          ? { label: 'Remove Task', onRemove: () => onChange({ kind: 'remove-task', key: entry.key }) }
          : undefined
      }
    >
      {entry.typical && (
        <p className="mb-5 flex flex-wrap items-center gap-x-2 text-sm">
          <BasisMark basis="typical" />
          The ratings and hours are typical values. Adjust any that don't fit.
        </p>
      )}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Task Name" error={errors.name}>
          {(control) => <TextInput {...control} {...bind('name')} placeholder="Confirm each order" />}
        </Field>
        <WorkflowField
          name={`tasks.${index}.workflow`}
          workflows={workflows}
          value={workflowName ? String(entry.workflowKey) : ''}
          error={errors.workflow}
          onChoose={(workflowKey) => change({ workflowKey })}
        />
        <div className="sm:col-span-2">
          <Field label="Description" error={errors.description} optional>
            {(control) => <TextArea {...control} {...bind('description')} rows={2} />}
          </Field>
        </div>
        <Ratings entry={entry} index={index} errors={errors} rubrics={rubrics} onChange={change} />
        <HoursFields
          entry={entry}
          name={`tasks.${index}.timeInvestment`}
          error={errors.timeInvestment}
          onChange={change}
        />
        <div className="self-center">
          <Switch
            label="Requires Human Judgment"
            hint="Tasks that need judgment are never rated Automate"
            checked={entry.requiresJudgment}
            onCheckedChange={(requiresJudgment) => change({ requiresJudgment })}
          />
        </div>
      </div>
      <p className="mt-5 flex flex-wrap items-baseline gap-x-2 text-sm text-ink-secondary">
        With these ratings: <FrameworkMark framework={framework} />
        <span>{frameworkTexts[framework].meaning}</span>
      </p>
    </EntryPanel>
  );
}, isSameEntry);

interface RatingsProps extends Pick<TaskEntryProps, 'entry' | 'index' | 'errors' | 'rubrics'> {
  onChange: (change: Partial<Pick<TaskDraft, 'serviceValue' | 'replicabilityDifficulty'>>) => void;
}

function Ratings({ entry, index, errors, rubrics, onChange }: RatingsProps) {
  return (
    <>
      <RatingSlider
        label="Service Value"
        name={`tasks.${index}.serviceValue`}
        value={entry.serviceValue}
        onChange={(serviceValue) => onChange({ serviceValue })}
        ends={['Mainstream', 'Unique']}
        hint="Does everyone in your industry do this task the same way, or do customers come to you for it?"
        error={errors.serviceValue}
        rubric={rubrics?.serviceValue.rubric}
      />
      <RatingSlider
        label="Replicability Difficulty"
        name={`tasks.${index}.replicabilityDifficulty`}
        value={entry.replicabilityDifficulty}
        onChange={(replicabilityDifficulty) => onChange({ replicabilityDifficulty })}
        ends={['Easy', 'Hard']}
        hint="How hard would it be for AI to do this task as well as your people?"
        error={errors.replicabilityDifficulty}
        rubric={rubrics?.replicabilityDifficulty.rubric}
      />
    </>
  );
}

interface WorkflowFieldProps extends Pick<TaskEntryProps, 'workflows'> {
  name: string;
  value: string;
  error: string | undefined;
  onChoose: (key: number) => void;
}

function WorkflowField({ name, workflows, value, error, onChoose }: WorkflowFieldProps) {
  return (
    <Field
      label="Associated Workflow"
      error={error}
      hint={workflows.length === 0 ? 'Name a workflow on the Workflows tab first' : undefined}
    >
      {(control) => (
        <Select
          {...control}
          name={name}
          value={value}
          onChange={(event) => onChoose(Number(event.target.value))}
          placeholder="Choose one"
          options={workflows.map(({ key, name }) => ({ value: String(key), label: name }))}
        />
      )}
    </Field>
  );
}
