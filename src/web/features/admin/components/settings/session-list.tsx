import { useQuery } from '@tanstack/react-query';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx';
import { deleteJson } from '#web/lib/api-client.ts';
import { relativeTime } from '#web/lib/relative-time.ts';
import { type ListedSession, sessionsQuery } from '../../api/security-queries.ts';
import { useAdminAction } from '../../api/use-admin-action.ts';
import { useSignOut } from '../../api/use-session.ts';

export function SignOutEverywhere() {
  const { signOut, pending } = useSignOut();
  return (
    <Button variant="secondary" size="sm" disabled={pending} onClick={() => signOut('everywhere')}>
      Sign out everywhere
    </Button>
  );
}

export function SessionList() {
  const { data, isPending, refetch } = useQuery(sessionsQuery);
  if (isPending) {
    return (
      <Loading label="Loading the sessions">
        <Skeleton className="h-20" />
      </Loading>
    );
  }
  if (!data) {
    return (
      <p className="flex flex-wrap items-center gap-3 text-ink-secondary">
        We couldn't load the sessions.
        <Button variant="secondary" size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  const now = new Date();
  return (
    <ul className="list-none border-t border-rule">
      {data.map((session) => (
        <SessionEntry key={session.id} session={session} now={now} />
      ))}
    </ul>
  );
}

function SessionEntry({ session, now }: { session: ListedSession; now: Date }) {
  const { id, browser, since, current } = session;
  const { start, pending } = useAdminAction({
    run: () => deleteJson(`/api/admin/sessions/${id}`),
    done: 'That browser is signed out.',
    failed: "We couldn't sign out that browser. Please try again.",
  });
  const name = browser || 'Unknown browser';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-rule py-3">
      <div>
        <p className="flex flex-wrap items-center gap-2">
          {name}
          {current && <Badge tone="success">this browser</Badge>}
        </p>
        <p className="text-sm text-ink-secondary">Signed in {relativeTime(since, now)}</p>
      </div>
      {!current && (
        <Button variant="secondary" size="sm" disabled={pending} onClick={start}>
          Sign out
          <span className="sr-only">
            {' '}
            {name}, session {id}
          </span>
        </Button>
      )}
    </li>
  );
}
