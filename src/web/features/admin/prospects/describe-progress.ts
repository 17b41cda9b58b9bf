import type { ProspectList } from '#shared/schemas/prospect.ts';
import { formatCountOf } from '#web/lib/figures.ts';

export function describeProspectCounts({ counts: { total, done, failed } }: ProspectList): string {
  const rest = failed > 0 ? `, ${failed.toLocaleString('en-US')} failed` : '';
  return `${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} done${rest}.`;
}

export function describeRemaining({ state, counts, estimatedEnd }: ProspectList, now: Date): string {
  if (state === 'done') return '';
  if (state === 'paused')
    return counts.running > 0
      ? `${formatCountOf(counts.running, 'website')} already started will still finish.`
      : '';
  if (estimatedEnd === null) return 'The time left will appear after the first few websites.';
  const minutes = Math.max(1, Math.round((new Date(estimatedEnd).getTime() - now.getTime()) / 60_000));
  if (minutes < 90) return `About ${formatCountOf(minutes, 'minute')} left.`;
  return `About ${formatCountOf(Math.round(minutes / 60), 'hour')} left.`;
}
