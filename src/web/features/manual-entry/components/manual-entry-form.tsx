import { FileUp, Library } from 'lucide-react';
import { type FormEvent, lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/components/ui/tabs.tsx';
import type { ManualEntryStart } from '#web/lib/manual-entry-link.ts';
import { useSubmitManualEntry } from '../api/submit-manual-entry.ts';
import type { DraftChange } from '../draft/change-draft.ts';
import {
  checkDraft,
  countErrors,
  type EntryErrors,
  type EntryTab,
  entryTabs,
  firstError,
  groupErrors,
  tabOf,
} from '../draft/check-draft.ts';
import { isUntouched, toSubmission } from '../draft/manual-entry-draft.ts';
import type { Drafts } from '../use-drafts.ts';
import { useEntry } from '../use-entry.ts';
import { useFieldFocus } from '../use-field-focus.ts';
import { useOpenEntries } from '../use-open-entries.ts';
import type { AddManyProps } from './add-many-props.ts';
import { BusinessTab } from './business-tab.tsx';
import { EntryNotices } from './entry-notices.tsx';
import { EntryTabLabel } from './entry-tab-label.tsx';
import type { Reveal } from './reveal.ts';
import { TasksTab } from './tasks-tab.tsx';
import { WorkflowsTab } from './workflows-tab.tsx';

const ImportDialog = lazy(async () => ({
  default: (await import('../import/import-dialog.tsx')).ImportDialog,
}));
const SuggestionsDialog = lazy(async () => ({
  default: (await import('../suggestions/suggestions-dialog.tsx')).SuggestionsDialog,
}));

const tabLabels: Record<EntryTab, string> = {
  business: 'Business Info',
  workflows: 'Workflows',
  tasks: 'Tasks',
};
const noErrors: EntryErrors = {};
const fieldNamed = (path: string) => `[name="${path}"]`;
const activePanel = '[role="tabpanel"][data-state="active"]';

interface ManualEntryFormProps {
  start: ManualEntryStart;
  drafts: Drafts;
}

/** One entry: its three tabs, bulk adding, and submission. */
export function ManualEntryForm({ start, drafts }: ManualEntryFormProps) {
  const entry = useEntry(drafts.openKey, start);
  const { draft, faults, change: changeEntry } = entry;
  const { workflows, tasks } = draft;
  const [tab, setTab] = useState<EntryTab>('business');
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<EntryErrors>(noErrors);
  const [dialog, setDialog] = useState<'import' | 'suggestions' | null>(null);
  const [reveal, setReveal] = useState<Reveal | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const focus = useFieldFocus(root);
  const justAdded = useRef(false);
  const openWorkflows = useOpenEntries(workflows[0]?.key ?? 0);
  const openTasks = useOpenEntries(tasks[0]?.key ?? 0);
  const submission = useSubmitManualEntry({
    onSubmitted: entry.forget,
    onRefused: (errors) => {
      setRefused(errors);
      goToFirst(errors);
    },
  });

  const errors = useMemo(() => (tried ? { ...refused, ...faults } : noErrors), [tried, refused, faults]);
  const workflowErrors = useMemo(() => groupErrors(errors, 'workflows'), [errors]);
  const taskErrors = useMemo(() => groupErrors(errors, 'tasks'), [errors]);
  const shownCounts = countErrors(errors);
  const faultCounts = countErrors(faults);
  const change = useCallback(
    (next: DraftChange) => {
      setRefused(noErrors);
      changeEntry(next);
    },
    [changeEntry],
  );

  function goToFirst(all: EntryErrors) {
    const path = firstError(all);
    if (path === null) return;
    const index = Number(path.split('.')[1]);
    const workflow = workflows[index];
    const task = tasks[index];
    if (tabOf(path) === 'workflows' && workflow) openWorkflows.open(workflow.key);
    if (tabOf(path) === 'tasks' && task) openTasks.open(task.key);
    setTab(tabOf(path));
    if (Number.isInteger(index)) setReveal({ index });
    focus(path.includes('.') ? fieldNamed(path) : activePanel);
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const now = checkDraft(draft);
    if (Object.keys(now).length > 0) goToFirst(now);
    else if (!submission.pending) submission.submit(toSubmission(draft), draft.submissionKey);
  };
  const add = (list: 'workflow' | 'task') => {
    change({ kind: `add-${list}` });
    (list === 'workflow' ? openWorkflows : openTasks).open(draft.nextKey);
    const index = draft[`${list}s`].length;
    setReveal({ index });
    focus(fieldNamed(`${list}s.${index}.name`));
  };
  const go = (next: EntryTab) => {
    setTab(next);
    setReveal(null);
    window.scrollTo(0, 0);
    focus(activePanel);
  };
  const chooseTypical = (
    <Button variant="secondary" onClick={() => setDialog('suggestions')}>
      <Library aria-hidden className="size-4" />
      Choose typical ones
    </Button>
  );

  const importOrChoose = (
    <>
      <Button variant="secondary" onClick={() => setDialog('import')}>
        <FileUp aria-hidden className="size-4" />
        Import Tasks
      </Button>
      {chooseTypical}
    </>
  );
  const adding: AddManyProps = {
    draft,
    onAdd: (entries, text) => {
      justAdded.current = true;
      setRefused(noErrors);
      setReveal(null);
      entry.addMany(entries, text);
    },
    onClose: () => setDialog(null),
    onClosed: () => {
      if (justAdded.current) focus('[data-notice]:last-of-type');
      justAdded.current = false;
    },
  };

  return (
    <div ref={root}>
      <EntryNotices entry={entry} />
      <form noValidate onSubmit={submit} className="mt-6">
        <Tabs
          value={tab}
          onValueChange={(value) => {
            setReveal(null);
            setTab(entryTabs.find((one) => one === value) ?? 'business');
          }}
        >
          <TabList aria-label="Parts of the entry">
            {entryTabs.map((one) => (
              <Tab key={one} value={one} className="max-sm:px-2.5">
                <EntryTabLabel
                  label={tabLabels[one]}
                  complete={faultCounts[one] === 0}
                  errorCount={shownCounts[one]}
                />
              </Tab>
            ))}
          </TabList>
          <TabPanel value="business">
            <BusinessTab
              businessInfo={draft.businessInfo}
              errors={errors}
              onChange={change}
              onNext={() => go('workflows')}
              {...(isUntouched(draft)
                ? {}
                : {
                    onStartAnother: drafts.startAnother,
                    onDelete: () => {
                      entry.forget();
                      drafts.remove(draft);
                    },
                  })}
            />
          </TabPanel>
          <TabPanel value="workflows">
            <WorkflowsTab
              workflows={workflows}
              list={{
                errors: workflowErrors,
                reveal,
                opened: openWorkflows,
                onChange: change,
                onAdd: () => add('workflow'),
                more: chooseTypical,
              }}
              onBack={() => go('business')}
              onNext={() => go('tasks')}
            />
          </TabPanel>
          <TabPanel value="tasks">
            <TasksTab
              workflows={workflows}
              tasks={tasks}
              list={{
                errors: taskErrors,
                reveal,
                opened: openTasks,
                onChange: change,
                onAdd: () => add('task'),
                more: importOrChoose,
              }}
              pending={submission.pending}
              onBack={() => go('workflows')}
            />
          </TabPanel>
        </Tabs>
      </form>
      <Suspense fallback={null}>
        {dialog === 'import' && <ImportDialog {...adding} />}
        {dialog === 'suggestions' && <SuggestionsDialog {...adding} />}
      </Suspense>
    </div>
  );
}
