import { labelCompanyType } from '#shared/schemas/company.ts';
import type { Industry } from '#shared/schemas/industry.ts';
import { EvidenceList } from '#web/components/audit/evidence-list.tsx';
import { Disclosure } from '#web/components/ui/disclosure.tsx';
import { formatShare } from '../../rules/figures.ts';

/** Says when the site reads like another industry than the one chosen, and on what words that rests. */
export function IndustryNote({ industry }: { industry: Industry }) {
  const { chosen, detected, detail } = industry;
  if (detected === 'unknown' || chosen === 'unknown' || detected === chosen) return null;
  const seen = labelCompanyType(detected);
  return (
    <section aria-label="Industry" className="rounded-md border border-rule bg-surface p-5">
      <p className="max-w-text">
        You chose <strong>{labelCompanyType(chosen)}</strong>. The website reads like{' '}
        <strong>
          {seen}
          {detail !== null && (
            <>
              {' '}
              (<bdi className="wrap-anywhere">{detail}</bdi>)
            </>
          )}
        </strong>
        , with a confidence of {formatShare(industry.confidence)}.
      </p>
      {industry.reasons.length > 0 && (
        <Disclosure label="Why we think so" className="mt-1">
          <div className="pt-2">
            <EvidenceList evidence={industry.reasons} />
          </div>
        </Disclosure>
      )}
    </section>
  );
}
