import { Compass } from 'lucide-react';
import type { AuditStatus } from '#shared/schemas/audit.ts';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { classNames } from '#web/lib/class-names.ts';
import type { SeenProgress } from '#web/lib/generating.ts';
import { messages } from '../../messages.ts';
import { progressWidth } from '../../rules/progress-width.ts';
import { bannerTexts } from '../../rules/status.ts';

interface ScanBannerProps {
  status: AuditStatus;
  generating: SeenProgress | null;
  /** In percent; null if unknown. */
  progress: number | null;
  reachable: boolean;
  noWorker: boolean;
}

/** Before the scan runs, shows a muted version of the same size, to avoid a layout shift. */
export function ScanBanner({ status, generating, progress, reachable, noWorker }: ScanBannerProps) {
  const running = bannerTexts(status);
  const texts = running ?? messages.scanToCome;
  const current = generating ?? { stage: null, progress };
  const message = noWorker ? messages.noWorker : running && generating?.message;
  const width = running ? progressWidth(current.stage, current.progress) : 0;
  return (
    <section
      aria-label="Diagnosis progress"
      data-tone={running ? 'info' : 'neutral'}
      className={classNames(
        'rounded-md border p-5 sm:p-6',
        running ? 'border-info-text/30 bg-info-soft text-info-text' : 'border-rule bg-surface text-ink',
      )}
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
          {/* A fixed height, so messages of different lengths don't move the content below. */}
          <p
            role="status"
            className="mt-3 line-clamp-2 h-10 text-sm wrap-anywhere text-ink sm:line-clamp-1 sm:h-5"
          >
            {reachable ? message : messages.unreachable}
          </p>
          <p className="mt-1 text-sm text-ink-secondary">
            {messages.scanNote} {messages.loadingHint}
          </p>
        </div>
      </div>
    </section>
  );
}
