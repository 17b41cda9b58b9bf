import { frameworks } from '#shared/schemas/framework.ts';
import { FrameworkMark } from '#web/components/ui/framework-mark.tsx';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { formatCount } from '../../rules/figures.ts';
import { frameworkCountsOf } from '../../rules/framework-counts.ts';
import type { ShownStats } from '../../rules/settled-stats.ts';

/** Tasks by framework and by judgment, and how far the diagnosis has come. */
export function PanelShares({ stats }: { stats: ShownStats | null }) {
  const counts = frameworkCountsOf(stats);
  const write = (count: number | null | undefined) => (count == null ? '–' : formatCount(count));
  return (
    <div className="grid gap-5">
      <dl className="grid gap-1.5 text-sm">
        {frameworks.map((framework) => (
          <Row
            key={framework}
            term={<FrameworkMark framework={framework} />}
            value={write(counts[framework])}
          />
        ))}
      </dl>
      <dl className="grid gap-1.5 border-t border-rule pt-3 text-sm">
        <Row term="Tasks that need judgment" value={write(stats?.judgmentTasksCount)} />
        <Row term="Tasks without judgment" value={write(stats?.noJudgmentTasksCount)} />
      </dl>
      <div>
        <div className="mb-1.5 flex justify-between text-sm">
          <span className="text-ink-secondary">Overall progress</span>
          <span className="figures">
            {stats?.overallProgress == null ? '–' : `${Math.round(stats.overallProgress)}%`}
          </span>
        </div>
        <ProgressBar value={stats?.overallProgress ?? 0} label="Overall progress" />
      </div>
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
