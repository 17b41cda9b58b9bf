import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useParams } from 'react-router';
import { z } from 'zod';
import { buttonClass } from '#web/components/ui/button.tsx';
import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx';
import { ErrorState } from '#web/components/ui/state-card.tsx';
import { postJson } from '#web/lib/api-client.ts';
import { messageForVisitor } from '#web/lib/api-error.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';

const openedSchema = z.object({ auditId: z.number() });

/** Opening the single-use link makes this browser the diagnosis's owner. */
export function EmbedOpenScreen() {
  const { token = '' } = useParams();
  useDocumentTitle('Your diagnosis');
  const opening = useQuery({
    queryKey: ['embed-open', token],
    queryFn: async () => openedSchema.parse(await postJson('/api/embed/open', { token })).auditId,
  });
  if (opening.data !== undefined) return <Navigate to={`/diagnosis/${opening.data}`} replace />;
  return (
    <div className="mx-auto max-w-form px-4 py-16">
      {opening.isPending ? (
        <Loading label="Opening your diagnosis">
          <Skeleton className="h-40" />
        </Loading>
      ) : (
        <ErrorState
          title="We couldn't open your diagnosis"
          message={messageForVisitor(opening.error, 'Please try again.')}
          action={
            <Link to="/" className={buttonClass({ variant: 'secondary' })}>
              Start a new diagnosis
            </Link>
          }
        />
      )}
    </div>
  );
}
