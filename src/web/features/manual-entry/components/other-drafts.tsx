import { Button } from '#web/components/ui/button.tsx';
import { Disclosure } from '#web/components/ui/disclosure.tsx';
import { formatCountOf } from '#web/lib/figures.ts';
import { nameDraft } from '../draft/manual-entry-draft.ts';
import type { Drafts } from '../use-drafts.ts';

export function OtherDrafts({ drafts }: { drafts: Drafts }) {
  const { others } = drafts;
  if (others.length === 0) return null;
  return (
    <Disclosure
      className="mt-3"
      label={formatCountOf(others.length, 'other unfinished entry', 'other unfinished entries')}
    >
      <ul className="mt-1 list-none border-t border-rule">
        {others.map((draft) => (
          <li
            key={draft.submissionKey}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-rule py-2"
          >
            <span className="min-w-0 wrap-anywhere">
              <span dir="auto">{nameDraft(draft)}</span>{' '}
              <span className="text-sm text-ink-secondary">
                {formatCountOf(draft.workflows.length, 'workflow')},{' '}
                {formatCountOf(draft.tasks.length, 'task')}
              </span>
            </span>
            <span className="flex gap-2">
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Open the entry for ${nameDraft(draft)}`}
                onClick={() => drafts.open(draft.submissionKey)}
              >
                Open
              </Button>
              <Button
                variant="quiet-danger"
                size="sm"
                aria-label={`Delete the entry for ${nameDraft(draft)}`}
                onClick={() => drafts.remove(draft)}
              >
                Delete
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
