import { Check } from 'lucide-react';
import { Badge } from '#web/components/ui/badge.tsx';

interface EntryTabLabelProps {
  label: string;
  complete: boolean;
  errorCount: number;
}

export function EntryTabLabel({ label, complete, errorCount }: EntryTabLabelProps) {
  return (
    <>
      {label}
      {complete && (
        <>
          <Check aria-hidden className="size-4 text-success-text" />
          <span className="sr-only">, complete</span>
        </>
      )}
      {errorCount > 0 && (
        <Badge tone="danger">
          {errorCount}
          <span className="sr-only"> to fix</span>
        </Badge>
      )}
    </>
  );
}
