import { type ReactNode, useId } from 'react';

export function ReportSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-rule py-10">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <div className="mt-5">{children}</div>
    </section>
  );
}
