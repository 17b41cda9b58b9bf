import { ChartLine, type LucideIcon, MessageCircle, Shield } from 'lucide-react';
import type { PartnerIconType, RecommendedPartner } from '#shared/schemas/partner.ts';
import { RelevanceBadge } from '#web/components/audit/relevance-badge.tsx';
import { PartnerName } from '#web/components/recommendations/partner-name.tsx';
import { Card } from '#web/components/ui/card.tsx';

const icons: Partial<Record<PartnerIconType, LucideIcon>> = { shield: Shield, chat: MessageCircle };

export function PartnerGrid({ partners }: { partners: RecommendedPartner[] }) {
  if (partners.length === 0)
    return <p className="text-ink-secondary">No partner solutions fit the tasks we identified.</p>;
  return (
    <ul className="grid list-none grid-cols-1 gap-4 md:grid-cols-2 print:grid-cols-2 lg:grid-cols-3">
      {partners.map((partner) => {
        const Icon = icons[partner.iconType] ?? ChartLine;
        return (
          <li key={partner.id}>
            <Card className="keep-together flex h-full flex-col gap-2">
              {partner.logo === undefined ? (
                <Icon aria-hidden className="size-5 text-accent" strokeWidth={1.5} />
              ) : (
                <img src={partner.logo} alt="" className="h-8 max-w-32 self-start bg-white object-contain" />
              )}
              <h3 className="text-md">
                <PartnerName partner={partner} />
              </h3>
              <p className="text-sm text-ink-secondary">{partner.category}</p>
              <p className="grow">{partner.description}</p>
              <div className="mt-1">
                <RelevanceBadge relevance={partner.relevance} />
              </div>
            </Card>
          </li>
        );
      })}
    </ul>
  );
}
