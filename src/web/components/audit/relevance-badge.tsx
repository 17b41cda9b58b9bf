import type { Relevance } from '#shared/schemas/partner.ts';
import { Badge, type Tone } from '#web/components/ui/badge.tsx';

const tones: Partial<Record<string, Tone>> = { 'High Relevance': 'warning', 'Perfect Match': 'success' };

export function RelevanceBadge({ relevance }: { relevance: Relevance }) {
  return <Badge tone={tones[relevance] ?? 'info'}>{relevance}</Badge>;
}
