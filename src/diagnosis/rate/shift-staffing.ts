import type { CompanyTeam, ModeledWork } from '#shared/schemas/company-model.ts';
import { mainlyDelivers } from '#shared/value/company-model/allot-hours.ts';
import {
  type OccupationGroup,
  occupationGroupLabels,
  occupationGroups,
} from '#shared/value/company-model/occupation-groups.ts';

/** A workflow's share of a group's time from which on it shows that there are such people. Our assumption. */
const needsPeople = 0.45;
/** A trade has hardly any such people. */
const hardlyAny = 0.1;
/** A trade consists mostly of such people. */
const mostly = 0.3;
/** The part of its largest group that does the work shown instead of the work usual in the trade. Our assumption. */
const shifted = 0.5;

/** Groups that every organization has, whatever it offers. */
const general: ReadonlySet<OccupationGroup> = new Set(['11', '43']);

/**
 * A team with the people whom the shown work needs. If a trade consists mostly of people whose work the site does not
 * show, and the site shows work of people whom the trade hardly has (an online shop that knits its own sweaters), half
 * of the former are counted as the latter. `shown`: the delivering workflows that the site shows.
 */
export function shiftStaffing(team: CompanyTeam, shown: readonly ModeledWork[]): CompanyTeam {
  const { staffing, staffingSource } = team;
  const shareOf = (group: OccupationGroup) => staffing[group] ?? 0;
  const largestWork = (group: OccupationGroup) =>
    Math.max(0, ...shown.map(({ groups }) => groups[group]?.likely ?? 0));
  const specific = occupationGroups.filter((group) => !general.has(group));
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
    `The site shows ${names} but not what the people in ${occupationGroupLabels[largest]} would do, so half of them are counted there.`,
  ];
  return {
    ...team,
    staffing: changed,
    staffingSource: { ...staffingSource, because: because.filter((reason) => reason !== null).join(' ') },
  };
}
