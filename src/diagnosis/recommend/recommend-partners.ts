import type { RecommendedPartner, Relevance } from '#shared/schemas/partner.ts';
import type { Profile } from '#shared/schemas/profile.ts';
import type { Task } from '#shared/schemas/task.ts';
import { type FrameworkFit, matchCapabilities } from './capability-match.ts';
import { explainMatch } from './reasons.ts';

/** A partner's people or product may serve a task of any kind. */
const partnerFrameworkFit: FrameworkFit = { Automate: 1, Optimize: 1, Enhance: 1 };

/** Weighted hours a week at which a partner's capability counts as half needed. Our assumption. */
export const partnerHalfNeedHours = 4;

/** Lowest match percentage of each relevance, highest first; below the last one a partner is left out. */
export const relevanceThresholds: readonly { relevance: Relevance; from: number }[] = [
  { relevance: 'Perfect Match', from: 55 },
  { relevance: 'High Relevance', from: 35 },
  { relevance: 'Recommended', from: 15 },
];

/** More partners than this are a directory, not a recommendation. */
export const partnersAtMost = 9;

export interface RecommendPartnersInput {
  tasks: readonly Task[];
  profile: Pick<Profile, 'partners'>;
}

/** The partner solutions that go with these tasks, best match first, in an order that does not depend on the input's. */
export function recommendPartners({ tasks, profile }: RecommendPartnersInput): RecommendedPartner[] {
  return profile.partners
    .flatMap((partner) => {
      const match = matchCapabilities(partner.capabilities, tasks, partnerFrameworkFit, partnerHalfNeedHours);
      const percentage = Math.round(match.share * 100);
      const threshold = relevanceThresholds.find(({ from }) => percentage >= from);
      return threshold === undefined ? [] : [{ partner, match, percentage, relevance: threshold.relevance }];
    })
    .sort((a, b) => b.percentage - a.percentage || (a.partner.id < b.partner.id ? -1 : 1))
    .slice(0, partnersAtMost)
    .map(({ partner, match, relevance }) => ({
      id: partner.id,
      name: partner.name,
      category: partner.category,
      description: partner.description,
      relevance,
      iconType: partner.iconType,
      specialIcon: partner.specialIcon,
      reasons: explainMatch(match, tasks.length),
    }));
}
