import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx';
import { messages } from '../messages.ts';

export function MainLoading() {
  return (
    <Loading label="Loading the diagnosis">
      <h1 className="sr-only">Diagnosis</h1>
      <Skeleton className="h-8.5 w-72 max-w-full" />
      <p className="mt-1 min-h-10 text-sm text-ink-secondary sm:min-h-5">{messages.loadingHint}</p>
      <Skeleton className="mt-3 h-9 w-32 sm:hidden" />
      <div className="mt-6">
        <ValueLoading />
      </div>
      <Skeleton className="mt-10 h-11 w-80 max-w-full" />
      <Skeleton className="mt-6 h-96 w-full rounded-md" />
    </Loading>
  );
}

export function ValueLoading() {
  return <Skeleton className="h-110 w-full rounded-md md:h-75" />;
}
