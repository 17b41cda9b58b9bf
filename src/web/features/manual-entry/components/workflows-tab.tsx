import { manualEntryLimits } from '#shared/schemas/manual-entry.ts';
import { Button } from '#web/components/ui/button.tsx';
import type { WorkflowDraft } from '../draft/manual-entry-draft.ts';
import { DepartmentSuggestions } from './department-suggestions.tsx';
import { EntryList, isLongList, type ListControls } from './entry-list.tsx';
import { ExplanationBox } from './explanation-box.tsx';
import { TabActions } from './tab-actions.tsx';
import { WorkflowEntry } from './workflow-entry.tsx';

interface WorkflowsTabProps {
  workflows: readonly WorkflowDraft[];
  list: ListControls;
  onBack: () => void;
  onNext: () => void;
}

const nameOf = ({ name }: WorkflowDraft) => name;

export function WorkflowsTab(props: WorkflowsTabProps) {
  const { workflows } = props;
  return (
    <>
      <ExplanationBox title="What are Workflows?">
        Workflows are business processes made of several tasks that together produce a result, such as a
        filled order or a new client. You can set team size, roles, and rates for each on the dashboard later.
      </ExplanationBox>
      <DepartmentSuggestions />
      <EntryList
        {...props.list}
        entries={workflows}
        textOf={nameOf}
        noun="workflow"
        addLabel="Add Another Workflow"
        full={workflows.length >= manualEntryLimits.workflows}
        renderEntry={(entry) => <WorkflowEntry {...entry} />}
      />
      <TabActions onBack={props.onBack} sticky={isLongList(workflows)}>
        <Button onClick={props.onNext}>Next: Define Tasks</Button>
      </TabActions>
    </>
  );
}
