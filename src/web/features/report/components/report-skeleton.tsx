import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx';

export function ReportSkeleton() {
  return (
    <div className="mx-auto max-w-[64rem] px-4 pt-8 sm:px-8 sm:pt-12">
      <Loading label="Loading the report">
        <Skeleton className="h-9 w-44" />
        <Skeleton className="mt-8 h-10 w-80 max-w-full" />
        <Skeleton className="mt-3 h-5 w-56" />
        <Skeleton className="mt-14 h-20 max-w-text" />
        <div className="mt-6 grid gap-4 md:grid-cols-3">
          <Skeleton className="h-32" />
          <Skeleton className="h-32" />
          <Skeleton className="h-32" />
        </div>
        <Skeleton className="mt-14 h-64" />
      </Loading>
    </div>
  );
}
