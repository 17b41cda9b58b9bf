import type { RecommendedPartner } from '#shared/schemas/partner.ts';
import { RelevanceBadge } from '#web/components/audit/relevance-badge.tsx';
import { Card } from '#web/components/ui/card.tsx';

/** One partner solution, with why it is named. */
export function PartnerEntry({ partner }: { partner: RecommendedPartner }) {
  return (
    <Card className="grid h-full content-start justify-items-start gap-2">
      <RelevanceBadge relevance={partner.relevance} />
      <h3 className="text-md">{partner.name}</h3>
      <p className="text-sm text-ink-secondary">{partner.category}</p>
      <p>{partner.description}</p>
      {partner.reasons.map((reason) => (
        <p key={reason} className="text-sm text-ink-secondary">
          {reason}
        </p>
      ))}
    </Card>
  );
}
