import { classNames } from '#web/lib/class-names.ts';

interface ProgressBarProps {
  value: number;
  max?: number;
  label: string;
  className?: string;
  tone?: 'accent' | 'info';
}

export function ProgressBar({ value, max = 100, label, className, tone = 'accent' }: ProgressBarProps) {
  const clamped = Math.min(Math.max(value, 0), max);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={clamped}
      className={classNames('h-1.5 w-full overflow-hidden rounded-full bg-neutral-soft', className)}
    >
      <div
        className={classNames(
          'h-full rounded-full transition-[width] duration-200 ease-out',
          tone === 'info' ? 'bg-info-text' : 'bg-accent',
        )}
        style={{ width: `${(clamped / max) * 100}%` }}
      />
    </div>
  );
}
