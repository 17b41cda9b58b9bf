import { classNames } from '#web/lib/class-names.ts';

/** A quiet placeholder of the size that its content will take. Put `Loading` around a group of them. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classNames('animate-skeleton rounded-sm bg-neutral-soft', className)}
    />
  );
}

/** Says once to screen readers that something loads, and holds the placeholders. */
export function Loading({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
