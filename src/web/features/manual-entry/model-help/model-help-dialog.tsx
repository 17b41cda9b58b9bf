import { useMutation } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PublicConfig } from '#shared/schemas/profile.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/components/ui/state-card.tsx';
import { messageForVisitor } from '#web/lib/api-error.ts';
import { formatCountOf } from '#web/lib/figures.ts';
import { askForSuggestions } from '../api/ask-for-suggestions.ts';
import type { DraftChange } from '../draft/change-draft.ts';
import type { ManualEntryDraft } from '../draft/manual-entry-draft.ts';
import { ModelSuggestions } from './model-suggestions.tsx';
import {
  type ModelHelpKind,
  type PlannedRequest,
  planRequest,
  takeSuggestions,
} from './suggestion-request.ts';

interface ModelHelpDialogProps {
  kind: ModelHelpKind;
  model: NonNullable<PublicConfig['languageModel']>;
  draft: ManualEntryDraft;
  onTake: (change: DraftChange, text: string) => void;
  onClose: () => void;
  onClosed: () => void;
}

const titles: Record<ModelHelpKind, string> = {
  ratings: 'Suggest ratings',
  descriptions: 'Write descriptions',
};
const nothingToDo: Record<ModelHelpKind, { title: string; text: string }> = {
  ratings: {
    title: 'No tasks to rate',
    text: "We suggest ratings for named tasks that you haven't rated yet.",
  },
  descriptions: {
    title: 'Nothing to describe',
    text: 'We write descriptions for tasks and workflows that have a name but no description.',
  },
};

/** Nothing is sent until the owner agrees. */
export function ModelHelpDialog({ kind, model, draft, onTake, onClose, onClosed }: ModelHelpDialogProps) {
  const planned = planRequest(draft, kind);
  const asking = useMutation({ mutationFn: () => askForSuggestions(kind, planned.request) });
  return (
    <Dialog open wide onOpenChange={(open) => !open && onClose()} onClosed={onClosed} title={titles[kind]}>
      {planned.total === 0 ? (
        <EmptyState icon={CircleCheck} title={nothingToDo[kind].title}>
          {nothingToDo[kind].text}
        </EmptyState>
      ) : asking.data ? (
        <ModelSuggestions
          answer={asking.data}
          entries={planned.request.entries}
          onTake={(chosen) => {
            const count = formatCountOf(chosen.length, kind === 'ratings' ? 'rating' : 'description');
            onTake(
              takeSuggestions(chosen),
              `Added ${count} from ${model.name}. Please check your entry before you submit it.`,
            );
            onClose();
          }}
          onClose={onClose}
        />
      ) : asking.isPending ? (
        <Loading label={`${model.name} is reading your entries`}>
          <p className="mb-4 text-ink-secondary">
            {model.name} is reading your entries. This can take up to a minute.
          </p>
          <Skeleton className="h-64" />
        </Loading>
      ) : asking.error ? (
        <ErrorState
          title={`We couldn't get suggestions from ${model.name}`}
          message={messageForVisitor(asking.error, 'Please try again.')}
          onRetry={() => asking.mutate()}
        />
      ) : (
        <Consent
          kind={kind}
          model={model}
          planned={planned}
          onClose={onClose}
          onAgree={() => asking.mutate()}
        />
      )}
    </Dialog>
  );
}

interface ConsentProps {
  kind: ModelHelpKind;
  model: ModelHelpDialogProps['model'];
  planned: PlannedRequest;
  onClose: () => void;
  onAgree: () => void;
}

function Consent({ kind, model, planned, onClose, onAgree }: ConsentProps) {
  const { request, total } = planned;
  const { length: count } = request.entries;
  const all = kind === 'ratings' ? formatCountOf(total, 'task') : formatCountOf(total, 'entry', 'entries');
  const what = kind === 'ratings' ? 'suggest ratings' : 'write descriptions';
  const missing = kind === 'ratings' ? "you haven't rated yet" : "you haven't described yet";
  return (
    <div className="grid gap-5">
      <p>
        {model.name} can {what} for {total > count ? `the first ${count} of ${all}` : all} {missing}. You
        choose what to keep.
      </p>
      <Points title="What we send">
        <li>The names and descriptions of these tasks and workflows, and your business description.</li>
        <li>
          {model.isOwnServer
            ? 'They go to our own server, so nothing leaves our network.'
            : `They go to the service that runs ${model.name}, outside our network.`}
        </li>
        <li>
          We remove email addresses and phone numbers first, but not every person's name. Please leave out
          anything confidential.
        </li>
      </Points>
      <Points title="What we don't send or keep">
        <li>We don't send your website address, hours, headcount, or identity.</li>
        <li>We don't keep what we send or what comes back.</li>
      </Points>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={onAgree}>Send and get suggestions</Button>
      </div>
    </div>
  );
}

function Points({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="font-sans text-sm font-strong">{title}</h3>
      <ul className="mt-1 grid list-disc gap-1 pl-5 text-ink-secondary">{children}</ul>
    </section>
  );
}
