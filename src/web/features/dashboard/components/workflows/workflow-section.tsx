import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx';
import { ErrorState } from '#web/components/ui/state-card.tsx';
import { messageForVisitor } from '#web/lib/api-error.ts';
import type { Dashboard } from '../../api/use-dashboard.ts';
import { messages } from '../../messages.ts';
import { groupTasks } from '../../rules/group-tasks.ts';
import { isEmptied } from '../../rules/missing-lists.ts';
import type { WorkflowRow } from '../../rules/rows.ts';
import { SectionTitle } from '../section-title.tsx';
import { ProductWork } from './product-work.tsx';
import { WorkflowTable } from './workflow-table.tsx';

interface WorkflowSectionProps
  extends Pick<ComponentProps<typeof WorkflowTable>, 'worth' | 'onOpenTask' | 'onShowMap'> {
  dashboard: Dashboard;
  filter: string | null;
  onFilter: (name: string | null) => void;
  aside?: ReactNode;
  renderEditor?: ((workflow: WorkflowRow) => ReactNode) | undefined;
  seen?: ReactNode;
}

export function WorkflowSection(props: WorkflowSectionProps) {
  const { dashboard, filter, onFilter, aside, renderEditor, seen } = props;
  const { workflows, tasks } = dashboard;
  const groups = useMemo(() => groupTasks(tasks.data?.tasks ?? []), [tasks.data]);
  const rows = workflows.data ?? [];
  const product = rows.filter((row) => row.performedBy === 'product');
  return (
    <section aria-labelledby="workflows-title">
      <SectionTitle
        id="workflows-title"
        title="Workflows Identified"
        tip="A workflow is a sequence of steps that accomplish a specific business outcome."
        aside={aside}
      />
      <div className="mt-3">
        {workflows.isPending ? (
          <Loading label="Loading the workflows">
            <div className="grid gap-3">
              <Skeleton className="h-14 w-full" />
              <Skeleton className="h-14 w-full" />
              <Skeleton className="h-14 w-full" />
            </div>
          </Loading>
        ) : workflows.isError && workflows.data === undefined ? (
          <ErrorState
            title="We couldn't load the workflows"
            message={messageForVisitor(workflows.error, 'Please try again.')}
            onRetry={() => void workflows.refetch()}
          />
        ) : (
          <WorkflowTable
            emptyText={emptyTextOf(dashboard, aside !== undefined)}
            workflows={rows.filter((row) => row.performedBy === 'own')}
            groups={groups}
            worth={props.worth}
            onOpenTask={props.onOpenTask}
            onShowMap={props.onShowMap}
            filter={filter}
            onFilter={onFilter}
            renderEditor={renderEditor}
          />
        )}
      </div>
      {product.length > 0 && <ProductWork workflows={product} />}
      {seen}
    </section>
  );
}

function emptyTextOf({ running, coverage, seenNotCounted }: Dashboard, mayAdd: boolean): string {
  if (running) return messages.workflowsToCome;
  if (seenNotCounted.data?.some(({ suggested }) => suggested)) return messages.onlySuggestions;
  if (!isEmptied(coverage.data)) return messages.noWorkflows;
  return mayAdd ? `${messages.workflowsRemoved} ${messages.addWorkflow}` : messages.workflowsRemoved;
}
