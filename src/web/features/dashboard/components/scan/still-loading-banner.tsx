import { Hourglass } from 'lucide-react';
import { Button } from '#web/components/ui/button.tsx';
import { messages } from '../../messages.ts';

export function StillLoadingBanner({
  onRefresh,
  refreshing,
}: {
  onRefresh: () => void;
  refreshing: boolean;
}) {
  return (
    <section
      aria-labelledby="still-loading-title"
      data-tone="warning"
      className="flex flex-wrap items-center justify-between gap-4 rounded-md border border-optimize/50 bg-warning-soft p-5 text-warning-text"
    >
      <div className="flex min-w-0 items-start gap-3">
        <Hourglass aria-hidden className="mt-1 size-5 shrink-0" strokeWidth={1.5} />
        <div>
          <h2 id="still-loading-title" className="font-sans text-base">
            {messages.stillLoading.title}
          </h2>
          <p className="max-w-text text-sm text-ink">{messages.stillLoading.text}</p>
        </div>
      </div>
      <Button variant="secondary" size="sm" onClick={onRefresh} disabled={refreshing}>
        {refreshing ? 'Refreshing...' : 'Refresh Data'}
      </Button>
    </section>
  );
}
