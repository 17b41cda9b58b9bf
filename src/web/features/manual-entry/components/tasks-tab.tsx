import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { manualEntryLimits } from '#shared/schemas/manual-entry.ts';
import { Button } from '#web/components/ui/button.tsx';
import { methodQuery } from '#web/lib/method-query.ts';
import { namedWorkflows, type TaskDraft, type WorkflowDraft } from '../draft/manual-entry-draft.ts';
import { EntryList, isLongList, type ListControls } from './entry-list.tsx';
import { ExplanationBox } from './explanation-box.tsx';
import { TabActions } from './tab-actions.tsx';
import { TaskEntry } from './task-entry.tsx';

interface TasksTabProps {
  workflows: WorkflowDraft[];
  tasks: readonly TaskDraft[];
  list: ListControls;
  pending: boolean;
  onBack: () => void;
}

export function TasksTab(props: TasksTabProps) {
  const { workflows, tasks, pending } = props;
  const rubrics = useQuery(methodQuery).data;
  const named = useMemo(() => namedWorkflows({ workflows }), [workflows]);
  const names = useMemo(() => new Map(named.map(({ key, name }) => [key, name])), [named]);
  const textOf = useCallback(
    ({ name, workflowKey }: TaskDraft) => `${name} ${names.get(workflowKey ?? -1) ?? ''}`,
    [names],
  );
  return (
    <>
      <ExplanationBox title="What are Tasks?">
        Tasks are the individual pieces of work within a workflow: what one person does, how long it takes per
        week, and how hard it would be for AI to do it equally well.
      </ExplanationBox>
      <EntryList
        {...props.list}
        entries={tasks}
        textOf={textOf}
        noun="task"
        addLabel="Add Another Task"
        full={tasks.length >= manualEntryLimits.tasks}
        renderEntry={(entry) => <TaskEntry {...entry} workflows={named} rubrics={rubrics} />}
      />
      <TabActions onBack={props.onBack} sticky={isLongList(tasks)}>
        <Button type="submit" disabled={pending}>
          {pending ? 'Processing...' : 'Submit for Diagnosis'}
        </Button>
      </TabActions>
    </>
  );
}
