import { classNames } from '#web/lib/class-names.ts';

/** A placeholder of the size of the content. Wrap a group of them in `Loading`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classNames('animate-skeleton rounded-sm bg-neutral-soft', className)}
    />
  );
}

/** Tells screen readers once that something is loading. */
export function Loading({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
