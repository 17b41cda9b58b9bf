import { TriangleAlert } from 'lucide-react';
import type { RecommendedModule } from '#shared/schemas/module.ts';

export function ModuleReason({ module }: { module: Pick<RecommendedModule, 'reason' | 'caution'> }) {
  return (
    <>
      <p dir="auto" className="max-w-text text-sm wrap-anywhere">
        {module.reason}
      </p>
      {module.caution !== null && (
        <p
          dir="auto"
          className="mt-2 flex max-w-text items-start gap-2 text-sm wrap-anywhere text-ink-secondary"
        >
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>{module.caution}</span>
        </p>
      )}
    </>
  );
}
