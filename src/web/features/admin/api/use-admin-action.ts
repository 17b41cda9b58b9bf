import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageForVisitor } from '#web/lib/api-error.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { showToast } from '#web/lib/toast.ts';
import { messageOf } from './deletion-messages.ts';

interface AdminAction {
  run: () => Promise<unknown>;
  done: string;
  failed: string | ((error: unknown) => string);
  onDone?: () => void;
}

export function useAdminAction({ run, done, failed, onDone }: AdminAction) {
  const queryClient = useQueryClient();
  const action = useMutation({
    mutationFn: run,
    onSuccess: async (answer) => {
      showToast({ title: 'Success', description: messageOf(answer, done) });
      onDone?.();
      await queryClient.invalidateQueries({ queryKey: queryKeys.operator });
    },
    onError: (error) => {
      showToast({
        title: 'Error',
        description: typeof failed === 'string' ? messageForVisitor(error, failed) : failed(error),
        tone: 'destructive',
      });
    },
  });
  return { start: () => action.mutate(), pending: action.isPending };
}
