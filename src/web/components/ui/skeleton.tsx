import { classNames } from '#web/lib/class-names.ts';

/** Hidden from screen readers, so wrap a group of these in `Loading`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classNames('animate-skeleton rounded-sm bg-neutral-soft', className)}
    />
  );
}

export function Loading({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
