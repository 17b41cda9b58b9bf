import type { PartnerIconType, RecommendedPartner, Relevance } from '#shared/schemas/partner.ts';
import type { Profile } from '#shared/schemas/profile.ts';
import type { Task } from '#shared/schemas/task.ts';
import type { TaskFigure } from '#shared/value/task-figures.ts';
import { type FrameworkFit, matchCapabilities } from './capability-match.ts';
import { explainMatch } from './reasons.ts';
import type { CompanyContext } from './work-context.ts';

const partnerFrameworkFit: FrameworkFit = { Automate: 1, Optimize: 1, Enhance: 1 };

/** Weighted hours a week at which a partner's capability counts as half needed. Our assumption. */
export const partnerHalfNeedHours = 4;

export const relevanceThresholds: readonly { relevance: Relevance; from: number }[] = [
  { relevance: 'Perfect Match', from: 55 },
  { relevance: 'High Relevance', from: 35 },
  { relevance: 'Recommended', from: 15 },
];

export const maxPartners = 9;

const doesTheWork: ReadonlySet<PartnerIconType> = new Set(['agency', 'consultancy', 'code']);

export interface RecommendPartnersInput {
  tasks: readonly Task[];
  company: CompanyContext;
  profile: Pick<Profile, 'partners'>;
  figures: ReadonlyMap<number, TaskFigure>;
}

/** Best match first. Partners that do the work themselves count only for work that the company doesn't sell. */
export function recommendPartners({
  tasks,
  company,
  profile,
  figures,
}: RecommendPartnersInput): RecommendedPartner[] {
  const delivers = ({ workflow }: Task) => company.workflows.get(workflow)?.function === 'deliver';
  const handedOut = tasks.filter((task) => !delivers(task));
  return profile.partners
    .filter(({ ownTradeOf = [] }) => !ownTradeOf.some((trade) => company.trades.has(trade)))
    .flatMap((partner) => {
      const open = doesTheWork.has(partner.iconType) ? handedOut : tasks;
      const match = matchCapabilities(partner.capabilities, open, partnerFrameworkFit, partnerHalfNeedHours);
      const percentage = Math.round(match.share * 100);
      const threshold = relevanceThresholds.find(({ from }) => percentage >= from);
      return threshold === undefined ? [] : [{ partner, match, percentage, relevance: threshold.relevance }];
    })
    .sort((a, b) => b.percentage - a.percentage || (a.partner.id < b.partner.id ? -1 : 1))
    .slice(0, maxPartners)
    .map(({ partner, match, relevance }) => ({
      id: partner.id,
      name: partner.name,
      category: partner.category,
      description: partner.description,
      relevance,
      iconType: partner.iconType,
      specialIcon: partner.specialIcon,
      ...(partner.url === undefined ? {} : { url: partner.url }),
      ...(partner.logo === undefined ? {} : { logo: partner.logo }),
      reasons: explainMatch(match, figures),
    }));
}
