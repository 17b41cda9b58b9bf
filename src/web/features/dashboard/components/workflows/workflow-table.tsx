import { type ReactNode, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { taskCountOf } from '../../rules/group-tasks.ts';
import { firstOfGroups, groupWorkflows } from '../../rules/group-workflows.ts';
import type { TaskRow, WorkflowRow } from '../../rules/rows.ts';
import type { TaskWorth } from '../../rules/task-worth.ts';
import { useWorthAtFirst } from './use-worth-at-first.ts';
import { WorkflowGroupHeading } from './workflow-group-heading.tsx';
import { WorkflowTableRow } from './workflow-table-row.tsx';
import { WorkflowTasks } from './workflow-tasks.tsx';

const rowsAtFirst = 6;

interface WorkflowTableProps {
  /** Shown instead of the table if there are no workflows. */
  emptyText: string;
  workflows: readonly WorkflowRow[];
  groups: ReadonlyMap<string, TaskRow[]>;
  worth: TaskWorth;
  filter: string | null;
  onFilter: (name: string | null) => void;
  renderEditor?: ((workflow: WorkflowRow) => ReactNode) | undefined;
  onOpenTask: (id: number) => void;
  onShowMap: () => void;
}

export function WorkflowTable(props: WorkflowTableProps) {
  const { emptyText, workflows, groups, worth, filter, onFilter, renderEditor } = props;
  const [all, setAll] = useState(false);
  const [closed, setClosed] = useState<readonly string[]>([]);
  const worthAtFirst = useWorthAtFirst(workflows, worth);
  if (workflows.length === 0) {
    return (
      <p className="rounded-md border border-dashed border-control px-6 py-10 text-center text-ink-secondary">
        {emptyText}
      </p>
    );
  }
  const savingsOf = (name: string) => worth.savingsOfWorkflow.get(name) ?? 0;
  const grouped = groupWorkflows(workflows, worthAtFirst);
  const first = firstOfGroups(grouped, rowsAtFirst);
  const isBehind =
    filter !== null && !first.some((group) => group.workflows.some(({ name }) => name === filter));
  const shown = all || isBehind ? grouped : first;
  const toggle = (title: string) =>
    setClosed((before) =>
      before.includes(title) ? before.filter((one) => one !== title) : [...before, title],
    );
  return (
    <>
      <table className="w-full table-fixed text-left">
        <TableHead />
        {shown.map(({ title, workflows: rows }) => (
          <tbody key={title}>
            {title !== null && (
              <WorkflowGroupHeading
                title={title}
                count={grouped.find((group) => group.title === title)?.workflows.length ?? rows.length}
                open={!closed.includes(title)}
                onToggle={() => toggle(title)}
              />
            )}
            {(title === null || !closed.includes(title)) &&
              rows.map((workflow) => (
                <WorkflowTableRow
                  key={workflow.name}
                  workflow={workflow}
                  taskCount={taskCountOf(workflow, groups)}
                  selected={filter === workflow.name}
                  onSelect={() => onFilter(filter === workflow.name ? null : workflow.name)}
                  savings={savingsOf(workflow.name)}
                  editor={renderEditor?.(workflow)}
                  tasks={
                    filter === workflow.name && (
                      <WorkflowTasks
                        workflow={workflow}
                        tasks={groups.get(workflow.name) ?? []}
                        savingsOfTask={worth.savingsOfTask}
                        onClose={() => onFilter(null)}
                        onOpenTask={props.onOpenTask}
                        onShowMap={props.onShowMap}
                      />
                    )
                  }
                />
              ))}
          </tbody>
        ))}
      </table>
      {shown === first && workflows.length > rowsAtFirst && (
        <Button variant="quiet" size="sm" className="mt-2 -ml-1" onClick={() => setAll(true)}>
          Show all {workflows.length} workflows
        </Button>
      )}
    </>
  );
}

function TableHead() {
  return (
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
  );
}
