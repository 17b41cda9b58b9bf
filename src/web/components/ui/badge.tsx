import type { ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'purple' | 'accent';

/** The text must say what the color means, for readers who can't see it. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      data-tone={tone}
      className={classNames(
        'inline-flex max-w-full items-center gap-1.5 rounded-sm px-2 py-0.5 text-xs font-strong',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}

const tones: Record<Tone, string> = {
  neutral: 'bg-neutral-soft text-neutral-text',
  info: 'bg-info-soft text-info-text',
  success: 'bg-success-soft text-success-text',
  warning: 'bg-warning-soft text-warning-text',
  danger: 'bg-danger-soft text-danger-text',
  purple: 'bg-purple-soft text-purple-text',
  accent: 'bg-accent-soft text-ink',
};
