import type { LeadChange } from '#shared/schemas/lead.ts';
import { formatDay } from '#web/lib/figures.ts';

const fieldNames: Record<LeadChange['field'], string> = {
  status: 'Status',
  owner: 'Owner',
  nextDate: 'Follow-up date',
  notes: 'Notes',
};

export function LeadHistory({ changes }: { changes: readonly LeadChange[] }) {
  return (
    <section aria-labelledby="lead-history">
      <h2 id="lead-history" className="text-lg">
        History
      </h2>
      {changes.length === 0 ? (
        <p className="mt-2 text-sm text-ink-secondary">No changes yet.</p>
      ) : (
        <ol className="mt-3 list-none border-t border-rule text-sm">
          {changes.map((change) => (
            <li key={change.id} className="grid gap-1 border-b border-rule py-3">
              {change.field === 'notes' ? <NotesChange change={change} /> : <ShortChange change={change} />}
              <p className="text-ink-secondary">
                <time dateTime={change.at}>{when(change.at)}</time>, {change.browser}
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function ShortChange({ change: { field, before, after } }: { change: LeadChange }) {
  const show = (text: string) =>
    text === '' ? 'none' : field === 'nextDate' ? formatDay(new Date(`${text}T00:00`)) : text;
  return (
    <p className="wrap-anywhere">
      <span className="font-strong">{fieldNames[field]}</span>{' '}
      <span className="text-ink-secondary">
        <span className="sr-only">from </span>
        <bdi>{show(before)}</bdi> <span aria-hidden>→</span> <span className="sr-only">to </span>
      </span>
      <bdi>{show(after)}</bdi>
    </p>
  );
}

function NotesChange({ change: { before } }: { change: LeadChange }) {
  if (before === '') return <p className="font-strong">Notes added</p>;
  return (
    <details>
      <summary className="cursor-pointer font-strong">Notes changed</summary>
      <p className="mt-2 text-ink-secondary">Before:</p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {before}
      </p>
    </details>
  );
}

function when(at: string): string {
  return new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
}
