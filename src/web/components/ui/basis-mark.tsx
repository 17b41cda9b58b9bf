import type { Basis } from '#shared/schemas/evidence.ts';
import { classNames } from '#web/lib/class-names.ts';

export const basisLabels: Record<Basis, string> = {
  observed: 'Observed',
  inferred: 'Inferred',
  typical: 'Typical for the industry',
  told: 'You told us',
};

export const basisExplanations: Record<Basis, string> = {
  observed: 'Quoted word for word from your website.',
  inferred: 'Inferred from what we saw on the website. The evidence is listed.',
  typical: 'Not seen on the website. Companies in this industry usually do it.',
  told: 'Entered by hand by someone who knows the company.',
};

export function BasisMark({
  basis,
  className = 'text-xs text-ink-secondary',
}: {
  basis: Basis;
  className?: string;
}) {
  return (
    <span className={classNames('inline-flex items-center gap-1.5', className)}>
      <svg
        viewBox="0 0 12 12"
        className="size-2.5 shrink-0 fill-none stroke-current"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        {shapes[basis]}
      </svg>
      {basisLabels[basis]}
    </span>
  );
}

const shapes: Record<Basis, React.ReactNode> = {
  observed: <circle cx="6" cy="6" r="4.5" className="fill-current" />,
  inferred: (
    <>
      <circle cx="6" cy="6" r="4.5" />
      <path d="M6 1.5a4.5 4.5 0 0 0 0 9Z" className="fill-current" />
    </>
  ),
  typical: <circle cx="6" cy="6" r="4.5" strokeDasharray="2.4 1.6" />,
  told: <rect x="1.75" y="1.75" width="8.5" height="8.5" rx="1" className="fill-current" />,
};
