import { likelyShare } from '#shared/accuracy/likely-share.ts';
import { type Count, type MeasuredAccuracy, measuredAccuracy } from '#shared/accuracy/measured-accuracy.ts';
import { ProseSection } from '#web/components/ui/prose-page.tsx';
import { formatShare, formatShareRange } from '#web/lib/figures.ts';

const rows: readonly { what: string; count: (measured: MeasuredAccuracy) => Count }[] = [
  { what: 'Workflows shown that a strict reader accepted', count: ({ claims }) => claims },
  { what: 'Workflows a reader expected that were found', count: ({ workflows }) => workflows },
  { what: 'Tasks that fit the company', count: ({ tasks }) => tasks },
  { what: 'Offerings that are right', count: ({ offerings }) => offerings },
  { what: 'Company type identified correctly', count: ({ industries }) => industries },
];

/** What was measured of the analysis, with how sure such a measurement is. */
export function Accuracy() {
  return (
    <ProseSection title="How often it is right">
      <p>
        Measured on {measuredAccuracy.sites} real websites that nobody had looked at while the rules were
        written, with nothing entered by a visitor. A reader wrote down what to expect first and then judged
        what we found: name, quotes, description and tasks, with duplicates counted as errors.
      </p>
      <dl className="grid gap-4">
        {rows.map(({ what, count }) => (
          <Measured key={what} what={what} count={count(measuredAccuracy)} />
        ))}
      </dl>
      <p className="text-ink-secondary">
        The second figures are what 95 of 100 such measurements would lie between. So read a diagnosis as a
        first draft: open the quotes, take out what is not yours and add what is missing; every figure follows
        at once.
      </p>
    </ProseSection>
  );
}

function Measured({ what, count }: { what: string; count: Count }) {
  return (
    <div className="grid gap-0.5 sm:grid-cols-[1fr_16rem] sm:gap-6">
      <dt>{what}</dt>
      <dd className="text-ink-secondary tabular-nums">
        <span className="text-ink">
          {count.right} of {count.of}
        </span>{' '}
        ({formatShare(count.right / count.of)}; {formatShareRange(likelyShare(count))})
      </dd>
    </div>
  );
}
