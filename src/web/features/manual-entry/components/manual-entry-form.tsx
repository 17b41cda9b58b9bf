import { FileUp, Library } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/components/ui/tabs.tsx';
import type { ManualEntryStart } from '#web/lib/manual-entry-link.ts';
import { type countErrors, type EntryTab, entryTabs } from '../draft/check-draft.ts';
import { isUntouched } from '../draft/manual-entry-draft.ts';
import { ModelHelp } from '../model-help/model-help.tsx';
import type { Drafts } from '../use-drafts.ts';
import { useEntry } from '../use-entry.ts';
import { useFieldFocus } from '../use-field-focus.ts';
import type { AddManyProps } from './add-many-props.ts';
import { BusinessTab } from './business-tab.tsx';
import { EntryNotices } from './entry-notices.tsx';
import { EntryTabLabel } from './entry-tab-label.tsx';
import { TasksTab } from './tasks-tab.tsx';
import { useEntryForm } from './use-entry-form.ts';
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

interface ManualEntryFormProps {
  start: ManualEntryStart;
  drafts: Drafts;
}

export function ManualEntryForm({ start, drafts }: ManualEntryFormProps) {
  const root = useRef<HTMLDivElement>(null);
  const focus = useFieldFocus(root);
  const form = useEntryForm(useEntry(drafts.openKey, start), focus);
  const [dialog, setDialog] = useState<'import' | 'suggestions' | null>(null);
  const justAdded = useRef(false);
  const afterDialog = () => {
    if (justAdded.current) focus('[data-notice]:last-of-type');
    justAdded.current = false;
  };
  const adding: AddManyProps = {
    draft: form.entry.draft,
    onAdd: (entries, text) => {
      justAdded.current = true;
      form.addMany(entries, text);
    },
    onClose: () => setDialog(null),
    onClosed: afterDialog,
  };
  const help = (
    <ModelHelp
      draft={form.entry.draft}
      onTake={(next, text) => {
        justAdded.current = true;
        form.entry.changeMany(next, text);
      }}
      onClosed={afterDialog}
    />
  );

  return (
    <div ref={root}>
      <EntryNotices entry={form.entry} />
      <form noValidate onSubmit={form.submit} className="mt-6">
        <Tabs
          value={form.tab}
          onValueChange={(value) => form.showTab(entryTabs.find((one) => one === value) ?? 'business')}
        >
          <EntryTabList complete={form.faultCounts} errors={form.shownCounts} />
          <EntryPanels form={form} drafts={drafts} onDialog={setDialog} help={help} />
        </Tabs>
      </form>
      <Suspense fallback={null}>
        {dialog === 'import' && <ImportDialog {...adding} />}
        {dialog === 'suggestions' && <SuggestionsDialog {...adding} />}
      </Suspense>
    </div>
  );
}

type TabCounts = ReturnType<typeof countErrors>;

function EntryTabList({ complete, errors }: { complete: TabCounts; errors: TabCounts }) {
  return (
    <TabList aria-label="Manual entry sections">
      {entryTabs.map((one) => (
        <Tab key={one} value={one} className="max-sm:px-2.5">
          <EntryTabLabel label={tabLabels[one]} complete={complete[one] === 0} errorCount={errors[one]} />
        </Tab>
      ))}
    </TabList>
  );
}

interface EntryPanelsProps {
  form: ReturnType<typeof useEntryForm>;
  drafts: Drafts;
  onDialog: (dialog: 'import' | 'suggestions') => void;
  help: ReactNode;
}

function EntryPanels({ form, drafts, onDialog, help }: EntryPanelsProps) {
  const { draft, forget } = form.entry;
  const startOver = {
    onStartAnother: drafts.startAnother,
    onDelete: () => {
      forget();
      drafts.remove(draft);
    },
  };
  const chooseTypical = (
    <Button variant="secondary" onClick={() => onDialog('suggestions')}>
      <Library aria-hidden className="size-4" />
      Typical workflows and tasks
    </Button>
  );
  const importOrChoose = (
    <>
      <Button variant="secondary" onClick={() => onDialog('import')}>
        <FileUp aria-hidden className="size-4" />
        Import tasks
      </Button>
      {chooseTypical}
      {help}
    </>
  );
  return (
    <>
      <TabPanel value="business">
        <BusinessTab
          businessInfo={draft.businessInfo}
          errors={form.errors}
          onChange={form.change}
          onNext={() => form.go('workflows')}
          {...(isUntouched(draft) ? {} : startOver)}
        />
      </TabPanel>
      <TabPanel value="workflows">
        <WorkflowsTab
          workflows={draft.workflows}
          list={{ ...form.workflowList, more: chooseTypical }}
          onBack={() => form.go('business')}
          onNext={() => form.go('tasks')}
        />
      </TabPanel>
      <TabPanel value="tasks">
        <TasksTab
          workflows={draft.workflows}
          tasks={draft.tasks}
          list={{ ...form.taskList, more: importOrChoose }}
          pending={form.pending}
          onBack={() => form.go('workflows')}
        />
      </TabPanel>
    </>
  );
}
