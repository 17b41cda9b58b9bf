import { useQuery } from '@tanstack/react-query';
import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx';
import { relativeTime } from '#web/lib/relative-time.ts';
import { type AdminEnquiry, adminEnquiriesQuery } from '../api/admin-queries.ts';

/** What visitors wrote, newest first. */
export function EnquiriesList() {
  const { data, isPending } = useQuery(adminEnquiriesQuery);
  if (isPending) {
    return (
      <Loading label="Loading the enquiries">
        <Skeleton className="h-28" />
      </Loading>
    );
  }
  if (!data) return <p className="text-ink-secondary">The enquiries could not be loaded.</p>;
  if (data.length === 0) return <p className="text-ink-secondary">No enquiries yet.</p>;
  const now = new Date();
  return (
    <ul className="list-none border-t border-rule">
      {data.map((enquiry) => (
        <li
          key={enquiry.id}
          className="grid gap-2 border-b border-rule py-4 sm:grid-cols-[16rem_1fr] sm:gap-6"
        >
          <Sender enquiry={enquiry} now={now} />
          <p dir="auto" className="min-w-0 wrap-anywhere whitespace-pre-wrap">
            {enquiry.message}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Sender({ enquiry, now }: { enquiry: AdminEnquiry; now: Date }) {
  const details = [enquiry.jobTitle, enquiry.company, enquiry.companySize, enquiry.phone].filter(Boolean);
  return (
    <div className="min-w-0 text-sm wrap-anywhere text-ink-secondary">
      <p className="text-base font-strong text-ink">{enquiry.name}</p>
      <p>
        <a href={`mailto:${enquiry.email}`}>{enquiry.email}</a>
      </p>
      <p>{details.join(', ')}</p>
      <p>{relativeTime(enquiry.createdAt, now)}</p>
    </div>
  );
}
