import type { Lead } from '#shared/schemas/lead.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { formatDay } from '#web/lib/figures.ts';

export function NextDate({ lead, day }: { lead: Pick<Lead, 'nextDate' | 'status'>; day: string }) {
  const { nextDate, status } = lead;
  if (nextDate === null) return null;
  const text = formatDay(new Date(`${nextDate}T00:00`));
  const isOpen = status === 'new' || status === 'contacted';
  if (!isOpen || nextDate > day) return <time dateTime={nextDate}>{text}</time>;
  return (
    <Badge tone="warning">
      <time dateTime={nextDate}>{text}</time> {nextDate === day ? 'today' : 'overdue'}
    </Badge>
  );
}
