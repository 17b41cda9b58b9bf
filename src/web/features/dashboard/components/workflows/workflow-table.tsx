import { type ReactNode, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { messages } from '../../messages.ts';
import { taskCountOf } from '../../rules/group-tasks.ts';
import type { TaskRow, WorkflowRow } from '../../rules/rows.ts';
import { WorkflowTableRow } from './workflow-table-row.tsx';

/** Beyond this many rows the rest waits behind a button. */
const rowsAtFirst = 12;

interface WorkflowTableProps {
  /** True while workflows may still be found. */
  running: boolean;
  workflows: readonly WorkflowRow[];
  groups: ReadonlyMap<string, TaskRow[]>;
  filter: string | null;
  onFilter: (name: string | null) => void;
  renderEditor?: ((workflow: WorkflowRow) => ReactNode) | undefined;
}

/** The workflows as a table; a row filters the tasks below, its arrow opens how the workflow is known. */
export function WorkflowTable({
  running,
  workflows,
  groups,
  filter,
  onFilter,
  renderEditor,
}: WorkflowTableProps) {
  const [all, setAll] = useState(false);
  if (workflows.length === 0) {
    return (
      <p className="rounded-md border border-dashed border-control px-6 py-10 text-center text-ink-secondary">
        {running ? messages.workflowsToCome : messages.noWorkflows}
      </p>
    );
  }
  const shown = all ? workflows : workflows.slice(0, rowsAtFirst);
  return (
    <>
      <table className="w-full table-fixed text-left">
        <thead className="border-b border-control text-sm text-ink-secondary">
          <tr>
            <th scope="col" className="py-2 pr-3 pl-2">
              Workflow
            </th>
            <th scope="col" className="relative w-0 py-2 sm:w-36 sm:pr-3">
              <span className="sr-only sm:not-sr-only">Type</span>
            </th>
            <th scope="col" className="w-26 py-2 pr-12 text-right print:pr-0">
              Tasks
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((workflow) => (
            <WorkflowTableRow
              key={workflow.name}
              workflow={workflow}
              taskCount={taskCountOf(workflow, groups)}
              selected={filter === workflow.name}
              onSelect={() => onFilter(filter === workflow.name ? null : workflow.name)}
              editor={renderEditor?.(workflow)}
            />
          ))}
        </tbody>
      </table>
      {workflows.length > shown.length && (
        <Button variant="quiet" size="sm" className="mt-2" onClick={() => setAll(true)}>
          Show all {workflows.length} workflows
        </Button>
      )}
    </>
  );
}
