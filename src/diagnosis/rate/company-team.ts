import type { GroupPercents } from '#catalogue/families.ts';
import type { IndustryDefinition } from '#catalogue/industry-definition.ts';
import type { Knowledge } from '#catalogue/knowledge/knowledge.ts';
import type { CompanySize, OptionalCompanySize } from '#shared/schemas/company.ts';
import type {
  CompanyTeam,
  Headcount,
  SizeCue,
  StaffingShares,
  WorkingTime,
} from '#shared/schemas/company-model.ts';
import type { Industry } from '#shared/schemas/industry.ts';
import { assumedHeadcount, headcountOfSize, isOfSize } from '#shared/value/company-model/headcount.ts';
import { occupationGroups } from '#shared/value/company-model/occupation-groups.ts';
import type { Said } from '../annotate/stated-headcount.ts';
import type { ModelReading } from '../second-reader/model-reading.ts';

type TeamKnowledge = Pick<Knowledge, 'industries' | 'specialties' | 'staffing'>;

export interface TeamInput {
  industry: Industry;
  size: OptionalCompanySize;
  stated: Headcount | null;
  /** Returns a quote saying that volunteers run the organization; null if there is none. */
  volunteering: () => Said | null;
  /** What a second reader says of the working time, with a quote. It counts in every trade. */
  workingTimeRead?: ModelReading['workingTime'];
  cues: readonly SizeCue[];
}

export function companyTeam(
  { industry, size, stated, volunteering, workingTimeRead = null, cues }: TeamInput,
  knowledge: TeamKnowledge,
): CompanyTeam | null {
  const trade = tradeOf(industry, knowledge.industries);
  const unknown = knowledge.staffing.unknownTrade;
  const staffing = trade?.staffing ?? unknown;
  const workingTime = workingTimeRead
    ? timeAsRead(workingTimeRead, knowledge)
    : volunteersTime(industry, trade, volunteering, knowledge);
  const isVoluntary = workingTime !== null && workingTime.source.kind !== 'part-time';
  const usualPeople = isVoluntary
    ? knowledge.staffing.volunteers?.usualPeople
    : (trade?.usualPeople ?? unknown?.usualPeople);
  const sector = knowledge.staffing.sectors[staffing?.sector ?? ''];
  if (!staffing || !sector || usualPeople === undefined) return null;
  const headcount =
    size === ''
      ? (stated ?? assumedHeadcount(usualPeople, trade?.name ?? 'Organization', cues, isVoluntary))
      : headcountOf(size, stated);
  return {
    headcount,
    ...(workingTime ? { workingTime } : {}),
    ...staffedAtDesk(staffingShares(sector.groups, trade?.staffing?.adjust ?? {}), headcount, {
      ...knowledge.staffing.source,
      sector: sector.name,
      because: staffing.because ?? null,
    }),
  };
}

/**
 * In organizations of fewer people than `below`, the same people deliver and do the desk work, so we count at least
 * `share` of the working time as office work (43). Our assumption; it brings other work than delivery a little nearer
 * to what readers estimated as owners of 183 websites (docs/method.md).
 */
const desk = { group: '43', below: 10, share: 0.15 } as const;

function staffedAtDesk(
  staffing: StaffingShares,
  { likely }: Headcount,
  source: CompanyTeam['staffingSource'],
): Pick<CompanyTeam, 'staffing' | 'staffingSource'> {
  const there = staffing[desk.group] ?? 0;
  if (likely >= desk.below || there >= desk.share) return { staffing, staffingSource: source };
  const rest = (1 - desk.share) / (1 - there);
  const shares = Object.entries(staffing).map(([group, share]) => [group, share * rest]);
  const because = `In an organization this small, somebody does the office work, so we count at least ${Math.round(desk.share * 100)}% for it.`;
  return {
    staffing: { ...Object.fromEntries(shares), [desk.group]: desk.share },
    staffingSource: {
      ...source,
      because: source.because === null ? because : `${source.because} ${because}`,
    },
  };
}

/** Null if nothing suggests volunteers, or if volunteers run no line of business in the trade. */
function volunteersTime(
  { specialty, specialties: likely = [] }: Industry,
  trade: IndustryDefinition | undefined,
  volunteering: TeamInput['volunteering'],
  { specialties = [], staffing }: TeamKnowledge,
): WorkingTime | null {
  const lines = specialties.filter((line) => line.trade === trade?.id && line.runByVolunteers);
  if (!staffing.volunteers || lines.length === 0) return null;
  const { hoursPerWeek } = staffing.volunteers;
  const said = volunteering();
  if (said) return { hoursPerWeek, source: { kind: 'site', ...said } };
  const line = lines.find(({ name }) => name === (specialty ?? likely[0]?.name));
  return line ? { hoursPerWeek, source: { kind: 'volunteers', line: line.name } } : null;
}

function timeAsRead(
  { is, ...said }: NonNullable<ModelReading['workingTime']>,
  { staffing }: TeamKnowledge,
): WorkingTime | null {
  const assumed = is === 'volunteers' ? staffing.volunteers : staffing.partTime;
  const kind = is === 'volunteers' ? 'site' : is;
  return assumed ? { hoursPerWeek: assumed.hoursPerWeek, source: { kind, ...said } } : null;
}

function headcountOf(size: CompanySize, stated: Headcount | null): Headcount {
  return stated !== null && isOfSize(stated.likely, size) ? stated : headcountOfSize(size);
}

export function tradeOf(
  { detail, detected, chosen }: Industry,
  industries: readonly IndustryDefinition[],
): IndustryDefinition | undefined {
  const byId = (wanted: string) => industries.find(({ id }) => id === wanted);
  return industries.find(({ name }) => name === detail) ?? byId(detected) ?? byId(chosen);
}

/** The shares add up to 1. */
function staffingShares(sector: GroupPercents, adjust: GroupPercents): StaffingShares {
  const isAdjusted = (group: (typeof occupationGroups)[number]) => adjust[group] !== undefined;
  const own = sum(Object.values(adjust));
  const rest = sum(occupationGroups.flatMap((group) => (isAdjusted(group) ? [] : [sector[group] ?? 0])));
  const shares = occupationGroups.map((group): [typeof group, number] => [
    group,
    adjust[group] ?? (rest > 0 ? ((sector[group] ?? 0) * (100 - own)) / rest : 0),
  ]);
  const total = sum(shares.map(([, percent]) => percent));
  return Object.fromEntries(
    shares.flatMap(([group, percent]) => (percent > 0 ? [[group, percent / total]] : [])),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
