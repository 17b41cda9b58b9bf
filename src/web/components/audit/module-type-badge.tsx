import type { ModuleType } from '#shared/schemas/module.ts';
import { Badge } from '#web/components/ui/badge.tsx';

/** Creative, a thought partner, or Operational, which takes tasks over. */
export function ModuleTypeBadge({ type }: { type: ModuleType }) {
  return <Badge tone={type === 'Creative' ? 'purple' : 'info'}>{type}</Badge>;
}
