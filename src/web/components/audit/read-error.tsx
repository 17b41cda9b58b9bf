import { ErrorState } from '#web/components/ui/state-card.tsx';
import { isStatus, messageForVisitor } from '#web/lib/api-error.ts';
import { UnknownAudit } from './unknown-audit.tsx';

interface Read {
  error: unknown;
  refetch: () => unknown;
}

export function firstReadError(reads: readonly Read[]): { error: unknown; retry: () => void } | null {
  const failed = reads.filter((read) => read.error);
  const [first] = failed;
  if (!first) return null;
  return {
    error: first.error,
    retry: () => {
      for (const read of failed) read.refetch();
    },
  };
}

export function ReadError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (isStatus(error, 404) || isStatus(error, 400)) return <UnknownAudit />;
  return (
    <div className="mx-auto max-w-form px-4 py-16">
      <ErrorState
        title="We couldn't load the diagnosis"
        message={messageForVisitor(error, 'Please try again.')}
        onRetry={onRetry}
      />
    </div>
  );
}
