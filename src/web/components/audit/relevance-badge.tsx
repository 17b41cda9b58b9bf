import type { Relevance } from '#shared/schemas/partner.ts';
import { Badge, type Tone } from '#web/components/ui/badge.tsx';

const tones: Partial<Record<string, Tone>> = { 'High Relevance': 'warning', 'Perfect Match': 'success' };

/** How well a partner fits: yellow for high relevance, green for a perfect match, blue for the rest. */
export function RelevanceBadge({ relevance }: { relevance: Relevance }) {
  return <Badge tone={tones[relevance] ?? 'info'}>{relevance}</Badge>;
}
