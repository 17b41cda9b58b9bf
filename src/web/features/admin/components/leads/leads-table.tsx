import { Link } from 'react-router';
import type { Lead } from '#shared/schemas/lead.ts';
import { TableScroller } from '#web/components/ui/table-scroller.tsx';
import { formatCountOf } from '#web/lib/figures.ts';
import { relativeTime } from '#web/lib/relative-time.ts';
import { SelectBox, type Selection } from '../layout/selection.tsx';
import { SortHeader, type Sorting } from '../layout/sort-header.tsx';
import { LeadStatusBadge } from './lead-status-badge.tsx';
import { NextDate } from './next-date.tsx';

const headClass = 'px-3 py-2 text-left font-strong whitespace-nowrap text-ink-secondary first:pl-0 last:pr-0';
const cellClass = 'px-3 py-3 align-top first:pl-0 last:pr-0';
const wideOnly = 'max-xl:hidden';

const columns: [label: string, by: string, descendingFirst?: boolean][] = [
  ['Name', 'name'],
  ['Company', 'company'],
  ['Status', 'status'],
  ['Owner', 'owner'],
  ['Follow-up date', 'next'],
  ['Latest', 'latest', true],
];

interface LeadsTableProps {
  leads: Lead[];
  day: string;
  selection: Selection;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}

export function LeadsTable({ leads, day, selection, sorting, onSort }: LeadsTableProps) {
  const now = new Date();
  return (
    <TableScroller label="Leads, table">
      <table className="w-full border-collapse text-sm xl:min-w-[54rem]">
        <caption className="sr-only">Everyone who wrote to you or asked for a report.</caption>
        <thead className="border-b border-control">
          <tr>
            <th className={`${headClass} w-9`}>
              <SelectBox label="Select all shown" checked={selection.all} onChange={selection.toggleAll} />
            </th>
            {columns.map(([label, by, descendingFirst = false]) => (
              <SortHeader
                key={by}
                {...{ label, by, sorting, onSort, descendingFirst }}
                className={`${headClass} ${by === 'name' ? '' : wideOnly}`}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {leads.map((lead) => (
            <LeadRow key={lead.id} {...{ lead, day, now, selection }} />
          ))}
        </tbody>
      </table>
    </TableScroller>
  );
}

function LeadRow({
  lead,
  day,
  now,
  selection,
}: {
  lead: Lead;
  day: string;
  now: Date;
  selection: Selection;
}) {
  const latest = `${askedFor(lead)}, ${relativeTime(lead.latestAt, now)}`;
  return (
    <tr className="border-b border-rule">
      <td className={cellClass}>
        <SelectBox
          label={`Select ${lead.name || lead.email}`}
          checked={selection.has(lead.id)}
          onChange={() => selection.toggle(lead.id)}
        />
      </td>
      <td className={`${cellClass} min-w-0 wrap-anywhere`}>
        <Link to={`/admin/leads/${lead.id}`} dir="auto" className="text-base font-strong">
          {lead.name || lead.email}
        </Link>
        <p className="text-ink-secondary">{lead.email}</p>
        <div className="mt-1 grid gap-1 text-ink-secondary xl:hidden">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <LeadStatusBadge status={lead.status} />
            {lead.owner && <span dir="auto">{lead.owner}</span>}
            <NextDate lead={lead} day={day} />
          </p>
          <p dir="auto">{[lead.company, latest].filter(Boolean).join(', ')}</p>
        </div>
      </td>
      <td dir="auto" className={`${cellClass} ${wideOnly} max-w-44 wrap-anywhere`}>
        {lead.company}
        <p className="text-ink-secondary">
          {lead.diagnoses.map(({ auditId, domain }) => (
            <Link key={auditId} to={`/diagnosis/${auditId}`} className="mr-2">
              {domain || `#${auditId}`}
            </Link>
          ))}
        </p>
      </td>
      <td className={`${cellClass} ${wideOnly}`}>
        <LeadStatusBadge status={lead.status} />
      </td>
      <td dir="auto" className={`${cellClass} ${wideOnly} max-w-32 wrap-anywhere`}>
        {lead.owner || '–'}
      </td>
      <td className={`${cellClass} ${wideOnly} whitespace-nowrap`}>
        {lead.nextDate === null ? '–' : <NextDate lead={lead} day={day} />}
      </td>
      <td className={`${cellClass} ${wideOnly}`}>{latest}</td>
    </tr>
  );
}

function askedFor({ enquiries, reports, verified }: Lead): string {
  const parts = [
    enquiries > 0 && formatCountOf(enquiries, 'inquiry', 'inquiries'),
    reports > 0 && `${formatCountOf(reports, 'report')}${verified ? '' : ' (not verified)'}`,
  ];
  return parts.filter(Boolean).join(', ');
}
