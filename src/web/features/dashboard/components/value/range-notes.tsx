import type { ValueSummary } from '#shared/schemas/value.ts';
import {
  describeRange,
  describeShareOfHours,
  describeVolumes,
  largestSavers,
} from '#shared/text/describe-team.ts';
import { Disclosure } from '#web/components/ui/disclosure.tsx';
import type { TaskRow, WorkflowRow } from '../../rules/rows.ts';

interface RangeNotesProps {
  value: ValueSummary;
  tasks: readonly TaskRow[];
  workflows: readonly WorkflowRow[];
  /** What of the headline the recommended modules save; null where none is recommended. */
  recommended: string | null;
}

/** What the range under the headline covers, and the hours saved beside what studies found. */
export function RangeNotes({ value, tasks, workflows, recommended }: RangeNotesProps) {
  const share = describeShareOfHours(value, largestSavers(value, tasks));
  return (
    <div className="mt-2 grid max-w-text gap-2 text-sm text-ink-secondary">
      {recommended !== null && <p className="text-ink">{recommended}</p>}
      {share !== null && <p>{share}</p>}
      <Disclosure label="What the range covers">
        <div className="grid gap-2 pb-1">
          {[...describeRange(value), ...describeVolumes(workflows)].map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      </Disclosure>
    </div>
  );
}
