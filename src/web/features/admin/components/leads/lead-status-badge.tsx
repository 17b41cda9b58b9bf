import type { LeadStatus } from '#shared/schemas/lead.ts';
import { Badge, type Tone } from '#web/components/ui/badge.tsx';

const tones: Record<LeadStatus, Tone> = {
  new: 'info',
  contacted: 'warning',
  won: 'success',
  lost: 'neutral',
};

export function LeadStatusBadge({ status }: { status: LeadStatus }) {
  return <Badge tone={tones[status]}>{status}</Badge>;
}
