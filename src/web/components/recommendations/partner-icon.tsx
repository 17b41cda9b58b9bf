import {
  BadgeCheck,
  CalendarCheck,
  ChartNoAxesCombined,
  Code,
  Headset,
  Landmark,
  Lock,
  LockKeyhole,
  type LucideIcon,
  Megaphone,
  MessageSquare,
  Puzzle,
  ShieldCheck,
  ShieldPlus,
  TrendingUp,
  UsersRound,
  Wrench,
} from 'lucide-react';
import type { PartnerIconType, RecommendedPartner } from '#shared/schemas/partner.ts';
import { classNames } from '#web/lib/class-names.ts';

export function PartnerIcon({
  partner,
}: {
  partner: Pick<RecommendedPartner, 'iconType' | 'specialIcon' | 'logo'>;
}) {
  if (partner.logo !== undefined) {
    return (
      <img
        src={partner.logo}
        alt=""
        className="size-10 shrink-0 rounded-sm border border-rule bg-white object-contain p-1"
      />
    );
  }
  const Icon = partner.specialIcon ? specialIcons[partner.iconType] : icons[partner.iconType];
  return (
    <span
      data-icon={partner.iconType}
      data-special={partner.specialIcon}
      className={classNames(
        'inline-flex size-10 shrink-0 items-center justify-center rounded-sm',
        partner.specialIcon
          ? 'bg-accent text-on-accent [print-color-adjust:exact]'
          : 'bg-accent-soft text-accent',
      )}
    >
      <Icon aria-hidden className="size-5" strokeWidth={1.75} />
    </span>
  );
}

const icons: Record<PartnerIconType, LucideIcon> = {
  agency: UsersRound,
  consultancy: Landmark,
  tool: Wrench,
  code: Code,
  'trending-up': TrendingUp,
  shield: ShieldCheck,
  lock: Lock,
  chat: MessageSquare,
};

const specialIcons: Record<PartnerIconType, LucideIcon> = {
  agency: Megaphone,
  consultancy: BadgeCheck,
  tool: CalendarCheck,
  code: Puzzle,
  'trending-up': ChartNoAxesCombined,
  shield: ShieldPlus,
  lock: LockKeyhole,
  chat: Headset,
};
