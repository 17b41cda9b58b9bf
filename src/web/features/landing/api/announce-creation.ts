import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '#web/lib/query-keys.ts';
import { showToast } from '#web/lib/toast.ts';

interface Creation {
  website: string;
  existingAudit: boolean;
}

export function announceCreation(
  queryClient: Pick<QueryClient, 'invalidateQueries'>,
  { website, existingAudit }: Creation,
): void {
  void queryClient.invalidateQueries({ queryKey: queryKeys.audits });
  showToast(
    existingAudit
      ? { title: 'Existing Diagnosis Found', description: `Displaying previous results for ${website}.` }
      : {
          title: 'Diagnosis created successfully',
          description: 'Your diagnosis has been created and will start analyzing the website.',
        },
  );
}
