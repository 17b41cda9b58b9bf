import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx';

/** Holds the main column's place: its title, the value, the tabs. */
export function MainLoading() {
  return (
    <Loading label="Loading the diagnosis">
      <h1 className="sr-only">Diagnosis</h1>
      <Skeleton className="h-8 w-72 max-w-full" />
      <Skeleton className="mt-3 h-4 w-52" />
      <Skeleton className="mt-8 h-64 w-full rounded-md" />
      <Skeleton className="mt-10 h-11 w-80 max-w-full" />
      <Skeleton className="mt-6 h-96 w-full rounded-md" />
    </Loading>
  );
}
