import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteJson, postJson } from '#web/lib/api-client.ts';
import { messageForVisitor } from '#web/lib/api-error.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { showToast } from '#web/lib/toast.ts';

/** Signs the operator in and reads who is signed in anew. */
export function useSignIn() {
  const queryClient = useQueryClient();
  const signIn = useMutation({
    mutationFn: (password: string) => postJson('/api/admin/session', { password }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.operator }),
  });
  return {
    signIn: (password: string) => signIn.mutate(password),
    pending: signIn.isPending,
    message: signIn.error ? messageForVisitor(signIn.error, 'Please try again.') : null,
  };
}

/** Signs out, here or in every browser, and forgets everything that only the operator may see. */
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
