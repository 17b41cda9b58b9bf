import type { IndustryDefinition } from '#catalogue/industry-definition.ts';
import { traitOfFamily } from '#catalogue/knowledge/find-family.ts';
import type { OrganizationTrait, WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { OptionalCompanySize } from '#shared/schemas/company.ts';
import type { PageFacts } from '../read/page-facts.ts';
import type { PhraseList } from '../text/phrase-list.ts';
import { phrases } from '../text/phrases.ts';
import type { IndustryFinding } from './industry/identify-industry.ts';
import type { SiteReading } from './site-reading.ts';

/** True if the organization has the trait, false if it lacks it. A trait without an entry is unknown. */
export type OrganizationTraits = ReadonlyMap<OrganizationTrait, boolean>;

const sizesOfTeams: Readonly<Record<Exclude<OptionalCompanySize, ''>, { team: boolean; large: boolean }>> = {
  '1-10': { team: false, large: false },
  '11-50': { team: true, large: false },
  '51-200': { team: true, large: true },
  '201-500': { team: true, large: true },
  '501-1000': { team: true, large: true },
  '1000+': { team: true, large: true },
};

export function organizationTraits(
  site: SiteReading,
  finding: IndustryFinding,
  industries: readonly IndustryDefinition[],
  found: readonly Pick<WorkflowDefinition, 'family'>[],
  size: OptionalCompanySize,
): OrganizationTraits {
  const traits = new Map<OrganizationTrait, boolean>();
  for (const trait of usualTraits(finding, industries)) traits.set(trait, true);
  for (const trait of shownTraits(site)) traits.set(trait, true);
  for (const { family } of found) {
    const trait = family === undefined ? null : traitOfFamily(family);
    if (trait !== null) traits.set(trait, true);
  }
  const team = size === '' ? null : sizesOfTeams[size];
  if (team) {
    traits.set('team', team.team);
    traits.set('large-team', team.large);
  }
  // Most organizations with these traits show them on their site, so a trait that nothing indicates counts as
  // absent.
  for (const trait of shownOnSites) if (!traits.has(trait)) traits.set(trait, false);
  return traits;
}

const shownOnSites: readonly OrganizationTrait[] = [
  'online-booking',
  'online-payment',
  'portal',
  'job-offers',
  'several-locations',
  'mailing-list',
  'ships-goods',
  'large-team',
  'emergency-calls',
];

function usualTraits(
  { kind, industry }: IndustryFinding,
  industries: readonly IndustryDefinition[],
): readonly OrganizationTrait[] {
  const trade =
    industries.find(({ id }) => id === kind) ?? industries.find(({ id }) => id === industry.detected);
  return trade?.usually ?? [];
}

/** Pickup or delivery in person doesn't count. */
const shipping = phrases('shipping');
const emergencies = phrases('emergency-calls');

function shownTraits({ pages, readings }: SiteReading): OrganizationTrait[] {
  const some = (test: (page: PageFacts, index: number) => boolean) => pages.some(test);
  const hasForm = (...purposes: string[]) =>
    some(({ forms }) => forms.some(({ purpose }) => purposes.includes(purpose)));
  const hasTechnology = (kind: string) =>
    some(({ technology }) => technology.some((signal) => signal.kind === kind));
  const says = (wanted: PhraseList) =>
    some(
      ({ blocks }, index) =>
        readings[index] !== 'third-party' && blocks.some(({ text }) => wanted.test(text)),
    );
  const shows: readonly (readonly [OrganizationTrait, boolean])[] = [
    ['online-booking', hasForm('booking') || hasTechnology('booking')],
    [
      'online-payment',
      hasForm('payment', 'checkout', 'donation') || hasTechnology('payment') || hasTechnology('shop'),
    ],
    ['portal', hasForm('sign-in') || some(({ kind }) => kind === 'portal')],
    ['mailing-list', hasForm('newsletter') || hasTechnology('marketing')],
    ['job-offers', readings.includes('job')],
    ['several-locations', some(({ kind }) => kind === 'locations')],
    ['ships-goods', says(shipping)],
    ['emergency-calls', says(emergencies)],
  ];
  return shows.flatMap(([trait, shown]) => (shown ? [trait] : []));
}
