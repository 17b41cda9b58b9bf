import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { callApi } from '#web/lib/api-client.ts';
import { messageForVisitor } from '#web/lib/api-error.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { showToast } from '#web/lib/toast.ts';
import { messages } from '../messages.ts';
import { isWithoutTasks } from '../rules/assign-roles-failure.ts';

/** One change as the API takes it; `path` stands below the audit's. */
export interface Edit {
  method: 'POST' | 'PATCH' | 'DELETE';
  path: string;
  body?: unknown;
  /** Said when it is done: 'Task saved'. */
  done: string;
  /** The change that takes it back; for something added it follows from the answer. */
  undo?: Omit<Edit, 'undo' | 'done'>;
}

const answeredRow = z.object({ id: z.number() });

/**
 * Changes of the owner. Each is followed by reading everything of the audit again, since framework, stats,
 * value and recommendations follow from it; the last one can be taken back.
 */
export function useEdits(id: number) {
  const client = useQueryClient();
  const [undo, setUndo] = useState<Edit | null>(null);
  const reload = () => client.invalidateQueries({ queryKey: queryKeys.audit(id) });

  const edits = useMutation({
    mutationFn: ({ method, path, body }: Edit) => callApi(method, `/api/audits/${id}${path}`, { body }),
    onSuccess: async (answer, edit) => {
      setUndo(undoOf(edit, answer));
      await reload();
      showToast({ title: edit.done });
    },
  });

  const roles = useMutation({
    mutationFn: (workflowId: number) =>
      callApi('POST', `/api/audits/${id}/workflows/${workflowId}/assign-roles`, { body: {} }),
    onSuccess: async (answer) => {
      setUndo(null);
      await reload();
      const said = z.object({ message: z.string() }).safeParse(answer);
      showToast({ title: said.success ? said.data.message : messages.rolesAssigned });
    },
    onError: (error) => {
      if (!isWithoutTasks(error)) showToast({ ...messages.rolesFailed, tone: 'destructive' });
    },
  });

  const apply = (edit: Edit) =>
    edits.mutate(edit, {
      onError: (error) =>
        showToast({
          title: messages.saveFailed,
          description: messageForVisitor(error, 'Please try again.'),
          tone: 'destructive',
        }),
    });

  return {
    /** For forms: rejects with the server's error, so that its fields can be shown. */
    save: edits.mutateAsync,
    /** For buttons: a failure is a notification. */
    apply,
    assignRoles: roles.mutate,
    busy: edits.isPending || roles.isPending,
    undo: undo === null ? null : () => apply(undo),
  };
}

export type Edits = ReturnType<typeof useEdits>;

function undoOf(edit: Edit, answer: unknown): Edit | null {
  if (edit.undo) return { ...edit.undo, done: 'Taken back' };
  const row = answeredRow.safeParse(answer);
  if (edit.method !== 'POST' || !row.success) return null;
  return { method: 'DELETE', path: `${edit.path}/${row.data.id}`, done: 'Taken back' };
}
