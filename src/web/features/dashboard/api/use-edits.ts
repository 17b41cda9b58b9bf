import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { callApi } from '#web/lib/api-client.ts';
import { messageForVisitor } from '#web/lib/api-error.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { showToast } from '#web/lib/toast.ts';
import { messages } from '../messages.ts';
import { isConflict, isWithoutTasks } from '../rules/edit-failures.ts';
import { type DashboardAudit, dashboardKey } from './dashboard-queries.ts';

/** One change as the API takes it; `path` stands below the audit's. */
export interface Edit {
  method: 'POST' | 'PATCH' | 'DELETE';
  path: string;
  body?: unknown;
  /** Said when it is done: 'Task saved'. */
  done: string;
}

/**
 * Changes of the owner. Each is followed by reading everything of the audit again, since framework, stats,
 * value and recommendations follow from it. Each says which state it was thought out on, so that of two
 * tabs none overwrites what the other did unseen. Changes made here can be taken back, the last one first.
 */
export function useEdits(id: number) {
  const client = useQueryClient();
  const [made, setMade] = useState(0);
  const reload = () => client.invalidateQueries({ queryKey: queryKeys.audit(id) });
  const tagOf = () => client.getQueryData<DashboardAudit>(dashboardKey(id, 'audit'))?.tag ?? null;
  const call = (method: Edit['method'], path: string, body: unknown) => {
    return callApi(method, `/api/audits/${id}${path}`, { body, headers: onState(tagOf()) });
  };
  /** What was changed elsewhere is shown, so that the next try is made on it. */
  const onRefused = (error: unknown) => {
    if (!isConflict(error)) return undefined;
    // The newest change is not this tab's any more.
    setMade(0);
    return reload();
  };

  const edits = useMutation({
    mutationFn: ({ method, path, body }: Edit) => call(method, path, body),
    onSuccess: async (_answer, edit) => {
      await reload();
      setMade((before) => Math.max(0, before + (edit.path === undoPath ? -1 : 1)));
      // What was changed may stand far from the button above the workflows.
      const action = { label: 'Undo', elsewhere: 'Use “Undo last change” above the workflows', run: undo };
      showToast({ title: edit.done, action: edit.path === undoPath ? undefined : action });
    },
    onError: onRefused,
  });

  const roles = useMutation({
    mutationFn: (workflowId: number) => call('POST', `/workflows/${workflowId}/assign-roles`, {}),
    onSuccess: async (answer) => {
      const before = tagOf();
      await reload();
      // Where every task had its role already there is nothing to take back.
      if (before === null || before !== tagOf()) setMade((edits) => edits + 1);
      const said = z.object({ message: z.string() }).safeParse(answer);
      showToast({ title: said.success ? said.data.message : messages.rolesAssigned });
    },
    onError: async (error) => {
      await onRefused(error);
      if (!isWithoutTasks(error)) showToast({ ...messages.rolesFailed, tone: 'destructive' });
    },
  });

  const apply = (edit: Edit) =>
    edits.mutate(edit, {
      onError: (error) =>
        showToast({
          title: messages.saveFailed,
          description: describeRefusal(error),
          tone: 'destructive',
        }),
    });

  function undo() {
    apply({ method: 'POST', path: undoPath, done: 'Taken back' });
  }

  return {
    /** For forms: rejects with the server's error, so that its fields can be shown. */
    save: edits.mutateAsync,
    /** For buttons: a failure is a notification. */
    apply,
    assignRoles: roles.mutate,
    busy: edits.isPending || roles.isPending,
    undo: made === 0 ? null : undo,
  };
}

export type Edits = ReturnType<typeof useEdits>;

const undoPath = '/undo';

/** What a call says of the state that it was thought out on; nothing where the server gave no tag. */
export function onState(tag: string | null): Record<string, string> {
  return tag === null ? {} : { 'If-Match': tag };
}

/** Why a change was refused, and what to do about it. */
export function describeRefusal(error: unknown): string {
  return isConflict(error) ? messages.changedElsewhere : messageForVisitor(error, 'Please try again.');
}
