import type { ModuleType } from '#shared/schemas/module.ts';
import { Badge } from '#web/components/ui/badge.tsx';

export function ModuleTypeBadge({ type }: { type: ModuleType }) {
  return <Badge tone={type === 'Creative' ? 'purple' : 'info'}>{type}</Badge>;
}
