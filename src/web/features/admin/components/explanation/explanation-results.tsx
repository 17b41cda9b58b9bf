import type { UseQueryResult } from '@tanstack/react-query';
import { FileQuestion, SearchX } from 'lucide-react';
import type { AuditExplanation } from '#shared/schemas/explanation.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/components/ui/state-card.tsx';
import { ApiError, isStatus, messageForVisitor } from '#web/lib/api-error.ts';
import { formatDay } from '#web/lib/figures.ts';
import { RescanButton } from '../rescan-button.tsx';
import { CandidateSection } from './candidate-section.tsx';
import { NeverMentioned } from './never-mentioned.tsx';

interface ExplanationResultsProps {
  id: number;
  query: UseQueryResult<AuditExplanation>;
  onClear: () => void;
}

export function ExplanationResults({ id, query, onClear }: ExplanationResultsProps) {
  const { data, error, isPending, refetch } = query;
  if (isPending) {
    return (
      <Loading label="Analyzing the stored pages">
        <Skeleton className="mt-8 h-8 w-64" />
        <Skeleton className="mt-4 h-96" />
      </Loading>
    );
  }
  if (error) return <Refusal id={id} error={error} onRetry={() => void refetch()} />;
  const shown = data.candidates.filter((candidate) => candidate.shown);
  const left = data.candidates.filter((candidate) => !candidate.shown);
  return (
    <>
      <p role="status" className="mt-6 text-sm text-ink-secondary">
        {shown.length} shown, {left.length} left out. {data.website}, read on{' '}
        {formatDay(new Date(data.readAt))}.
      </p>
      {!data.sameVersion && (
        <p className="mt-3 max-w-text border-l-2 border-warning-text pl-3">
          This diagnosis was made with another version of the analysis. The result below is what the current
          version finds on the same pages.
        </p>
      )}
      {data.neverMentioned && <NeverMentioned workflow={data.neverMentioned} />}
      {data.candidates.length === 0 && !data.neverMentioned && (
        <div className="mt-6">
          <EmptyState
            icon={SearchX}
            title="No matches"
            action={
              <Button variant="secondary" size="sm" onClick={onClear}>
                Clear the search
              </Button>
            }
          >
            Nothing in the analysis matches your search.
          </EmptyState>
        </div>
      )}
      <CandidateSection title="Shown" candidates={shown} />
      <CandidateSection title="Left out" candidates={left} />
    </>
  );
}

/** Input errors (422) are shown at their fields instead. */
function Refusal({ id, error, onRetry }: { id: number; error: unknown; onRetry: () => void }) {
  if (isStatus(error, 422)) return null;
  const message = messageForVisitor(error, 'Please try again.');
  const code = error instanceof ApiError ? error.code : null;
  return (
    <div className="mt-8">
      {code === 'not-explainable' || code === 'pages-gone' ? (
        <EmptyState
          icon={FileQuestion}
          title="We can't explain this diagnosis"
          action={code === 'pages-gone' && <RescanButton audit={{ id }} />}
        >
          {message}
        </EmptyState>
      ) : (
        <ErrorState title="We couldn't build the explanation" message={message} onRetry={onRetry} />
      )}
    </div>
  );
}
