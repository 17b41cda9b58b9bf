import { type ReactNode, useId } from 'react';

interface AdminSectionProps {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** The heading receives focus when something in the section is deleted. */
export function AdminSection({ title, actions, children }: AdminSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id={id} tabIndex={-1} className="text-xl">
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
