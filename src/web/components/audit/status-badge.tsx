import { Badge, type Tone } from '#web/components/ui/badge.tsx';

const tones: Partial<Record<string, Tone>> = {
  pending: 'warning',
  scanning: 'info',
  analyzing: 'info',
  processing: 'info',
  completed: 'success',
  failed: 'danger',
};

export function StatusBadge({ status, children }: { status: string; children?: React.ReactNode }) {
  return <Badge tone={tones[status] ?? 'neutral'}>{children ?? status}</Badge>;
}
