import type { Offering } from '#shared/schemas/offering.ts';

export function OfferingList({ offerings }: { offerings: readonly Offering[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {offerings.map(({ id, name, evidence: [first] }) => (
        <li key={id} className="min-w-0">
          <p dir="auto" className="font-strong wrap-anywhere">
            {name}
          </p>
          {first && (
            <blockquote dir="auto" lang={first.lang} className="text-sm wrap-anywhere text-ink-secondary">
              “{first.quote}”
            </blockquote>
          )}
        </li>
      ))}
    </ul>
  );
}
