import type { ProspectList } from '#shared/schemas/prospect.ts';
import { Badge, type Tone } from '#web/components/ui/badge.tsx';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { describeProspectCounts, describeRemaining } from '../describe-progress.ts';

const tones: Record<ProspectList['state'], Tone> = { running: 'info', paused: 'warning', done: 'success' };

export function ListProgress({ list }: { list: ProspectList }) {
  const { done, failed, total } = list.counts;
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm tabular-nums">
        <Badge tone={tones[list.state]}>{list.state}</Badge>
        <span>{describeProspectCounts(list)}</span>
        <span className="text-ink-secondary">{describeRemaining(list, new Date())}</span>
      </p>
      <ProgressBar value={done + failed} max={total} label={`Progress of ${list.name}`} />
    </div>
  );
}
