import { likelyShare } from '#shared/accuracy/likely-share.ts';
import { type Count, type MeasuredAccuracy, measuredAccuracy } from '#shared/accuracy/measured-accuracy.ts';
import { ProseSection } from '#web/components/ui/prose-page.tsx';
import { formatShare, formatShareRange } from '#web/lib/figures.ts';

const rows: readonly { what: string; count: (measured: MeasuredAccuracy) => Count }[] = [
  { what: 'Workflows that a strict reviewer accepted', count: ({ claims }) => claims },
  { what: 'Expected workflows that we found', count: ({ workflows }) => workflows },
  { what: 'Tasks that fit the company', count: ({ tasks }) => tasks },
  { what: 'Offerings identified correctly', count: ({ offerings }) => offerings },
  { what: 'Company type identified correctly', count: ({ industries }) => industries },
];

export function Accuracy() {
  return (
    <ProseSection title="How accurate a diagnosis is">
      <p>
        We measured this on {measuredAccuracy.sites} real websites that nobody had looked at while we wrote
        the rules, without any input from a visitor. A reviewer first wrote down what to expect, then judged
        the names, quotes, descriptions, and tasks we found, counting duplicates as errors.
      </p>
      <dl className="grid gap-4">
        {rows.map(({ what, count }) => (
          <Measured key={what} what={what} count={count(measuredAccuracy)} />
        ))}
      </dl>
      <p className="text-ink-secondary">
        The range after each percentage contains the true value with 95% confidence. Treat a diagnosis as a
        first draft: open the quotes, remove what isn't yours, and add what's missing. Every figure updates
        right away.
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
