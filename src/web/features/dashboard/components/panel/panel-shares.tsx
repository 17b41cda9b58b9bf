import { frameworks } from '#shared/schemas/framework.ts';
import { formatCount } from '#shared/text/figures.ts';
import { Disclosure } from '#web/components/ui/disclosure.tsx';
import { FrameworkMark } from '#web/components/ui/framework-mark.tsx';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';

import { frameworkCountsOf } from '../../rules/framework-counts.ts';
import type { ShownStats } from '../../rules/settled-stats.ts';

interface PanelSharesProps {
  stats: ShownStats | null;
  running: boolean;
}

/** The counts are shown only on request, because the main column already shows those by framework. */
export function PanelShares({ stats, running }: PanelSharesProps) {
  const counts = frameworkCountsOf(stats);
  const write = (count: number | null | undefined) => (count == null ? '–' : formatCount(count));
  const progress = stats?.overallProgress == null ? '–' : `${Math.round(stats.overallProgress)}%`;
  return (
    <div className="grid gap-3">
      {running && (
        <div>
          <div className="mb-1.5 flex justify-between text-sm">
            <span className="text-ink-secondary">Overall progress</span>
            <span className="figures">{progress}</span>
          </div>
          <ProgressBar value={stats?.overallProgress ?? 0} label="Overall progress" />
        </div>
      )}
      <Disclosure label="More counts">
        <dl className="grid gap-1.5 pt-1 text-sm">
          {frameworks.map((framework) => (
            <Row
              key={framework}
              term={<FrameworkMark framework={framework} />}
              value={write(counts[framework])}
            />
          ))}
          <Row term="Tasks that need judgment" value={write(stats?.judgmentTasksCount)} />
          <Row term="Tasks that need no judgment" value={write(stats?.noJudgmentTasksCount)} />
          {!running && <Row term="Overall progress" value={progress} />}
        </dl>
      </Disclosure>
    </div>
  );
}

function Row({ term, value }: { term: React.ReactNode; value: string }) {
  return (
    <div className="flex items-center justify-between gap-4">
      <dt className="text-ink-secondary">{term}</dt>
      <dd className="figures">{value}</dd>
    </div>
  );
}
