import type { ReactNode } from 'react';

export interface SpecimenProps {
  /** Specimens add the scheme to accessible names, so each name is unique on the page. */
  scheme: 'light' | 'dark';
}

export function Specimen({ scheme, children }: SpecimenProps & { children: ReactNode }) {
  return (
    <div
      data-specimen={scheme}
      style={{ colorScheme: scheme }}
      className="grid content-start gap-8 bg-paper p-5 text-ink"
    >
      {children}
    </div>
  );
}

export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <p className="text-xs text-ink-secondary">{name}</p>
      <div className="mt-2 flex flex-wrap items-start gap-3 *:min-w-0">{children}</div>
    </div>
  );
}
