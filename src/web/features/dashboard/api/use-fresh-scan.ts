import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { createdAuditSchema } from '#shared/schemas/audit.ts';
import { postJson } from '#web/lib/api-client.ts';
import { messageForVisitor } from '#web/lib/api-error.ts';
import { showToast } from '#web/lib/toast.ts';
import { messages } from '../messages.ts';
import { sameSiteRequest } from '../rules/same-site-request.ts';
import type { DashboardAudit } from './dashboard-queries.ts';

export function useFreshScan(audit: DashboardAudit) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () =>
      createdAuditSchema.parse(await postJson('/api/audits', { ...sameSiteRequest(audit), fresh: true })),
    onSuccess: (created) => {
      showToast(messages.scanStarted);
      navigate(`/diagnosis/${created.id}`);
    },
    onError: (error) =>
      showToast({
        title: messages.scanFailed.title,
        description: messageForVisitor(error, messages.scanFailed.fallback),
        tone: 'destructive',
      }),
  });
}
