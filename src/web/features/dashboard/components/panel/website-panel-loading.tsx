import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx';
import { messages } from '../../messages.ts';

export function WebsitePanelLoading() {
  return (
    <section aria-label="Website Analysis" className="rounded-md border border-rule bg-surface p-5">
      <Loading label="Loading the website analysis">
        <h2 className="text-md">Website Analysis</h2>
        <div className="mt-3 flex items-center gap-3">
          <Skeleton className="size-10" />
          <div className="grid grow gap-2">
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-3 w-1/2" />
          </div>
        </div>
        <div className="mt-6 hidden grid-cols-2 gap-5 lg:grid">
          {['pages', 'workflows', 'tasks', 'quality'].map((name) => (
            <div key={name} className="grid gap-2">
              <Skeleton className="h-7 w-14" />
              <Skeleton className="h-3 w-24" />
            </div>
          ))}
        </div>
        <div className="hidden lg:block">
          <h3 className="mt-6 text-base">Audit Progress</h3>
          <Skeleton className="mt-3 h-1.5 w-full" />
          <p className="mt-3 text-sm text-ink-secondary">{messages.loadingHint}</p>
        </div>
      </Loading>
    </section>
  );
}
