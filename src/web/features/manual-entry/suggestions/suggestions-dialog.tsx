import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { manualCompanyTypeLabels } from '#shared/schemas/company.ts';
import { manualEntryLimits } from '#shared/schemas/manual-entry.ts';
import type { SuggestedWorkflow } from '#shared/schemas/suggestion.ts';
import { BasisMark } from '#web/components/ui/basis-mark.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/components/ui/state-card.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { messageForVisitor } from '#web/lib/api-error.ts';
import { formatCountOf } from '#web/lib/figures.ts';
import { suggestionsQuery } from '../api/suggestions-query.ts';
import type { AddManyProps } from '../components/add-many-props.ts';
import { addEntries } from '../draft/add-entries.ts';
import type { ManualEntryDraft } from '../draft/manual-entry-draft.ts';
import { type Chosen, tasksThere, toEntries, withChoices } from './chosen-suggestions.ts';
import { groupSuggestions } from './group-suggestions.ts';
import { SuggestedEntry } from './suggested-entry.tsx';

export function SuggestionsDialog({ draft, onAdd, onClose, onClosed }: AddManyProps) {
  const { companyType } = draft.businessInfo;
  const suggestions = useQuery(suggestionsQuery(companyType));
  const label =
    Object.entries(manualCompanyTypeLabels).find(([type]) => type === companyType)?.[1] ?? 'Other';
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      onClosed={onClosed}
      title="Typical workflows and tasks"
      description={
        <>
          <BasisMark basis="typical" className="mr-2 text-sm text-ink-secondary" />
          What companies of this type ({label}) usually do, from our own library. Pick what applies to this
          company, then adjust the details.
        </>
      }
    >
      {suggestions.data ? (
        <Choice
          workflows={suggestions.data.workflows}
          draft={draft}
          onAdd={(entries, text) => {
            onAdd(entries, text);
            onClose();
          }}
        />
      ) : suggestions.error ? (
        <ErrorState
          title="We couldn't load the suggestions"
          message={messageForVisitor(suggestions.error, 'Please try again.')}
          onRetry={() => void suggestions.refetch()}
        />
      ) : (
        <Loading label="Loading the suggestions">
          <Skeleton className="h-96" />
        </Loading>
      )}
    </Dialog>
  );
}

interface ChoiceProps {
  workflows: readonly SuggestedWorkflow[];
  draft: ManualEntryDraft;
  onAdd: AddManyProps['onAdd'];
}

function Choice({ workflows, draft, onAdd }: ChoiceProps) {
  const [chosen, setChosen] = useState<Chosen>(new Set());
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim().toLowerCase());
  const there = useMemo(() => tasksThere(draft, workflows), [draft, workflows]);
  const shown = useMemo(
    () => workflows.filter((workflow) => wanted === '' || textOf(workflow).includes(wanted)),
    [workflows, wanted],
  );
  const { businessDescription } = draft.businessInfo;
  const groups = useMemo(() => groupSuggestions(shown, businessDescription), [shown, businessDescription]);
  const entries = useMemo(() => toEntries(workflows, chosen), [workflows, chosen]);
  const after = useMemo(() => addEntries(draft, entries), [draft, entries]);
  const tooMany =
    after.tasks.length > manualEntryLimits.tasks
      ? `An entry can have at most ${manualEntryLimits.tasks.toLocaleString('en-US')} tasks. Select fewer.`
      : after.workflows.length > manualEntryLimits.workflows
        ? `An entry can have at most ${manualEntryLimits.workflows} workflows. Select fewer.`
        : null;
  const { length: count } = entries.tasks;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <TextInput
        type="search"
        aria-label="Find a workflow or task"
        placeholder="Find a workflow or task"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {shown.length === 0 ? (
        <EmptyState icon={SearchX} title="No typical workflows or tasks match">
          Try other words, or add workflows and tasks by hand.
        </EmptyState>
      ) : (
        <div className="max-h-[55vh] overflow-y-auto rounded-md border border-rule">
          {groups.map(({ title, workflows: members }) => (
            <section key={title} aria-label={title}>
              <h3 className="sticky top-0 z-10 border-b border-rule bg-neutral-soft px-4 py-2 font-sans text-sm font-strong">
                {title} <span className="font-normal text-ink-secondary">({members.length})</span>
              </h3>
              <ul className="list-none">
                {members.map((workflow) => (
                  <SuggestedEntry
                    key={workflow.id}
                    workflow={workflow}
                    chosen={chosen}
                    there={there}
                    onChoose={(choices, on) => setChosen((before) => withChoices(before, choices, on))}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-sm text-ink-secondary">
          {tooMany ??
            (count === 0
              ? 'Nothing selected yet'
              : `${formatCountOf(entries.workflows.length, 'workflow')} with ${formatCountOf(count, 'task')} selected`)}
        </p>
        <Button
          disabled={count === 0 || tooMany !== null}
          onClick={() =>
            onAdd(
              entries,
              `${formatCountOf(count, 'typical task')} added. Ratings and hours are typical too: adjust them to fit.`,
            )
          }
        >
          Add selected
        </Button>
      </div>
    </div>
  );
}

function textOf({ name, department, kinds, tasks }: SuggestedWorkflow): string {
  return [name, department, ...kinds, ...tasks.map((task) => task.name)].join('\n').toLowerCase();
}
