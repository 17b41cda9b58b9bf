import { ArrowRight } from 'lucide-react';
import { lazy, Suspense, useCallback, useDeferredValue, useState } from 'react';
import type { SeenNotCounted } from '#shared/schemas/seen-not-counted.ts';
import { Button } from '#web/components/ui/button.tsx';
import { ErrorState } from '#web/components/ui/state-card.tsx';
import { messageForVisitor } from '#web/lib/api-error.ts';
import type { Dashboard } from '../api/use-dashboard.ts';
import { type Edit, useEdits } from '../api/use-edits.ts';
import type { EditTarget } from './edit/edit-target.ts';
import { WorkflowActions } from './edit/row-actions.tsx';
import { WorkflowListActions } from './edit/workflow-list-actions.tsx';
import { OfferingSection } from './offerings/offering-section.tsx';
import { TaskAnalysis } from './tasks/task-analysis.tsx';
import { TaskListLoading } from './tasks/task-list-loading.tsx';
import { SeenNotCountedList } from './workflows/seen-not-counted-list.tsx';
import { WorkflowSection } from './workflows/workflow-section.tsx';

const EditDialog = lazy(async () => ({ default: (await import('./edit/edit-dialog.tsx')).EditDialog }));

interface AnalysisTabProps {
  dashboard: Dashboard;
  /** True when this browser may change the audit, which it may once it is made. */
  editable: boolean;
  onShowModules: () => void;
}

/** The offerings, the workflows, then their tasks, then the way to what is recommended for them. */
export function AnalysisTab({ dashboard, editable, onShowModules }: AnalysisTabProps) {
  const [filter, setFilter] = useState<string | null>(null);
  const [target, setTarget] = useState<EditTarget | null>(null);
  const edits = useEdits(dashboard);
  const { tasks, running, stats } = dashboard;
  const rows = tasks.data?.tasks ?? [];
  const named = dashboard.workflows.data?.some((workflow) => workflow.name === filter);
  const shownFilter = named ? filter : null;
  // The row answers the press at once; map and list follow when they are drawn.
  const taskFilter = useDeferredValue(shownFilter);
  const clearFilter = useCallback(() => setFilter(null), []);
  return (
    <>
      {dashboard.offerings.data && (
        <OfferingSection offerings={dashboard.offerings.data} onEdit={editable ? setTarget : undefined} />
      )}
      <WorkflowSection
        dashboard={dashboard}
        filter={shownFilter}
        onFilter={setFilter}
        aside={editable && <WorkflowListActions edits={edits} onEdit={setTarget} />}
        renderEditor={(workflow) =>
          editable && (
            <WorkflowActions
              workflow={workflow}
              tasks={rows.filter((task) => task.workflow === workflow.name).length}
              edits={edits}
              onEdit={setTarget}
            />
          )
        }
        seen={
          <SeenNotCountedList
            entries={dashboard.seenNotCounted.data ?? []}
            onAdd={editable ? (entry) => edits.apply(addSeen(entry)) : undefined}
            busy={edits.busy}
          />
        }
      />
      {tasks.isError && tasks.data === undefined && (
        <div className="mt-8">
          <ErrorState
            title="The tasks could not be read"
            message={messageForVisitor(tasks.error, 'Please try again.')}
            onRetry={() => void tasks.refetch()}
          />
        </div>
      )}
      {/* What waits in the queue has its one sentence in the banner. */}
      {tasks.data?.generating && tasks.data.generating.stage !== 'queued' && (
        <TaskListLoading generating={tasks.data.generating} />
      )}
      {rows.length > 0 && !running && (
        <TaskAnalysis
          auditId={dashboard.id}
          tasks={rows}
          filter={taskFilter}
          onClearFilter={clearFilter}
          onEdit={editable ? setTarget : undefined}
        />
      )}
      {!running && stats.data?.overallProgress === 100 && rows.length > 0 && (
        <div className="no-print mt-10 flex justify-center">
          <Button onClick={onShowModules}>
            View Recommended AI Modules
            <ArrowRight aria-hidden className="size-4" />
          </Button>
        </div>
      )}
      {target !== null && (
        <Suspense fallback={null}>
          <EditDialog
            target={target}
            edits={edits}
            workflowNames={(dashboard.workflows.data ?? [])
              .filter((workflow) => workflow.performedBy === 'own')
              .map((workflow) => workflow.name)}
            onClose={() => setTarget(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** With its usual tasks, which the server knows. */
function addSeen({ definitionId, name }: SeenNotCounted): Edit {
  return { method: 'POST', path: '/workflows', body: { definitionId, name }, done: 'Workflow added' };
}
