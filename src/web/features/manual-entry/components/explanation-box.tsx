import type { ReactNode } from 'react';

export function ExplanationBox({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-md bg-sunken px-5 py-4">
      <h2 className="text-md">{title}</h2>
      <p className="mt-1 max-w-text text-ink-secondary">{children}</p>
    </section>
  );
}
