import { foldName } from '#shared/text/fold-name.ts';
import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { DepartmentSuggestions, departmentListId } from '../components/department-suggestions.tsx';
import { workflowTypeOptions } from '../components/workflow-type-options.ts';
import type { NewEntries } from '../draft/add-entries.ts';

interface NewWorkflowsProps {
  workflows: NewEntries['workflows'];
  onChoose: (names: readonly string[], part: { department?: string; type?: string }) => void;
}

export function NewWorkflows({ workflows, onChoose }: NewWorkflowsProps) {
  const untyped = workflows.filter(({ type }) => !type).map(({ name }) => name);
  return (
    <section aria-labelledby="new-workflows">
      <h3 id="new-workflows" className="text-md">
        New workflows
      </h3>
      {untyped.length > 1 && (
        <div className="mt-3 max-w-80">
          <Field label={`Type for the ${untyped.length} workflows without one`} optional>
            {(control) => (
              <Select
                {...control}
                value=""
                options={[{ value: '', label: 'Choose one for all of them' }, ...workflowTypeOptions]}
                onChange={(event) => onChoose(untyped, { type: event.target.value })}
              />
            )}
          </Field>
        </div>
      )}
      <DepartmentSuggestions />
      <ul className="mt-3 grid max-h-[50vh] list-none gap-3 overflow-y-auto rounded-md border border-rule p-4">
        {workflows.map(({ name, department, type }) => (
          <li key={foldName(name)} className="grid items-end gap-2 sm:grid-cols-[minmax(0,1fr)_11rem_11rem]">
            <span dir="auto" className="self-center wrap-anywhere">
              {name}
            </span>
            <TextInput
              aria-label={`Department for ${name}`}
              placeholder="Department"
              list={departmentListId}
              value={department ?? ''}
              onChange={(event) => onChoose([name], { department: event.target.value })}
            />
            <Select
              aria-label={`Type for ${name}`}
              value={type ?? ''}
              options={[{ value: '', label: 'No type yet' }, ...workflowTypeOptions]}
              onChange={(event) => onChoose([name], { type: event.target.value })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
