import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { ErrorState } from '#web/components/ui/state-card.tsx';
import { messageForVisitor } from '#web/lib/api-error.ts';
import type { Dashboard } from '../api/use-dashboard.ts';
import { TaskAnalysis } from './tasks/task-analysis.tsx';
import { TaskListLoading } from './tasks/task-list-loading.tsx';
import { WorkflowSection } from './workflows/workflow-section.tsx';

interface AnalysisTabProps {
  dashboard: Dashboard;
  onShowModules: () => void;
}

/** The workflows, then their tasks, then the way to what is recommended for them. */
export function AnalysisTab({ dashboard, onShowModules }: AnalysisTabProps) {
  const [filter, setFilter] = useState<string | null>(null);
  const { tasks, running, stats } = dashboard;
  const rows = tasks.data?.tasks ?? [];
  const shownFilter = filter !== null && rows.some((task) => task.workflow === filter) ? filter : null;
  return (
    <>
      <WorkflowSection dashboard={dashboard} filter={shownFilter} onFilter={setFilter} />
      {tasks.isError && tasks.data === undefined && (
        <div className="mt-8">
          <ErrorState
            title="The tasks could not be read"
            message={messageForVisitor(tasks.error, 'Please try again.')}
            onRetry={() => void tasks.refetch()}
          />
        </div>
      )}
      {tasks.data?.generating && <TaskListLoading generating={tasks.data.generating} />}
      {rows.length > 0 && !running && (
        <TaskAnalysis tasks={rows} filter={shownFilter} onClearFilter={() => setFilter(null)} />
      )}
      {!running && stats.data?.overallProgress === 100 && rows.length > 0 && (
        <div className="no-print mt-10 flex justify-center">
          <Button onClick={onShowModules}>
            View Recommended AI Modules
            <ArrowRight aria-hidden className="size-4" />
          </Button>
        </div>
      )}
    </>
  );
}
