import type { ReactNode } from 'react';
import { InfoTip } from '#web/components/ui/tooltip.tsx';

interface SectionTitleProps {
  id: string;
  title: string;
  tip?: ReactNode;
  aside?: ReactNode;
}

export function SectionTitle({ id, title, tip, aside }: SectionTitleProps) {
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="flex items-center gap-2">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {tip && <InfoTip label={title}>{tip}</InfoTip>}
      </div>
      {aside}
    </div>
  );
}
