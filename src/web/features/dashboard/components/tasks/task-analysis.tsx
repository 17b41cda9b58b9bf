import { ArrowUp, X } from 'lucide-react';
import {
  memo,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { useAddressState } from '../../api/use-address-state.ts';
import { filterTasks, readFramework } from '../../rules/filter-tasks.ts';
import type { TaskRow } from '../../rules/rows.ts';
import { numberTasks, type TaskColumnId } from '../../rules/task-order.ts';
import type { TaskWorth } from '../../rules/task-worth.ts';
import type { EditTarget } from '../edit/edit-target.ts';
import { SectionTitle } from '../section-title.tsx';
import { DownloadTasks } from './download-tasks.tsx';
import { FrameworkCards } from './framework-cards.tsx';
import { TaskDetails } from './task-details.tsx';
import { TaskList } from './task-list.tsx';
import { TaskMap } from './task-map.tsx';
import { TaskSearch } from './task-search.tsx';
import { useTaskSelection } from './use-task-selection.ts';

const dashboardColumns: readonly TaskColumnId[] = ['name', 'framework', 'time'];
const listHeight = 380;

/** A new object reopens the task, even if the id is the same. */
export interface OpenedTask {
  id: number;
}

interface TaskAnalysisProps {
  auditId: number;
  tasks: readonly TaskRow[];
  worth: TaskWorth;
  workflow: string | null;
  onClearWorkflow: () => void;
  onBackToWorkflow: () => void;
  opened: OpenedTask | null;
  disclaimer?: string | undefined;
  onEdit?: ((target: EditTarget) => void) | undefined;
}

export const TaskAnalysis = memo(function TaskAnalysis(props: TaskAnalysisProps) {
  const { auditId, tasks, worth, workflow, opened, onEdit } = props;
  const [full, setFull] = useState(false);
  const filter = useTaskFilter(tasks, workflow);
  const { typed, setTyped, framework, setChosen, rows, counted, shown } = filter;
  const selection = useTaskSelection({ tasks, shown });
  const { pin } = selection;
  const selectedId = useDeferredValue(selection.id);

  const { details, showDetails } = useDetailsInView(opened, pin);
  const showAll = () => {
    setTyped('');
    setChosen('');
    props.onClearWorkflow();
  };
  const filtered = workflow !== null || framework !== null || typed !== '';
  return (
    <section aria-labelledby="tasks-title" className="mt-10">
      <SectionTitle id="tasks-title" title="Task Analysis" aside={<DownloadTasks auditId={auditId} />} />
      {filtered && (
        <FilterNote
          framework={framework}
          workflow={workflow}
          typed={typed}
          onBackToWorkflow={props.onBackToWorkflow}
          onShowAll={showAll}
        />
      )}
      <div className="mt-3">
        <FrameworkCards tasks={counted} chosen={framework} onChoose={(next) => setChosen(next ?? '')} />
      </div>
      <div className="keep-together mt-4 grid gap-x-6 gap-y-4 print:pt-3 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <TaskMap tasks={shown} selection={selection} onTouched={showDetails} />
        <section
          ref={details}
          aria-label="Task details"
          data-testid="task-details"
          className={classNames(
            'flex min-h-24 flex-col rounded-md border sm:max-xl:max-h-80 xl:h-88',
            selectedId === null
              ? 'no-print border-dashed border-control'
              : 'border-rule bg-surface print:h-auto',
          )}
        >
          <TaskDetails
            auditId={auditId}
            tasks={tasks}
            shown={shown}
            worth={worth}
            selectedId={selectedId}
            onSelect={pin}
            onEdit={onEdit}
          />
        </section>
      </div>
      <div className="mt-4">
        <TaskList
          rows={rows}
          columns={full ? undefined : dashboardColumns}
          height={listHeight}
          selectedId={selectedId}
          onSelect={pin}
          filtered={filtered}
          disclaimer={props.disclaimer}
          toolbar={
            <ListToolbar full={full} onFull={setFull}>
              <TaskSearch value={typed} onChange={setTyped} shown={rows.length} all={tasks.length} />
            </ListToolbar>
          }
        />
      </div>
    </section>
  );
});

function useDetailsInView(opened: OpenedTask | null, pin: (id: number) => void) {
  const details = useRef<HTMLElement>(null);
  const showDetails = useCallback(() => {
    requestAnimationFrame(() => details.current?.scrollIntoView({ block: 'nearest' }));
  }, []);
  useEffect(() => {
    if (opened === null) return;
    pin(opened.id);
    requestAnimationFrame(() => details.current?.scrollIntoView({ block: 'center' }));
  }, [opened, pin]);
  return { details, showDetails };
}

function useTaskFilter(tasks: readonly TaskRow[], workflow: string | null) {
  const [typed, setTyped] = useAddressState('search', '');
  const [chosen, setChosen] = useAddressState('framework', '');
  const framework = readFramework(chosen);
  const search = useDeferredValue(typed);
  const shownFramework = useDeferredValue(framework);
  const numbered = useMemo(() => numberTasks(tasks), [tasks]);
  const matching = useMemo(
    () => filterTasks(numbered, { workflow, framework: null, search }),
    [numbered, workflow, search],
  );
  const rows = useMemo(
    () => filterTasks(matching, { workflow: null, framework: shownFramework, search: '' }),
    [matching, shownFramework],
  );
  const counted = useMemo(() => matching.map((row) => row.task), [matching]);
  const shown = useMemo(() => rows.map((row) => row.task), [rows]);
  return { typed, setTyped, framework, setChosen, rows, counted, shown };
}

interface FilterNoteProps {
  framework: ReturnType<typeof readFramework>;
  workflow: string | null;
  typed: string;
  onBackToWorkflow: () => void;
  onShowAll: () => void;
}

function FilterNote({ framework, workflow, typed, onBackToWorkflow, onShowAll }: FilterNoteProps) {
  return (
    <p className="no-print mt-1 flex flex-wrap items-center gap-2 text-sm">
      <span className="min-w-0 wrap-anywhere">
        {framework === null ? 'Tasks' : <strong>{framework} tasks</strong>}
        {workflow !== null && (
          <>
            {' '}
            in <strong>{workflow}</strong>
          </>
        )}
        {typed !== '' && <> matching “{typed}”</>}
      </span>
      {workflow !== null && (
        <Button variant="secondary" size="sm" onClick={onBackToWorkflow}>
          <ArrowUp aria-hidden className="size-4" />
          Back to the workflow
        </Button>
      )}
      <Button variant="secondary" size="sm" onClick={onShowAll}>
        <X aria-hidden className="size-4" />
        Show all tasks
      </Button>
    </p>
  );
}

function ListToolbar(props: { full: boolean; onFull: (full: boolean) => void; children: ReactNode }) {
  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      {props.children}
      <Button
        variant="quiet"
        size="sm"
        className="no-print"
        aria-pressed={props.full}
        onClick={() => props.onFull(!props.full)}
      >
        {props.full ? 'Show fewer columns' : 'Show all columns'}
      </Button>
    </div>
  );
}
