import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Badge, type Tone } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { postJson } from '#web/lib/api-client.ts';
import { relativeTime } from '#web/lib/relative-time.ts';
import { type AdminJob, adminJobsQuery } from '../api/admin-queries.ts';
import { useAdminAction } from '../api/use-admin-action.ts';
import { AdminList } from './admin-list.tsx';

const tones: Record<string, Tone> = { running: 'info', retrying: 'warning', failed: 'danger' };

export function JobsList() {
  const query = useInfiniteQuery(adminJobsQuery);
  return (
    <AdminList query={query} what="open jobs">
      {(jobs) => {
        const now = new Date();
        return (
          <ul className="list-none border-t border-rule">
            {jobs.map((job) => (
              <JobEntry key={job.id} job={job} now={now} />
            ))}
          </ul>
        );
      }}
    </AdminList>
  );
}

function JobEntry({ job, now }: { job: AdminJob; now: Date }) {
  const { start, pending } = useAdminAction({
    run: () => postJson(`/api/admin/jobs/${encodeURIComponent(job.id)}/retry`),
    done: "We'll retry the job in a moment.",
    failed: "We couldn't retry the job. Please try again.",
  });
  const about = `${job.queue}: ${job.subject}`;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-rule py-3">
      <div className="min-w-0 flex-1 basis-64 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={tones[job.state] ?? 'neutral'}>{job.state}</Badge>
          {job.auditId === null ? about : <Link to={`/diagnosis/${job.auditId}`}>{about}</Link>}
        </p>
        {job.reason !== null && <p className="text-sm text-ink-secondary">{job.reason}</p>}
        <p className="text-sm text-ink-secondary">
          {job.attempts > 0 && `Attempts: ${job.attempts}. `}Added {relativeTime(job.createdAt, now)}
        </p>
      </div>
      {job.state === 'failed' && (
        <Button variant="secondary" size="sm" disabled={pending} onClick={start}>
          Try again<span className="sr-only">: {about}</span>
        </Button>
      )}
    </li>
  );
}
