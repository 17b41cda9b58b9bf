import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteJson, postJson } from '#web/lib/api-client.ts';
import { ApiError, messageForVisitor } from '#web/lib/api-error.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { showToast } from '#web/lib/toast.ts';

export function useSignIn() {
  const queryClient = useQueryClient();
  const [asksForCode, setAsksForCode] = useState(false);
  const signIn = useMutation({
    mutationFn: ({ password, code }: { password: string; code: string }) =>
      postJson('/api/admin/session', { password, ...(code.trim() === '' ? {} : { code: code.trim() }) }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.operator }),
    onError: (error) => {
      if (codeOf(error) === 'code-required') setAsksForCode(true);
    },
  });
  const { error } = signIn;
  const code = codeOf(error);
  const message = error === null ? null : messageForVisitor(error, 'Please try again.');
  return {
    signIn: signIn.mutate,
    pending: signIn.isPending,
    asksForCode,
    passwordError: code === 'code-required' || code === 'wrong-code' ? null : message,
    codeError: code === 'wrong-code' ? message : null,
  };
}

function codeOf(error: Error | null): string | null {
  return error instanceof ApiError ? error.code : null;
}

export function useSignOut() {
  const queryClient = useQueryClient();
  const signOut = useMutation({
    mutationFn: (where: 'here' | 'everywhere') =>
      deleteJson(where === 'here' ? '/api/admin/session' : '/api/admin/sessions'),
    onSuccess: () => {
      queryClient.setQueryData(queryKeys.admin('session'), null);
      queryClient.removeQueries({
        predicate: ({ queryKey }) => queryKey[0] === queryKeys.operator[0] && queryKey[1] !== 'session',
      });
    },
    onError: (error) =>
      showToast({
        title: 'Error',
        description: messageForVisitor(error, 'Please try again.'),
        tone: 'destructive',
      }),
  });
  return { signOut: signOut.mutate, pending: signOut.isPending };
}
