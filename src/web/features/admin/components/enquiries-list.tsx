import { useInfiniteQuery } from '@tanstack/react-query';
import { relativeTime } from '#web/lib/relative-time.ts';
import type { AdminEnquiry, adminEnquiriesQuery } from '../api/admin-queries.ts';
import { AdminList } from './admin-list.tsx';
import { DeleteButton } from './delete-button.tsx';

export function EnquiriesList({ query }: { query: ReturnType<typeof adminEnquiriesQuery> }) {
  const list = useInfiniteQuery(query);
  return (
    <AdminList query={list} what="inquiries">
      {(items) => {
        const now = new Date();
        return (
          <ul className="list-none border-t border-rule">
            {items.map((enquiry) => (
              <li
                key={enquiry.id}
                className="grid items-start gap-2 border-b border-rule py-4 sm:grid-cols-[16rem_1fr_auto] sm:gap-6"
              >
                <Sender enquiry={enquiry} now={now} />
                <p dir="auto" className="min-w-0 wrap-anywhere whitespace-pre-wrap">
                  {enquiry.message}
                </p>
                <DeleteButton
                  path={`/api/admin/enquiries/${enquiry.id}`}
                  what={`inquiry from ${enquiry.name}`}
                  question={`Delete the inquiry from ${enquiry.name}?`}
                  description="The emails about it are deleted too. This cannot be undone."
                  failed="Failed to delete the inquiry. Please try again."
                />
              </li>
            ))}
          </ul>
        );
      }}
    </AdminList>
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
