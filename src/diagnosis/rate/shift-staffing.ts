import type { CompanyTeam, ModeledWork } from '#shared/schemas/company-model.ts';
import { mainlyDelivers } from '#shared/value/company-model/allot-hours.ts';
import {
  generalGroups,
  type OccupationGroup,
  occupationGroupLabels,
  occupationGroups,
} from '#shared/value/company-model/occupation-groups.ts';

/**
 * If a workflow on the site takes at least this share of a group's time, the organization has people of that
 * group. Our assumption.
 */
const needsPeople = 0.45;
const hardlyAny = 0.1;
/**
 * We shift part of the trade's largest group only if it makes up at least this share of the staff.
 */
const mostly = 0.3;
/** Share of the trade's largest group that we count as people who do the work shown. Our assumption. */
const shifted = 0.5;

/**
 * If the site shows little work of the trade's largest group but much of a group that the trade hardly has, counts
 * half of the former as the latter (an online shop that knits its sweaters).
 */
export function shiftStaffing(team: CompanyTeam, shown: readonly ModeledWork[]): CompanyTeam {
  const { staffing, staffingSource } = team;
  const shareOf = (group: OccupationGroup) => staffing[group] ?? 0;
  const largestWork = (group: OccupationGroup) =>
    Math.max(0, ...shown.map(({ groups }) => groups[group]?.likely ?? 0));
  const specific = occupationGroups.filter((group) => !generalGroups.has(group));
  const [largest] = specific.toSorted((a, b) => shareOf(b) - shareOf(a));
  if (!largest || shareOf(largest) < mostly || largestWork(largest) >= mainlyDelivers) return team;
  const missing = specific.filter((group) => largestWork(group) >= needsPeople && shareOf(group) < hardlyAny);
  if (missing.length === 0) return team;
  const moved = shareOf(largest) * shifted;
  const changed = { ...staffing, [largest]: shareOf(largest) - moved };
  for (const group of missing) changed[group] = shareOf(group) + moved / missing.length;
  const names = missing.map((group) => occupationGroupLabels[group]).join(' and ');
  const because = [
    staffingSource.because,
    `The site shows a lot of work in ${names} but little in ${occupationGroupLabels[largest]}, so we count half of the people in ${occupationGroupLabels[largest]} under ${names}.`,
  ];
  return {
    ...team,
    staffing: changed,
    staffingSource: { ...staffingSource, because: because.filter((reason) => reason !== null).join(' ') },
  };
}
