import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { SeenNotCounted } from '#shared/schemas/seen-not-counted.ts';
import { ErrorState } from '#web/components/ui/state-card.tsx';
import { messageForVisitor } from '#web/lib/api-error.ts';
import type { DashboardAudit } from '../api/dashboard-queries.ts';
import { useAddressState } from '../api/use-address-state.ts';
import type { Dashboard } from '../api/use-dashboard.ts';
import type { Edit, Edits } from '../api/use-edits.ts';
import { messages } from '../messages.ts';
import { worthOfTasks } from '../rules/task-worth.ts';
import type { EditTarget } from './edit/edit-target.ts';
import { WorkflowActions } from './edit/row-actions.tsx';
import { WorkflowListActions } from './edit/workflow-list-actions.tsx';
import { OfferingSection } from './offerings/offering-section.tsx';
import { type OpenedTask, TaskAnalysis } from './tasks/task-analysis.tsx';
import { TaskListLoading } from './tasks/task-list-loading.tsx';
import { SeenNotCountedList } from './workflows/seen-not-counted-list.tsx';
import { WorkflowSection } from './workflows/workflow-section.tsx';

interface AnalysisTabProps {
  dashboard: Dashboard;
  audit: DashboardAudit;
  edits: Edits;
  onEdit?: ((target: EditTarget) => void) | undefined;
}

const noTasks: [] = [];

export function AnalysisTab({ dashboard, audit, edits, onEdit }: AnalysisTabProps) {
  const [filter, setFilter] = useAddressState('workflow', '');
  const [opened, setOpened] = useState<OpenedTask | null>(null);
  const { tasks, running } = dashboard;
  const rows = tasks.data?.tasks ?? noTasks;
  const value = dashboard.value.data ?? null;
  const modules = dashboard.modules.data ?? noTasks;
  const worth = useMemo(() => worthOfTasks(rows, value, modules), [rows, value, modules]);
  const named = dashboard.workflows.data?.some((workflow) => workflow.name === filter);
  const shownFilter = named ? filter : null;
  const taskFilter = useDeferredValue(shownFilter);
  const chooseWorkflow = (name: string | null) => setFilter(name ?? '');
  const clearFilter = useCallback(() => setFilter(''), [setFilter]);
  const backToWorkflow = useCallback(() => {
    const row = document.querySelector<HTMLElement>(`[data-workflow="${CSS.escape(filter)}"]`);
    row?.scrollIntoView({ block: 'center' });
    row?.focus({ preventScroll: true });
  }, [filter]);
  return (
    <>
      {dashboard.offerings.data && (
        <OfferingSection offerings={dashboard.offerings.data} edits={edits} onEdit={onEdit} />
      )}
      <WorkflowSection
        dashboard={dashboard}
        worth={worth}
        filter={shownFilter}
        onFilter={chooseWorkflow}
        onOpenTask={(id) => setOpened({ id })}
        onShowMap={() => document.getElementById('tasks-title')?.scrollIntoView({ block: 'start' })}
        aside={onEdit && <WorkflowListActions edits={edits} onEdit={onEdit} />}
        renderEditor={(workflow) =>
          onEdit && (
            <WorkflowActions
              workflow={workflow}
              tasks={rows.filter((task) => task.workflow === workflow.name).length}
              edits={edits}
              onEdit={onEdit}
            />
          )
        }
        seen={
          <SeenNotCountedList
            entries={dashboard.seenNotCounted.data ?? []}
            onAdd={onEdit ? (entry) => edits.apply(addSeen(entry)) : undefined}
            busy={edits.busy}
          />
        }
      />
      {tasks.isError && tasks.data === undefined && (
        <div className="mt-8">
          <ErrorState
            title="We couldn't load the tasks"
            message={messageForVisitor(tasks.error, 'Please try again.')}
            onRetry={() => void tasks.refetch()}
          />
        </div>
      )}
      {/* While the scan is queued, the banner explains the state. */}
      {tasks.data?.generating && tasks.data.generating.stage !== 'queued' && (
        <TaskListLoading generating={tasks.data.generating} />
      )}
      {rows.length > 0 && !running && (
        <TaskAnalysis
          auditId={dashboard.id}
          tasks={rows}
          worth={worth}
          workflow={taskFilter}
          onClearWorkflow={clearFilter}
          onBackToWorkflow={backToWorkflow}
          opened={opened}
          disclaimer={audit.kind === 'manual' ? messages.typedTasks : undefined}
          onEdit={onEdit}
        />
      )}
    </>
  );
}

/** The server adds the workflow's usual tasks. */
function addSeen({ definitionId, name }: SeenNotCounted): Edit {
  return { method: 'POST', path: '/workflows', body: { definitionId, name }, done: `Added “${name}”` };
}
