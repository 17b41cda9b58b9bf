import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import type { ValueSummary } from '#shared/schemas/value.ts';
import { messageForVisitor } from '#web/lib/api-error.ts';
import { valueQuery } from '#web/lib/audit-queries.ts';
import { showToast } from '#web/lib/toast.ts';
import { messages } from '../messages.ts';
import { isConflict, isWithoutTasks } from '../rules/edit-failures.ts';
import { changeAudit } from './change-audit.ts';
import { type DashboardAudit, dashboardKey } from './dashboard-queries.ts';
import { readDashboard } from './read-dashboard.ts';
import type { Dashboard } from './use-dashboard.ts';

/** `path` is relative to the audit's path. */
export interface Edit {
  method: 'POST' | 'PATCH' | 'DELETE';
  path: string;
  body?: unknown;
  done: string;
}

export interface EditEffect {
  usdPerMonth: number;
  changeUsdPerMonth: number;
}

/** Each request names the state that it is based on, so that two tabs can't silently overwrite each other's edits. */
export function useEdits({ id, mode }: Dashboard) {
  const client = useQueryClient();
  const [made, setMade] = useState<readonly string[]>([]);
  const [effect, setEffect] = useState<EditEffect | null>(null);
  const tagOf = () => client.getQueryData<DashboardAudit>(dashboardKey(id, 'audit'))?.tag ?? null;
  const monthlyUsdNow = () =>
    client.getQueryData<ValueSummary>(valueQuery(id, mode).queryKey)?.ranges.monthlyTotal.likely ?? null;
  const call = async (method: Edit['method'], path: string, body: unknown) => {
    const before = monthlyUsdNow();
    const answer = await changeAudit(client, { id, mode, method, path, body, tag: tagOf() });
    const now = monthlyUsdNow();
    const undone = path === undoPath;
    setEffect(undone || now === null ? null : { usdPerMonth: now, changeUsdPerMonth: now - (before ?? now) });
    return answer;
  };
  /** After a conflict, shows the edit made elsewhere, so that the next try is based on it. */
  const onRefused = (error: unknown) => {
    if (!isConflict(error)) return undefined;
    // The latest edit was made elsewhere, so this tab can't undo it.
    setMade([]);
    setEffect(null);
    return readDashboard(client, id, { mode, restart: true });
  };

  const edits = useMutation({
    mutationFn: ({ method, path, body }: Edit) => call(method, path, body),
    onSuccess: (_answer, edit) => {
      setMade((before) => (edit.path === undoPath ? before.slice(0, -1) : [...before, edit.done]));
      showToast({ title: edit.done });
    },
    onError: onRefused,
  });

  const roles = useMutation({
    mutationFn: async (workflowId: number) => {
      const before = tagOf();
      const answer = await call('POST', `/workflows/${workflowId}/assign-roles`, {});
      // If every task already had its role, there is nothing to undo.
      return { answer, changed: before === null || before !== tagOf() };
    },
    onSuccess: ({ answer, changed }) => {
      const parsed = z.object({ message: z.string() }).safeParse(answer);
      const title = parsed.success ? parsed.data.message : messages.rolesAssigned;
      if (changed) setMade((before) => [...before, title]);
      showToast({ title });
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
    apply({ method: 'POST', path: undoPath, done: `Undone: ${made.at(-1) ?? 'the last change'}` });
  }

  return {
    /** Rejects with the server's error, which forms show next to their fields. */
    save: edits.mutateAsync,
    apply,
    assignRoles: roles.mutate,
    busy: edits.isPending || roles.isPending,
    undo: made.length === 0 ? null : undo,
    effect,
    forgetEffect: () => setEffect(null),
  };
}

export type Edits = ReturnType<typeof useEdits>;

const undoPath = '/undo';

export function describeRefusal(error: unknown): string {
  return isConflict(error) ? messages.changedElsewhere : messageForVisitor(error, 'Please try again.');
}
