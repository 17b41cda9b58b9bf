import { Link } from 'react-router';
import type { ComparedScan, Comparison } from '#shared/schemas/comparison.ts';
import { formatCount, formatDate, formatTime } from '#shared/text/figures.ts';
import type { Money } from '#shared/text/money.ts';
import { ExchangeRate } from '#web/components/exchange-rate.tsx';
import { useMoney } from '#web/lib/use-money.ts';

export function ThenAndNow({ comparison: { before, after } }: { comparison: Comparison }) {
  const money = useMoney();
  const change = after.monthlyTotal.likely - before.monthlyTotal.likely;
  const sameDay = formatDate(before.readAt) === formatDate(after.readAt);
  const old = [before, after].filter(({ byPresentVersion }) => !byPresentVersion);
  const oldDates = new Set(old.map(({ readAt }) => formatDate(readAt)));
  return (
    <section aria-labelledby="figures-title" className="mt-5">
      <h2 id="figures-title" className="text-lg">
        Then and now
        {sameDay && <span className="font-normal text-ink-secondary">, {formatDate(after.readAt)}</span>}
      </h2>
      <table className="mt-3 w-full text-left">
        <caption className="sr-only">Figures from both scans</caption>
        <thead className="border-b border-control text-sm text-ink-secondary">
          <tr>
            <td className="py-2" />
            {[before, after].map((scan) => (
              <th key={scan.auditId} scope="col" className="py-2 pl-4 text-right">
                <Link to={`/diagnosis/${scan.auditId}`} className="underline underline-offset-2">
                  {scan === before ? 'Then: ' : 'Now: '}
                  {sameDay ? formatTime(scan.readAt) : formatDate(scan.readAt)}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-rule">
          <Row
            title="Monthly value"
            scans={[before, after]}
            write={(scan) => money.estimate(scan.monthlyTotal.likely)}
          />
          <Row title="Pages read" scans={[before, after]} write={(scan) => formatCount(scan.pagesRead)} />
          <Row title="Workflows" scans={[before, after]} write={(scan) => formatCount(scan.workflows)} />
          <Row title="Tasks" scans={[before, after]} write={(scan) => formatCount(scan.tasks)} />
        </tbody>
      </table>
      <p className="mt-3 max-w-text text-sm text-ink-secondary">
        {describeChange(change, money)} We calculated the figures for both scans with the newer diagnosis's
        assumptions and without your changes.
        {old.length > 0 &&
          ` We no longer store the pages read on ${[...oldDates].join(', and ')}, so we compare what an earlier version of the analysis found on those pages.`}
      </p>
      <ExchangeRate className="mt-1" />
    </section>
  );
}

interface RowProps {
  title: string;
  scans: readonly ComparedScan[];
  write: (scan: ComparedScan) => string;
}

function Row({ title, scans, write }: RowProps) {
  return (
    <tr>
      <th scope="row" className="py-2">
        {title}
      </th>
      {scans.map((scan) => (
        <td key={scan.auditId} className="figures py-2 pl-4 text-right">
          {write(scan)}
        </td>
      ))}
    </tr>
  );
}

function describeChange(usdPerMonth: number, money: Money): string {
  if (Math.abs(usdPerMonth) < 0.5) return 'The value is the same.';
  return `The value is ${money.about(Math.abs(usdPerMonth))} a month ${usdPerMonth > 0 ? 'higher' : 'lower'}.`;
}
