import type { RecommendedModule } from '#shared/schemas/module.ts';
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
  /** Empty until loaded, and if the modules are calculated from different assumptions than the value. */
  modules: readonly RecommendedModule[];
  tasks: readonly TaskRow[];
  workflows: readonly WorkflowRow[];
}

export function RangeNotes({ value, modules, tasks, workflows }: RangeNotesProps) {
  const share = describeShareOfHours({ value, modules, largest: largestSavers(value, tasks) });
  return (
    <div className="mt-4 text-sm text-ink-secondary">
      {share !== null && <p>{share}</p>}
      <Disclosure label="What the range covers">
        <div className="grid max-w-text gap-2 pb-1">
          {[...describeRange(value), ...describeVolumes(workflows)].map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      </Disclosure>
    </div>
  );
}
