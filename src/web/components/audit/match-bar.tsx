import { ProgressBar } from '#web/components/ui/progress-bar.tsx';

export function MatchBar({ name, percentage }: { name: string; percentage: number }) {
  return (
    <div className="grid gap-1">
      <div className="flex items-baseline justify-between text-sm">
        <span className="text-ink-secondary">Match</span>
        <span className="font-strong tabular-nums">{Math.round(percentage)}%</span>
      </div>
      <ProgressBar value={percentage} label={`Match for ${name}`} />
    </div>
  );
}
