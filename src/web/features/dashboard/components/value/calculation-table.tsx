import type { ValueSummary } from '#shared/schemas/value.ts';
import {
  formatCount,
  formatEstimate,
  formatEstimatedHours,
  formatEstimatedUsd,
  formatPlural,
  formatShare,
  formatUsdRate,
} from '#shared/text/figures.ts';
import { weeksPerMonth } from '#shared/value/task-figures.ts';
import { FrameworkMark } from '#web/components/ui/framework-mark.tsx';
import { explainByFramework, explainByRate, savedHoursOf } from '../../rules/explain-value.ts';
import type { TaskRow } from '../../rules/rows.ts';
import { ScrollRegion } from '../scroll-region.tsx';

const cell = 'py-2 pl-2 text-right align-top first:pl-0 first:text-left sm:pl-4';

export function CalculationTable({ value, tasks }: { value: ValueSummary; tasks: readonly TaskRow[] }) {
  const { assumptions } = value;
  const adoption =
    assumptions.adoptionShare === 1 ? '' : ` × ${formatShare(assumptions.adoptionShare)} adoption`;
  return (
    <div className="mt-5">
      <p className="text-sm text-ink-secondary">
        Hours per week × share saved{adoption} × {weeksPerMonth} weeks = hours saved per month.
      </p>
      <ScrollRegion label="Hours saved by framework" className="mt-2 overflow-x-auto">
        <table className="w-full text-sm sm:min-w-120">
          <thead className="border-b border-rule text-ink-secondary">
            <tr>
              <th scope="col" className={cell}>
                Framework
              </th>
              <th scope="col" className={`${cell} max-sm:hidden`}>
                Tasks
              </th>
              <th scope="col" className={cell}>
                Hours per week
              </th>
              <th scope="col" className={cell}>
                Share saved
              </th>
              <th scope="col" className={cell}>
                Hours saved per month
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-rule">
            {explainByFramework(value).map((line) => (
              <tr key={line.framework}>
                <td className={cell}>
                  <FrameworkMark framework={line.framework} />
                  <span className="block text-xs text-ink-secondary sm:hidden">
                    {formatPlural(line.tasks, 'task')}
                  </span>
                </td>
                <td className={`${cell} max-sm:hidden`}>{formatCount(line.tasks)}</td>
                <td className={cell}>{formatEstimate(line.hoursPerWeek)}</td>
                <td className={cell}>
                  {formatShare(line.savedShare.likely)}
                  <Between low={formatShare(line.savedShare.low)} high={formatShare(line.savedShare.high)} />
                </td>
                <td className={cell}>{formatEstimate(line.savedHoursPerMonth.likely)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {value.calculationMode === 'simple' ? (
        <p className="figures mt-3 text-sm">
          {formatEstimatedHours(savedHoursOf(value))} saved a month × {formatUsdRate(value.hourlyRate)} an
          hour (junior rate) ≈ <strong>{formatEstimatedUsd(value.costSavingsUSD)}</strong> a month
        </p>
      ) : (
        <RateTable value={value} tasks={tasks} />
      )}
    </div>
  );
}

function RateTable({ value, tasks }: { value: ValueSummary; tasks: readonly TaskRow[] }) {
  const roles = new Map(tasks.map((task) => [task.id, task.assignedRole]));
  return (
    <ScrollRegion label="Savings by role" className="mt-4 overflow-x-auto">
      <table className="w-full min-w-120 text-sm">
        <thead className="border-b border-rule text-ink-secondary">
          <tr>
            <th scope="col" className={cell}>
              Role
            </th>
            <th scope="col" className={cell}>
              Hours saved per month
            </th>
            <th scope="col" className={cell}>
              Hourly rate
            </th>
            <th scope="col" className={cell}>
              Monthly savings
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-rule">
          {explainByRate(value, (id) => roles.get(id) ?? null).map((line) => (
            <tr key={`${line.role} ${line.rateUsdPerHour}`}>
              <td className={`${cell} max-w-56 wrap-anywhere`}>
                <bdi>{line.role ?? 'Unassigned (junior rate)'}</bdi>
                <span className="text-ink-secondary"> · {formatPlural(line.tasks, 'task')}</span>
              </td>
              <td className={cell}>{formatEstimate(line.savedHoursPerMonth)}</td>
              <td className={cell}>{formatUsdRate(line.rateUsdPerHour)}</td>
              <td className={cell}>{formatEstimatedUsd(line.savingsUsdPerMonth)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="border-t border-rule font-strong">
          <tr>
            <td className={cell}>All</td>
            <td className={cell}>{formatEstimate(savedHoursOf(value))}</td>
            <td className={cell}>{formatUsdRate(value.hourlyRate)} on average</td>
            <td className={cell}>{formatEstimatedUsd(value.costSavingsUSD)}</td>
          </tr>
        </tfoot>
      </table>
    </ScrollRegion>
  );
}

function Between({ low, high }: { low: string; high: string }) {
  return (
    <span className="block text-xs text-ink-secondary">
      {low} to {high}
    </span>
  );
}
