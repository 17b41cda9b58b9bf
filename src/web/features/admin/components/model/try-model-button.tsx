import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '#web/components/ui/button.tsx';
import { messageForVisitor } from '#web/lib/api-error.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { tryModel } from '../../api/model-query.ts';
import { failureWords } from './model-words.ts';

export function TryModelButton() {
  const client = useQueryClient();
  const trial = useMutation({
    mutationFn: tryModel,
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.admin('model') }),
  });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status" className="text-sm text-ink-secondary">
        {trial.isPending ? 'Asking the model...' : messageOf(trial.data, trial.error)}
      </p>
      <Button variant="secondary" size="sm" disabled={trial.isPending} onClick={() => trial.mutate()}>
        Try it
      </Button>
    </div>
  );
}

function messageOf(answer: Awaited<ReturnType<typeof tryModel>> | undefined, error: Error | null): string {
  if (error) return messageForVisitor(error, "We couldn't reach the model.");
  if (!answer) return '';
  const { ok, reason, status, seconds } = answer;
  if (ok) return `The model answered in ${seconds.toFixed(1)} s.`;
  const why = reason === null ? 'no answer' : (failureWords[reason] ?? reason);
  return status === null ? `No usable answer: ${why}.` : `No usable answer: ${why} (HTTP ${status}).`;
}
