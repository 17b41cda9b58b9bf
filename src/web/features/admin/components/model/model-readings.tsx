import { Link } from 'react-router';
import type { ModelReport } from '#shared/schemas/model-report.ts';
import { TableScroller } from '#web/components/ui/table-scroller.tsx';
import { relativeTime } from '#web/lib/relative-time.ts';
import { failureWords } from './model-words.ts';

export function ModelReadings({ recent }: Pick<ModelReport, 'recent'>) {
  if (recent.length === 0) return <p className="text-ink-secondary">No diagnosis has used the model yet.</p>;
  return (
    <TableScroller label="Latest diagnoses that used the model">
      <table className="w-full min-w-160 text-sm">
        <caption className="sr-only">Latest diagnoses that used the model</caption>
        <thead>
          <tr className="border-b border-rule text-left text-ink-secondary">
            <th scope="col" className="py-2 pr-4 font-normal">
              Website
            </th>
            <th scope="col" className="py-2 pr-4 font-normal">
              Outcome
            </th>
            <th scope="col" className="py-2 pr-4 text-right font-normal">
              Shown
            </th>
            <th scope="col" className="py-2 pr-4 text-right font-normal">
              Cost
            </th>
            <th scope="col" className="py-2 pr-4 text-right font-normal">
              Time
            </th>
            <th scope="col" className="py-2 font-normal">
              When
            </th>
          </tr>
        </thead>
        <tbody>
          {recent.map((reading) => (
            <tr key={`${reading.auditId} ${reading.createdAt}`} className="border-b border-rule align-top">
              <td className="max-w-80 py-2 pr-4 wrap-anywhere">
                {reading.auditId === null ? (
                  reading.website
                ) : (
                  <Link to={`/diagnosis/${reading.auditId}`}>{reading.website}</Link>
                )}
              </td>
              <td className="py-2 pr-4">{outcomeOf(reading)}</td>
              <td className="figures py-2 pr-4 text-right">
                {reading.shown} of {reading.proposed}
              </td>
              <td className="figures py-2 pr-4 text-right">
                {reading.costUsd === null ? 'unknown' : `$${reading.costUsd.toFixed(4)}`}
              </td>
              <td className="figures py-2 pr-4 text-right">{reading.seconds.toFixed(1)} s</td>
              <td className="py-2 whitespace-nowrap">{relativeTime(reading.createdAt, new Date())}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroller>
  );
}

function outcomeOf({ status, reason, possiblyPaidTwice }: ModelReport['recent'][number]): string {
  const outcome = reason === null ? status : (failureWords[reason] ?? reason);
  return possiblyPaidTwice ? `${outcome}, possibly billed twice` : outcome;
}
