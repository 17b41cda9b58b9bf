import type { ReactNode } from 'react';
import { manualEntryLimits } from '#shared/schemas/manual-entry.ts';
import { Button } from '#web/components/ui/button.tsx';
import type { DraftChange } from '../draft/change-draft.ts';
import type { ListErrors } from '../draft/check-draft.ts';
import type { WorkflowDraft } from '../draft/manual-entry-draft.ts';
import type { OpenEntries } from '../use-open-entries.ts';
import { DepartmentSuggestions } from './department-suggestions.tsx';
import { EntryList, isLongList, type Reveal } from './entry-list.tsx';
import { ExplanationBox } from './explanation-box.tsx';
import { TabActions } from './tab-actions.tsx';
import { WorkflowEntry } from './workflow-entry.tsx';

interface WorkflowsTabProps {
  workflows: readonly WorkflowDraft[];
  errors: ListErrors;
  entries: OpenEntries;
  reveal: Reveal | null;
  onChange: (change: DraftChange) => void;
  onAdd: () => void;
  /** The other ways to add workflows. */
  more: ReactNode;
  onBack: () => void;
  onNext: () => void;
}

const nameOf = ({ name }: WorkflowDraft) => name;

/** The second tab: the company's workflows. */
export function WorkflowsTab(props: WorkflowsTabProps) {
  const { workflows, errors, entries } = props;
  return (
    <>
      <ExplanationBox title="What are Workflows?">
        Workflows are business processes made of several tasks that together reach a result, such as handling
        an order or taking on a new client.
      </ExplanationBox>
      <DepartmentSuggestions />
      <EntryList
        entries={workflows}
        textOf={nameOf}
        noun="workflow"
        addLabel="Add Another Workflow"
        onAdd={props.onAdd}
        full={workflows.length >= manualEntryLimits.workflows}
        more={props.more}
        errors={errors}
        reveal={props.reveal}
        renderEntry={(entry, index, entryErrors) => (
          <WorkflowEntry
            entry={entry}
            index={index}
            open={entries.isOpen(entry.key)}
            onToggle={entries.toggle}
            errors={entryErrors}
            removable={workflows.length > 1}
            onChange={props.onChange}
          />
        )}
      />
      <TabActions onBack={props.onBack} sticky={isLongList(workflows)}>
        <Button onClick={props.onNext}>Next: Define Tasks</Button>
      </TabActions>
    </>
  );
}
