import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useId } from 'react';
import type { ValueSummary } from '#shared/schemas/value.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { classNames } from '#web/lib/class-names.ts';
import type { CalculationProps } from './calculation-props.ts';

const CalculationBlocks = lazy(async () => ({
  default: (await import('./calculation-blocks.tsx')).CalculationBlocks,
}));

interface CalculationDetailsProps extends Omit<CalculationProps, 'value'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  value: ValueSummary | null;
}

export function CalculationDetails({ open, onOpenChange, value, ...rest }: CalculationDetailsProps) {
  const id = useId();
  return (
    <div className="mt-2">
      <Button
        variant="secondary"
        size="sm"
        aria-expanded={open}
        aria-controls={id}
        disabled={value === null}
        onClick={() => onOpenChange(!open)}
        className="no-print"
      >
        {open ? 'Hide Details' : 'View Calculation Details'}
        <ChevronDown
          aria-hidden
          className={classNames('size-4 transition-transform duration-150', open && 'rotate-180')}
        />
      </Button>
      <div id={id} hidden={!open}>
        {open && value !== null && (
          <Suspense fallback={<Skeleton className="mt-6 h-80 w-full" />}>
            <CalculationBlocks value={value} {...rest} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
