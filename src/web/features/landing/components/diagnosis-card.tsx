import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { buttonClass } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { configQuery } from '#web/lib/public-config.ts';
import { DiagnosisForm } from './diagnosis-form.tsx';

export function DiagnosisCard({ formOnly = false }: { formOnly?: boolean }) {
  const { data: config, isError } = useQuery(configQuery);
  return (
    <Card className="shadow-raised sm:p-8">
      <h2 className="text-lg">Start a New Diagnosis</h2>
      <DiagnosisForm />
      {!formOnly && (
        <>
          <div className="mt-4 flex items-center gap-3 text-sm text-ink-secondary before:h-px before:grow before:bg-rule after:h-px after:grow after:bg-rule">
            or
          </div>
          <Link to="/manual-entry" className={`${buttonClass({ variant: 'secondary' })} mt-4 w-full`}>
            Manual Data Entry
          </Link>
        </>
      )}
      <div dir="auto" className="mt-6 min-h-20 sm:min-h-10 lg:min-h-15 text-sm text-ink-secondary">
        {config ? (
          config.disclaimers.landing
        ) : isError ? (
          "We couldn't load the disclaimer. Please reload the page."
        ) : (
          <div className="grid gap-2 pt-1">
            <Skeleton className="h-4" />
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-2/3" />
          </div>
        )}
      </div>
    </Card>
  );
}
