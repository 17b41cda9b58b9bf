import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { createdAuditSchema } from '#shared/schemas/audit.ts';
import type { CompanyType } from '#shared/schemas/company.ts';
import { postJson } from '#web/lib/api-client.ts';
import { messageForVisitor } from '#web/lib/api-error.ts';
import { showToast } from '#web/lib/toast.ts';
import { sameSiteRequest } from '../rules/same-site-request.ts';
import type { DashboardAudit } from './dashboard-queries.ts';

type Correction = { companyType: CompanyType; specialty: '' } | { specialty: string };

interface Toasts {
  done: { title: string; description: string };
  failed: string;
}

/**
 * Requests the same site with a corrected company type or line of business. If the site was read
 * recently, the server analyzes its stored pages instead of reading it again.
 */
export function useAnalyzeAgain(audit: DashboardAudit, toasts: Toasts) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (correction: Correction) =>
      createdAuditSchema.parse(await postJson('/api/audits', { ...sameSiteRequest(audit), ...correction })),
    onSuccess: (created) => {
      showToast(toasts.done);
      void navigate(`/diagnosis/${created.id}`);
    },
    onError: (error) =>
      showToast({
        title: toasts.failed,
        description: messageForVisitor(error, 'Please try again.'),
        tone: 'destructive',
      }),
  });
}
