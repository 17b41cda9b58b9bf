import type { CompanyTeam } from '#shared/schemas/company-model.ts';
import {
  describeHeadcountSource,
  describeStaffing,
  describeWorkingTime,
} from '#shared/text/describe-team.ts';
import { changeTeam, hoursPerPersonOf } from '#shared/value/company-model/modeled-hours.ts';
import { occupationGroupLabels, occupationGroups } from '#shared/value/company-model/occupation-groups.ts';
import type { Trial } from '../../api/use-trial.ts';
import { AssumptionInput } from './assumption-input.tsx';

const maxPeople = 1_000_000;
/** Groups below this share of the staff are hidden, but still count in the calculation. */
const minShareShown = 0.02;

export function TeamPanel({ trial, team }: { trial: Trial; team: CompanyTeam }) {
  const { assumptions, original } = trial;
  if (assumptions === null || original === null) return null;
  const now = changeTeam(team, assumptions);
  const saved = changeTeam(team, original);
  const { staffingSource } = team;
  const shown = occupationGroups.filter((group) => (saved.staffing[group] ?? 0) >= minShareShown);
  return (
    <section aria-labelledby="team-title" className="grid gap-3">
      <h4 id="team-title" className="text-base font-strong">
        Your team
      </h4>
      <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
        <AssumptionInput
          label="Headcount"
          unit="people"
          value={now.headcount.likely}
          original={saved.headcount.likely}
          min={1}
          max={maxPeople}
          onChange={(people) => trial.change({ headcount: Math.round(people) })}
        />
        <AssumptionInput
          label="Working time"
          unit="hours a week each"
          value={hoursPerPersonOf(now)}
          original={hoursPerPersonOf(saved)}
          min={0.5}
          max={80}
          onChange={(hoursPerPerson) => trial.change({ hoursPerPerson })}
        />
      </div>
      <p className="max-w-text text-sm text-ink-secondary">
        Headcount: {describeHeadcountSource(now.headcount.source)}.{' '}
        {describeStaffing(now.headcount, now.staffing)} {describeWorkingTime(now)}
      </p>
      <details className="text-sm">
        <summary className="cursor-pointer py-2">Change the staffing mix</summary>
        <div className="mt-2 grid items-start gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
          {shown.map((group) => (
            <AssumptionInput
              key={group}
              label={occupationGroupLabels[group]}
              unit="% of people"
              value={percentOf(assumptions.staffing ?? saved.staffing, group)}
              original={percentOf(saved.staffing, group)}
              max={100}
              onChange={(percent) =>
                trial.change({
                  staffing: { ...(assumptions.staffing ?? saved.staffing), [group]: percent / 100 },
                })
              }
            />
          ))}
        </div>
        <p className="mt-3 max-w-text text-ink-secondary">
          If the shares don't add up to 100%, we scale them. Source: {staffingSource.text} (
          {staffingSource.sector}).
          {staffingSource.because !== null && ` Our adjustment: ${staffingSource.because}`}
        </p>
      </details>
    </section>
  );
}

function percentOf(staffing: CompanyTeam['staffing'], group: (typeof occupationGroups)[number]): number {
  return (staffing[group] ?? 0) * 100;
}
