import type {
  CompanyTeam,
  Headcount,
  ModeledWork,
  StaffingShares,
  WorkingTime,
} from '../../schemas/company-model.ts';
import { type AllottedHours, allotHours, fullTimeHours } from './allot-hours.ts';
import { exactHeadcount } from './headcount.ts';

/** Null or undefined keeps what the analysis found or assumed. */
export interface TeamChange {
  headcount?: number | null | undefined;
  hoursPerPerson?: number | null | undefined;
  staffing?: StaffingShares | null | undefined;
}

export interface WorkflowOfTeam {
  name: string;
  work?: ModeledWork | null | undefined;
}

export function changeTeam(
  team: CompanyTeam,
  { headcount, hoursPerPerson, staffing }: TeamChange,
): CompanyTeam {
  const changed: Headcount =
    headcount == null ? team.headcount : exactHeadcount(headcount, { kind: 'entered' });
  const workingTime: WorkingTime | undefined =
    hoursPerPerson == null ? team.workingTime : { hoursPerWeek: hoursPerPerson, source: { kind: 'entered' } };
  return {
    ...team,
    headcount: changed,
    staffing: staffing ? normalized(staffing) : team.staffing,
    ...(workingTime ? { workingTime } : {}),
  };
}

/** Hours per week of each person. */
export function hoursPerPersonOf({ workingTime }: Pick<CompanyTeam, 'workingTime'>): number {
  return workingTime?.hoursPerWeek ?? fullTimeHours;
}

export function modeledHours(
  team: CompanyTeam,
  workflows: readonly WorkflowOfTeam[],
): ReadonlyMap<string, AllottedHours> {
  const works = new Map(workflows.flatMap(({ name, work }) => (work ? [[name, work] as const] : [])));
  return allotHours({
    people: team.headcount.likely,
    hoursPerPerson: hoursPerPersonOf(team),
    staffing: team.staffing,
    works,
  });
}

function normalized(staffing: StaffingShares): StaffingShares {
  const total = Object.values(staffing).reduce((sum, share) => sum + share, 0);
  if (total === 0) return staffing;
  return Object.fromEntries(Object.entries(staffing).map(([group, share]) => [group, share / total]));
}
