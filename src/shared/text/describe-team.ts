import type {
  CompanyTeam,
  Headcount,
  ModeledWork,
  StaffingShares,
  VolumeCue,
} from '../schemas/company-model.ts';
import type { RecommendedModule } from '../schemas/module.ts';
import type { ValueSummary } from '../schemas/value.ts';
import {
  listedTasksShare,
  notVisibleShare,
  notVisibleShareOfDelivery,
} from '../value/company-model/allot-hours.ts';
import { changeTeam } from '../value/company-model/modeled-hours.ts';
import { occupationGroupLabels, occupationGroups } from '../value/company-model/occupation-groups.ts';
import { formatCount, formatEstimate, formatHours, formatPlural, formatShare } from './figures.ts';

export const publishedSavedShare = {
  share: 0.054,
  source: 'Bick, Blandin, and Deming 2024, a US survey',
} as const;

/**
 * If more than this fraction of all hours is saved, we warn that the estimate is higher than studies have found.
 * Our judgment.
 */
const doubtfulShare = 0.15;

export function describeHeadcountSource(source: Headcount['source']): string {
  switch (source.kind) {
    case 'entered':
      return 'as entered';
    case 'size':
      return `chosen size ${source.size}`;
    case 'site':
      return `the site says “${source.quote}”`;
    case 'assumed':
      return [
        source.volunteers
          ? 'assumed for an organization that volunteers run'
          : `assumed from the median size of organizations of this kind (${source.trade})`,
        ...(source.cues ?? []).map(({ text }) => text),
      ].join(', ');
  }
}

const unpaid = 'Dollar amounts show what this time would cost if it were paid.';

/** Null if everyone works full time. */
export function describeWorkingTime({ workingTime }: Pick<CompanyTeam, 'workingTime'>): string | null {
  if (!workingTime) return null;
  const { hoursPerWeek, source } = workingTime;
  const hours = `${formatHours(hoursPerWeek)} ${hoursPerWeek === 1 ? 'hour' : 'hours'} a week each`;
  switch (source.kind) {
    case 'entered':
      return `Working time: ${hours}, as entered.`;
    case 'site':
      return `Working time: ${hours}, our assumption for volunteers, since the site says “${source.quote.replace(/[.!]$/, '')}”. ${unpaid}`;
    case 'part-time':
      return `Working time: ${hours}, our assumption for work that takes only part of the week, since the site says “${source.quote.replace(/[.!]$/, '')}”.`;
    case 'volunteers':
      return `Working time: ${hours}, our assumption, because volunteers run most organizations of this kind (${source.line}). ${unpaid}`;
  }
}

export function describeStaffing(headcount: Headcount, staffing: StaffingShares): string {
  const groups = occupationGroups
    .map((group) => ({ group, people: (staffing[group] ?? 0) * headcount.likely }))
    .filter(({ people }) => people > 0)
    .sort((a, b) => b.people - a.people);
  const named = groups
    .filter(({ people }) => people >= 0.5)
    .map(({ group, people }) => `${formatEstimate(Math.round(people))} in ${occupationGroupLabels[group]}`);
  const everyone = formatPlural(headcount.likely, 'person', 'people');
  if (named.length > 0 && headcount.likely > 1) return `Of ${everyone}, about ${named.join('; ')}.`;
  const most = groups.slice(0, 2).map(({ group }) => occupationGroupLabels[group]);
  return most.length === 0 ? `${everyone}.` : `${everyone} for all the work, mostly ${most.join('; ')}.`;
}

export function describeRange(value: ValueSummary): string[] {
  if (value.team === null) return ['The range reflects uncertainty about the share of hours that AI saves.'];
  const { headcount } = changeTeam(value.team, value.assumptions);
  const { low, high } = headcount;
  const people =
    low === high
      ? `${formatPlural(headcount.likely, 'person', 'people')}, ${describeHeadcountSource(headcount.source)}`
      : `${formatCount(low)} to ${formatCount(high)} people, ${describeHeadcountSource(headcount.source)}`;
  return [
    `The range reflects uncertainty about how many people there are (${people}), how much of their time each workflow takes, and how much of that time AI saves.`,
    `Not visible: we assume that about ${formatShare(notVisibleShare)} of everyone’s time goes into work that no website shows (${formatShare(notVisibleShareOfDelivery)} for people who mainly do the work that customers pay for), and ${formatShare(1 - listedTasksShare)} of each workflow into exceptions that no listed task covers.`,
  ];
}

export function describeVolumes(
  workflows: readonly { name: string; work?: ModeledWork | null | undefined }[],
): string[] {
  return workflows.flatMap(({ name, work }) =>
    work?.volume
      ? [`We limit the hours for “${name}” to what the site shows: ${describeVolume(work.volume)}.`]
      : [],
  );
}

function describeVolume({ text, url }: VolumeCue): string {
  return url === undefined
    ? text
    : `${text} (${url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')})`;
}

interface ShareOfHours {
  value: Pick<ValueSummary, 'savedShareOfAllHours' | 'timeEfficiency'>;
  largest: readonly string[];
  modules: readonly Pick<RecommendedModule, 'paysBack' | 'claimed'>[];
}

export function describeShareOfHours({ value, largest, modules }: ShareOfHours): string | null {
  const share = value.savedShareOfAllHours;
  if (share === null || share === 0) return null;
  const recommended = modules.filter(({ paysBack }) => paysBack);
  const hours = recommended.reduce((sum, { claimed }) => sum + claimed.savedHoursPerMonth.likely, 0);
  const part =
    hours > 0 && value.timeEfficiency > 0
      ? `, and the recommended ${recommended.length === 1 ? 'module' : 'modules'} alone about ${formatShare((share * hours) / value.timeEfficiency)}`
      : '';
  const published = `${(publishedSavedShare.share * 100).toFixed(1)}%`;
  const compared = `We estimate that this saves your team ${formatShare(share)} of all hours worked${part}. For comparison, workers in all kinds of jobs who already use generative AI report saving ${published} of their working hours (${publishedSavedShare.source}).`;
  if (share <= doubtfulShare) return compared;
  const because = largest.length > 0 ? ` Most of it comes from ${largest.join(' and ')}.` : '';
  return `${compared} The estimate is higher than any study has found across all work, so treat it as the upper end of what is possible.${because}`;
}

export function largestSavers(
  value: Pick<ValueSummary, 'lines'>,
  tasks: readonly { id: number; workflow: string }[],
  count = 2,
): string[] {
  const workflowOf = new Map(tasks.map(({ id, workflow }) => [id, workflow]));
  const saved = new Map<string, number>();
  for (const { taskId, savedHoursPerMonth } of value.lines) {
    const name = workflowOf.get(taskId) ?? '';
    saved.set(name, (saved.get(name) ?? 0) + savedHoursPerMonth.likely);
  }
  return [...saved]
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([name]) => name);
}
