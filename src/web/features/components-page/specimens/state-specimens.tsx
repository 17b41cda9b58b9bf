import { SearchX } from 'lucide-react';
import { ErrorBoundary } from '#web/app/error-boundary.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { NotFoundCard } from '#web/components/ui/not-found-card.tsx';
import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/components/ui/state-card.tsx';
import { Sample, type SpecimenProps } from '../specimen.tsx';

export function StateSpecimens({ scheme }: SpecimenProps) {
  return (
    <>
      <Sample name="Loading">
        <div className="grow">
          <Loading label={`Loading the list, ${scheme}`}>
            <Skeleton className="h-6 w-40" />
            <Skeleton className="mt-3 h-20" />
          </Loading>
        </div>
      </Sample>
      <Sample name="Empty">
        <div className="grow">
          <EmptyState
            icon={SearchX}
            title="No Tasks Available"
            action={<Button variant="secondary">Refresh</Button>}
          >
            Wait for the analysis, or refresh.
          </EmptyState>
        </div>
      </Sample>
      <Sample name="Error">
        <div className="grow">
          <ErrorState
            title="We couldn't load the list"
            message="We couldn't reach the server. Please check your connection and try again."
            onRetry={() => undefined}
          />
        </div>
      </Sample>
      <Sample name="Not found">
        <div className="grow">
          <NotFoundCard />
        </div>
      </Sample>
      <Sample name="A screen that crashed">
        <div className="grow">
          <ErrorBoundary>
            <Broken />
          </ErrorBoundary>
        </div>
      </Sample>
    </>
  );
}

function Broken(): never {
  throw new Error('Broken on purpose, to show the error screen.');
}
