import { type ReactNode, useId } from 'react';
import { useDocumentTitle } from '#web/lib/document-title.ts';

export function ProsePage({
  title,
  lead,
  children,
}: {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}) {
  useDocumentTitle(title);
  return (
    <article className="mx-auto max-w-form px-4 pt-10 sm:px-8 sm:pt-16">
      <h1 className="text-2xl sm:text-3xl">{title}</h1>
      <p className="mt-5 text-md text-ink-secondary">{lead}</p>
      {children}
    </article>
  );
}

export function ProseSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <div className="mt-4 grid gap-4 [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-2 [&_ul]:pl-5">{children}</div>
    </section>
  );
}
