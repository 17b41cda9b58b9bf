import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx';

export function WebsitePanelLoading() {
  return (
    <section aria-label="Website Analysis" className="rounded-md border border-rule bg-surface p-5">
      <Loading label="Loading the website analysis">
        <h2 className="text-md">Website Analysis</h2>
        {/* On narrow screens, the progress takes the place of the name, because the panel is then closed at first. */}
        <div className="mt-3 grid grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-x-3 gap-y-6">
          <Skeleton className="size-10" />
          <div className="hidden gap-2 lg:grid">
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-3 w-1/2" />
          </div>
          <div className="col-span-2 hidden grid-cols-2 gap-5 lg:grid">
            {['pages', 'workflows', 'tasks', 'quality'].map((name) => (
              <div key={name} className="grid gap-2">
                <Skeleton className="h-7 w-14" />
                <Skeleton className="h-3 w-24" />
              </div>
            ))}
          </div>
          <div className="grid gap-2 lg:col-span-2 lg:gap-3">
            <h3 className="text-base/5 lg:text-base">Audit Progress</h3>
            <Skeleton className="h-1.5 w-full" />
          </div>
        </div>
      </Loading>
    </section>
  );
}
