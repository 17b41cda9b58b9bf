import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx';

export function ScreenFallback() {
  return (
    <div className="mx-auto min-h-dvh max-w-page px-4 py-10 sm:px-8">
      <Loading label="Loading the page">
        <Skeleton className="h-9 w-72 max-w-full" />
        <Skeleton className="mt-6 h-40 w-full" />
      </Loading>
    </div>
  );
}
