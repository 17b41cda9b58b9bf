import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx';
import { ErrorState } from '#web/components/ui/state-card.tsx';
import { messageForVisitor } from '#web/lib/api-error.ts';
import { sessionQuery } from '../api/admin-queries.ts';
import { useSessionEnd } from '../api/use-session-check.ts';
import { SignIn } from './sign-in.tsx';

export function OperatorOnly({ children }: { children: ReactNode }) {
  const session = useQuery(sessionQuery);
  useSessionEnd();
  if (session.error) {
    return (
      <div className="mx-auto max-w-form px-4 py-16">
        <ErrorState
          title="We couldn't load the admin page"
          message={messageForVisitor(session.error, 'Please try again.')}
          onRetry={() => void session.refetch()}
        />
      </div>
    );
  }
  if (session.isPending) {
    return (
      <div className="mx-auto max-w-page px-4 py-12 sm:px-8">
        <Loading label="Loading the admin page">
          <Skeleton className="h-10 w-80 max-w-full" />
        </Loading>
      </div>
    );
  }
  return session.data ? children : <SignIn />;
}
