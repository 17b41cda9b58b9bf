import type { RecommendedPartner } from '#shared/schemas/partner.ts';
import { RelevanceBadge } from '#web/components/audit/relevance-badge.tsx';
import { Disclosure } from '#web/components/ui/disclosure.tsx';
import { PartnerIcon } from './partner-icon.tsx';
import { PartnerName } from './partner-name.tsx';

export function PartnerCard({ partner }: { partner: RecommendedPartner }) {
  return (
    <article className="keep-together flex h-full gap-4 rounded-md border border-rule bg-surface p-5">
      <PartnerIcon partner={partner} />
      <div className="min-w-0">
        <h3 dir="auto" className="font-serif text-base/6 font-strong wrap-anywhere">
          <PartnerName partner={partner} />
        </h3>
        <p className="text-sm wrap-anywhere text-ink-secondary">{partner.category}</p>
        <p dir="auto" className="mt-2 text-sm wrap-anywhere">
          {partner.description}
        </p>
        <div className="mt-3">
          <RelevanceBadge relevance={partner.relevance} />
        </div>
        {partner.reasons.length > 0 && (
          <Disclosure className="mt-1" triggerClassName="no-print" label="Why it fits">
            <ul className="list-none text-sm text-ink-secondary">
              {partner.reasons.map((reason) => (
                <li key={reason} className="wrap-anywhere">
                  {reason}
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </div>
    </article>
  );
}
