import { Compass } from 'lucide-react';
import type { AuditStatus } from '#shared/schemas/audit.ts';
import type { Generating } from '#shared/schemas/progress.ts';
import { Button } from '#web/components/ui/button.tsx';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { messages } from '../../messages.ts';
import { progressWidth } from '../../rules/progress-width.ts';
import { bannerTexts } from '../../rules/status.ts';

interface ScanBannerProps {
  status: AuditStatus;
  generating: Generating | null;
  /** Overall progress in percent, null while unknown. */
  progress: number | null;
}

/** The blue banner while an audit is being made: what happens now, how far it is, how long it takes. */
export function ScanBanner({ status, generating, progress }: ScanBannerProps) {
  const texts = bannerTexts(status);
  if (texts === null) return null;
  const width = progressWidth(generating?.stage ?? null, generating?.progress ?? progress);
  return (
    <section
      aria-label="Progress of the diagnosis"
      data-tone="info"
      className="rounded-md border border-info-text/30 bg-info-soft p-5 text-info-text sm:p-6"
    >
      <div className="flex items-start gap-3.5">
        <Compass
          aria-hidden
          className="mt-1 size-5 shrink-0 motion-safe:animate-[turn_6s_linear_infinite]"
          strokeWidth={1.5}
        />
        <div className="min-w-0 grow">
          <div className="flex items-baseline justify-between gap-4">
            <div role="status">
              <h2 className="text-md">{texts.title}</h2>
            </div>
            <span className="figures text-sm">{Math.round(width)}%</span>
          </div>
          <p className="text-ink">{texts.subline}</p>
          <ProgressBar value={width} label={texts.title} tone="info" className="mt-3" />
          <p className="mt-3 min-h-5 text-sm text-ink">{generating?.message}</p>
          <p className="mt-1 text-sm text-ink-secondary">{messages.scanNote}</p>
        </div>
      </div>
    </section>
  );
}

interface PendingCardProps {
  failed: boolean;
  starting: boolean;
  onStart: () => void;
}

/** While the scan is about to start, or when starting it failed. */
export function PendingCard({ failed, starting, onStart }: PendingCardProps) {
  return (
    <section
      aria-label="Progress of the diagnosis"
      className="rounded-md border border-rule bg-surface p-5 sm:p-6"
    >
      <div role="status">
        <h2 className="text-md">{failed ? 'The scan has not started' : 'The scan is about to start'}</h2>
      </div>
      <p className="mt-1 text-ink-secondary">
        {failed ? 'Nothing is lost: the diagnosis waits for its scan.' : 'Your diagnosis waits for its turn.'}{' '}
        {messages.loadingHint}
      </p>
      {failed && (
        <Button size="sm" className="mt-4" onClick={onStart} disabled={starting}>
          {starting ? 'Starting...' : 'Start the scan'}
        </Button>
      )}
    </section>
  );
}
