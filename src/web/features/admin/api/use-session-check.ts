import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isStatus } from '#web/lib/api-error.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

const sessionKey = queryKeys.admin('session');

/** For links that the browser opens itself, so that the page doesn't see their response. */
export function useSessionCheck(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: sessionKey });
}

/** Checks the session when any call is refused with 401, so that the sign-in replaces the page. */
export function useSessionEnd(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const check = (error: unknown) => {
      if (isStatus(error, 401) && queryClient.getQueryData(sessionKey))
        void queryClient.invalidateQueries({ queryKey: sessionKey });
    };
    const stopQueries = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') check(event.action.error);
    });
    const stopMutations = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') check(event.action.error);
    });
    return () => {
      stopQueries();
      stopMutations();
    };
  }, [queryClient]);
}
