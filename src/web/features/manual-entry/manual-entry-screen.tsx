import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/components/ui/tabs.tsx';
import { localStore } from '#web/lib/browser-storage.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { readManualEntryStart } from '#web/lib/manual-entry-link.ts';
import { useDraft } from '#web/lib/use-draft.ts';
import { useSubmitManualEntry } from './api/submit-manual-entry.ts';
import { changeDraft, type DraftChange } from './change-draft.ts';
import {
  checkDraft,
  countErrors,
  type EntryErrors,
  type EntryTab,
  entryTabs,
  errorsOfEntry,
  firstError,
  tabOf,
} from './check-draft.ts';
import { BusinessTab } from './components/business-tab.tsx';
import { EntryList } from './components/entry-list.tsx';
import { EntryTabLabel } from './components/entry-tab-label.tsx';
import { ExplanationBox } from './components/explanation-box.tsx';
import { TabActions } from './components/tab-actions.tsx';
import { TaskEntry } from './components/task-entry.tsx';
import { DepartmentSuggestions, WorkflowEntry } from './components/workflow-entry.tsx';
import { namedWorkflows, readDraft, startDraft, toSubmission } from './manual-entry-draft.ts';
import { useOpenEntries } from './use-open-entries.ts';

const tabLabels: Record<EntryTab, string> = {
  business: 'Business Info',
  workflows: 'Workflows',
  tasks: 'Tasks',
};
const noErrors: EntryErrors = {};
const fieldNamed = (path: string) => `[name="${path}"]`;

/** Manual entry: three tabs, one draft that outlives a reload, one submission. */
export function ManualEntryScreen() {
  useDocumentTitle('Manual Data Entry');
  const [parameters] = useSearchParams();
  const start = useMemo(() => readManualEntryStart(parameters), [parameters]);
  const [draft, setDraft, forget] = useDraft('manual-entry', startDraft(start), readDraft, localStore);
  const [tab, setTab] = useState<EntryTab>('business');
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<EntryErrors>(noErrors);
  const [wanted, setWanted] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const openWorkflows = useOpenEntries(draft.workflows[0]?.key ?? 0);
  const openTasks = useOpenEntries(draft.tasks[0]?.key ?? 0);
  const submission = useSubmitManualEntry({
    onSubmitted: forget,
    onRefused: (errors) => goToFirst(errors, true),
  });

  const found = useMemo(() => checkDraft(draft), [draft]);
  const errors = tried ? { ...refused, ...found } : noErrors;
  const shownCounts = countErrors(errors);
  const foundCounts = countErrors(found);
  const named = useMemo(() => namedWorkflows(draft), [draft]);

  const change = useCallback(
    (next: DraftChange) => {
      setRefused(noErrors);
      setDraft((before) => changeDraft(before, next));
    },
    [setDraft],
  );

  // What a scan knew fills an entry that has no address yet; it never writes over what was typed.
  useEffect(() => {
    setDraft((before) =>
      start.website && before.businessInfo.website === ''
        ? {
            ...before,
            businessInfo: {
              ...startDraft(start).businessInfo,
              businessDescription: before.businessInfo.businessDescription,
            },
          }
        : before,
    );
  }, [start, setDraft]);

  // The focus waits until what is wanted is drawn, its tab and its entry included.
  useEffect(() => {
    if (wanted === null) return;
    setWanted(null);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(wanted)?.focus());
  }, [wanted]);

  function goToFirst(all: EntryErrors, fromServer = false) {
    const path = firstError(all);
    if (path === null) return;
    if (fromServer) setRefused(all);
    const index = Number(path.split('.')[1]);
    const workflow = draft.workflows[index];
    const task = draft.tasks[index];
    if (tabOf(path) === 'workflows' && workflow) openWorkflows.open(workflow.key);
    if (tabOf(path) === 'tasks' && task) openTasks.open(task.key);
    setTab(tabOf(path));
    setWanted(fieldNamed(path));
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(found).length > 0) goToFirst(found);
    else submission.submit(toSubmission(draft));
  };
  const add = (list: 'workflow' | 'task') => {
    change({ kind: `add-${list}` });
    (list === 'workflow' ? openWorkflows : openTasks).open(draft.nextKey);
    setWanted(
      fieldNamed(
        list === 'workflow' ? `workflows.${draft.workflows.length}.name` : `tasks.${draft.tasks.length}.name`,
      ),
    );
  };
  const go = (next: EntryTab) => {
    setTab(next);
    window.scrollTo(0, 0);
    setWanted('[role="tabpanel"][data-state="active"]');
  };

  return (
    <div className="mx-auto max-w-form px-4 pt-8 sm:px-8 sm:pt-12">
      <Link to="/" className={`${buttonClass({ variant: 'quiet', size: 'sm' })} -ml-3`}>
        <ArrowLeft aria-hidden className="size-4" />
        Back to Home
      </Link>
      <h1 className="mt-3 text-2xl">Manual Data Entry</h1>
      <p className="mt-2 max-w-text text-ink-secondary">
        Enter what you know of the company. Everything is kept on this device until you submit it.
      </p>
      <form ref={form} noValidate onSubmit={submit} className="mt-6">
        <Tabs
          value={tab}
          onValueChange={(value) => setTab(entryTabs.find((one) => one === value) ?? 'business')}
        >
          <TabList aria-label="Parts of the entry">
            {entryTabs.map((one) => (
              <Tab key={one} value={one}>
                <EntryTabLabel
                  label={tabLabels[one]}
                  complete={foundCounts[one] === 0}
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
            />
          </TabPanel>
          <TabPanel value="workflows">
            <ExplanationBox title="What are Workflows?">
              Workflows are business processes made of several tasks that together reach a result, such as
              handling an order or taking on a new client.
            </ExplanationBox>
            <DepartmentSuggestions />
            <EntryList addLabel="Add Another Workflow" onAdd={() => add('workflow')}>
              {draft.workflows.map((entry, index) => (
                <WorkflowEntry
                  key={entry.key}
                  entry={entry}
                  index={index}
                  open={openWorkflows.isOpen(entry.key)}
                  onToggle={openWorkflows.toggle}
                  errors={tried ? errorsOfEntry(errors, 'workflows', index) : noErrors}
                  removable={draft.workflows.length > 1}
                  onChange={change}
                />
              ))}
            </EntryList>
            <TabActions onBack={() => go('business')}>
              <Button onClick={() => go('tasks')}>Next: Define Tasks</Button>
            </TabActions>
          </TabPanel>
          <TabPanel value="tasks">
            <ExplanationBox title="What are Tasks?">
              Tasks are the single pieces of work within a workflow: what one person does, how long it takes
              in a week, and how hard it would be for AI to do it as well.
            </ExplanationBox>
            <EntryList addLabel="Add Another Task" onAdd={() => add('task')}>
              {draft.tasks.map((entry, index) => (
                <TaskEntry
                  key={entry.key}
                  entry={entry}
                  index={index}
                  open={openTasks.isOpen(entry.key)}
                  onToggle={openTasks.toggle}
                  errors={tried ? errorsOfEntry(errors, 'tasks', index) : noErrors}
                  removable={draft.tasks.length > 1}
                  onChange={change}
                  workflows={named}
                />
              ))}
            </EntryList>
            <TabActions onBack={() => go('workflows')}>
              <Button type="submit" disabled={submission.pending}>
                {submission.pending ? 'Processing...' : 'Submit for Diagnosis'}
              </Button>
            </TabActions>
          </TabPanel>
        </Tabs>
      </form>
    </div>
  );
}
