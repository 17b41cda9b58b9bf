import type { ModeledWork, StaffingShares } from '../../schemas/company-model.ts';
import { type Range, rangePoints } from '../../schemas/numbers.ts';
import { type OccupationGroup, occupationGroups } from './occupation-groups.ts';

/** Hours per week of one full-time person. */
export const fullTimeHours = 40;

/**
 * Fraction of people's time that goes into what no website shows: meetings, breaks, training. Our assumption.
 */
export const notVisibleShare = 0.35;

/** Like `notVisibleShare`, for people who mainly deliver the trade's core work. Our assumption. */
export const notVisibleShareOfDelivery = 0.2;

/**
 * Maximum share of their time that people who mainly deliver spend on core work. Consultants bill
 * 69% (Service Performance Insight, 2025); staff of Swedish primary care give 68% to patients (BMC
 * Health Services Research, 2018, volume 18).
 */
export const deliveryShare = 0.7;

/** People mainly deliver if the trade's core work takes at least this share of their time. Our assumption. */
export const mainlyDelivers = 0.3;

/**
 * Share of a workflow's hours that its listed tasks take; the rest goes into exceptions, questions,
 * and corrections. Our assumption, chosen so that the savings on no site that we tested exceed a
 * quarter of all hours (docs/method.md).
 */
export const listedTasksShare = 0.55;

/**
 * Maximum fraction of their visible time that people who don't mainly deliver spend on core work. Our
 * assumption.
 */
const coreLimit = 0.9;

/**
 * For work that hardly grows with the headcount: its hours for `people` people are multiplied by (headcount /
 * `people`) ** `power`.
 */
const fixedGrowth = { people: 20, power: 0.3 };

/**
 * Below `people` people, other work than delivery takes a larger share of everyone's time: ((`people` / headcount) **
 * `power`) times the usual one, because an inquiry or a quote takes as long in a small organization. Estimates of
 * owners' hours (docs/method.md) suggest a power of 0.6, but then the hours per person would differ by more than a
 * factor of two between sizes, so 0.4 is our compromise.
 */
const smallGrowth = { people: 10, power: 0.4 };

/**
 * Minimum share of each person's hours that a workflow takes up, apart from rounding, so that few
 * people do a small workflow. Our assumption.
 */
const minShareEach = 0.2;

export interface AllottedHours {
  /** The total of everyone who does the workflow. `low` and `high` reflect only the uncertainty of the shares. */
  hoursPerWeek: Range;
  people: number;
}

export interface AllotInput<Id> {
  people: number;
  /** Hours per week of each person. */
  hoursPerPerson?: number;
  staffing: StaffingShares;
  works: ReadonlyMap<Id, ModeledWork>;
  /** If false, people's time is not limited. */
  limited?: boolean;
}

/**
 * Core work comes first, up to its limit; other work gets the rest of the visible time, reduced in proportion if
 * that isn't enough.
 */
export function allotHours<Id>({
  people,
  hoursPerPerson = fullTimeHours,
  staffing,
  works,
  limited = true,
}: AllotInput<Id>): Map<Id, AllottedHours> {
  const demands = new Map(
    [...works].map(([id, work]) => [id, demandOf(work, { people, hoursPerPerson, staffing })]),
  );
  const scales = new Map(
    occupationGroups.map((group) => {
      const wanted = (isCore: boolean) =>
        sum(
          [...works].map(([id, work]) =>
            work.isCore === isCore ? (demands.get(id)?.[group]?.likely ?? 0) : 0,
          ),
        );
      const time = (staffing[group] ?? 0) * people * hoursPerPerson;
      const limits = limitsOf(wanted(true) / time);
      const most = time * limits.visible;
      const core = fitting(wanted(true), time * limits.core);
      const side = fitting(wanted(false), most - wanted(true) * core);
      return [group, limited ? { core, side, most } : { core: 1, side: 1, most: Infinity }];
    }),
  );
  return new Map(
    [...works].map(([id, work]) => {
      const own = occupationGroups.flatMap((group) => {
        const demand = demands.get(id)?.[group];
        const limits = scales.get(group);
        const scale = limits?.[work.isCore ? 'core' : 'side'] ?? 0;
        return demand ? [{ group, demand, scale, most: limits?.most ?? 0 }] : [];
      });
      const at = (point: keyof Range) =>
        sum(own.map(({ demand, scale, most }) => Math.min(demand[point] * scale, most)));
      const hoursPerWeek = { low: at('low'), likely: at('likely'), high: at('high') };
      const doers = sum(
        own
          .filter(({ demand, scale }) => demand.likely * scale >= hoursPerWeek.likely / 10)
          .map(({ group }) => (staffing[group] ?? 0) * people),
      );
      return [id, { hoursPerWeek, people: peopleOf(hoursPerWeek.likely / hoursPerPerson, doers) }];
    }),
  );
}

function limitsOf(coreShare: number): { visible: number; core: number } {
  return coreShare >= mainlyDelivers - tolerance
    ? { visible: 1 - notVisibleShareOfDelivery, core: deliveryShare }
    : { visible: 1 - notVisibleShare, core: (1 - notVisibleShare) * coreLimit };
}

const tolerance = 1e-9;

type Staff = Required<Omit<AllotInput<unknown>, 'works' | 'limited'>>;

/** Likely hours per week that the work would take if everyone's time were unlimited. */
export function hoursWanted(work: ModeledWork, staff: Staff): number {
  return sum(Object.values(demandOf(work, staff)).map(({ likely }) => likely));
}

type Demand = Partial<Record<OccupationGroup, Range>>;

function demandOf(work: ModeledWork, { people, hoursPerPerson, staffing }: Staff): Demand {
  const counted = countedPeople(work, people);
  const demand: Demand = {};
  for (const group of occupationGroups) {
    const share = work.groups[group];
    const hours = (staffing[group] ?? 0) * counted * hoursPerPerson;
    if (share && hours > 0) demand[group] = scaleRange(share, hours);
  }
  const most = work.volume?.maxHoursPerWeek;
  const wanted = sum(Object.values(demand).map(({ likely }) => likely));
  if (most === undefined || wanted <= most) return demand;
  for (const group of occupationGroups) {
    const hours = demand[group];
    if (hours) demand[group] = scaleRange(hours, most / wanted);
  }
  return demand;
}

/** The number of people whose time the work's shares refer to. */
function countedPeople({ grows, isCore }: ModeledWork, people: number): number {
  if (grows === 'fixed') {
    const grown = fixedGrowth.people * (people / fixedGrowth.people) ** fixedGrowth.power;
    // Work that delivers already has its part of what the few people there can do.
    return isCore ? Math.min(people, grown) : grown;
  }
  const isSmall = !isCore && people > 0 && people < smallGrowth.people;
  return isSmall ? people * (smallGrowth.people / people) ** smallGrowth.power : people;
}

function peopleOf(fullPeople: number, doers: number): number {
  return Math.max(1, Math.min(Math.round(doers), Math.ceil(fullPeople / minShareEach)));
}

function fitting(wanted: number, available: number): number {
  return wanted > available ? Math.max(0, available) / wanted : 1;
}

export function scaleRange(range: Range, factor: number): Range {
  const result = { ...range };
  for (const point of rangePoints) result[point] *= factor;
  return result;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
