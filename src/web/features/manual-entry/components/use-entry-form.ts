import { type FormEvent, useCallback, useMemo, useState } from 'react';
import { useSubmitManualEntry } from '../api/submit-manual-entry.ts';
import type { DraftChange } from '../draft/change-draft.ts';
import {
  checkDraft,
  countErrors,
  type EntryErrors,
  type EntryTab,
  firstError,
  groupErrors,
  tabOf,
} from '../draft/check-draft.ts';
import { toSubmission } from '../draft/manual-entry-draft.ts';
import type { useEntry } from '../use-entry.ts';
import { useOpenEntries } from '../use-open-entries.ts';
import type { AddManyProps } from './add-many-props.ts';
import type { Reveal } from './reveal.ts';

const noErrors: EntryErrors = {};
const fieldNamed = (path: string) => `[name="${path}"]`;
const activePanel = '[role="tabpanel"][data-state="active"]';

export function useEntryForm(entry: ReturnType<typeof useEntry>, focus: (selector: string) => void) {
  const { draft, faults, change: changeEntry } = entry;
  const { workflows, tasks } = draft;
  const [tab, setTab] = useState<EntryTab>('business');
  const [reveal, setReveal] = useState<Reveal | null>(null);
  const openWorkflows = useOpenEntries(workflows[0]?.key ?? 0);
  const openTasks = useOpenEntries(tasks[0]?.key ?? 0);
  const goToFirst = (all: EntryErrors) => {
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
  };
  const { errors, submit, pending, forgetRefusal } = useChecked(entry, goToFirst);
  const workflowErrors = useMemo(() => groupErrors(errors, 'workflows'), [errors]);
  const taskErrors = useMemo(() => groupErrors(errors, 'tasks'), [errors]);
  const change = useCallback(
    (next: DraftChange) => {
      forgetRefusal();
      changeEntry(next);
    },
    [changeEntry, forgetRefusal],
  );
  const add = (list: 'workflow' | 'task') => {
    change({ kind: `add-${list}` });
    (list === 'workflow' ? openWorkflows : openTasks).open(draft.nextKey);
    const index = draft[`${list}s`].length;
    setReveal({ index });
    focus(fieldNamed(`${list}s.${index}.name`));
  };
  const showTab = (next: EntryTab) => {
    setReveal(null);
    setTab(next);
  };
  return {
    entry,
    tab,
    showTab,
    go: (next: EntryTab) => {
      showTab(next);
      window.scrollTo(0, 0);
      focus(activePanel);
    },
    errors,
    shownCounts: countErrors(errors),
    faultCounts: countErrors(faults),
    change,
    addMany: (...many: Parameters<AddManyProps['onAdd']>) => {
      forgetRefusal();
      setReveal(null);
      entry.addMany(...many);
    },
    workflowList: {
      errors: workflowErrors,
      reveal,
      opened: openWorkflows,
      onChange: change,
      onAdd: () => add('workflow'),
    },
    taskList: { errors: taskErrors, reveal, opened: openTasks, onChange: change, onAdd: () => add('task') },
    submit,
    pending,
  };
}

function useChecked(
  { draft, faults, forget }: ReturnType<typeof useEntry>,
  goToFirst: (all: EntryErrors) => void,
) {
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<EntryErrors>(noErrors);
  const submission = useSubmitManualEntry({
    onSubmitted: forget,
    onRefused: (errors) => {
      setRefused(errors);
      goToFirst(errors);
    },
  });
  return {
    errors: useMemo(() => (tried ? { ...refused, ...faults } : noErrors), [tried, refused, faults]),
    pending: submission.pending,
    forgetRefusal: useCallback(() => setRefused(noErrors), []),
    submit: (event: FormEvent) => {
      event.preventDefault();
      setTried(true);
      const now = checkDraft(draft);
      if (Object.keys(now).length > 0) goToFirst(now);
      else if (!submission.pending) submission.submit(toSubmission(draft), draft.submissionKey);
    },
  };
}
